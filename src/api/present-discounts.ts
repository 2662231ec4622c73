import type { AppliedDiscountView, CodeView, NamedDiscount } from '../commerce/purchase/cart/cart-view.ts';
import type { Cart } from './contract/cart.ts';

type CartDiscount = Cart['discountCodes'][number]['discountCode']['cartDiscounts'][number];

function presentDiscount(discount: NamedDiscount): CartDiscount {
  const { id, key, name, description, targetType, sortOrder, stackingMode, requiresDiscountCode } = discount;
  const { value, validFrom, validUntil } = discount;
  return {
    id,
    key,
    name,
    ...(description === undefined ? {} : { description }),
    value,
    targetType,
    sortOrder,
    isActive: true,
    stackingMode,
    requiresDiscountCode,
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(validUntil === undefined ? {} : { validUntil }),
  };
}

export function presentApplied(applied: AppliedDiscountView): Cart['appliedDiscounts'][number] {
  return { ...presentDiscount(applied), type: applied.kind, discountedAmount: applied.discountedAmount };
}

export function presentCode({ state, id, code, cartDiscounts }: CodeView): Cart['discountCodes'][number] {
  return { state, discountCode: { id, code, cartDiscounts: cartDiscounts.map(presentDiscount) } };
}
