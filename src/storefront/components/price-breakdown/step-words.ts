import type { LocaleCode } from '../../../kernel/locale.ts';
import { formatMoney, formatPercent } from '../../../markets/money-format.ts';
import type { PriceStep } from '../../cart/price-parts.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import type { PageText } from '../../i18n/texts.ts';
import { labelDiscount } from './label-discount.ts';

/** What the steps of a cart or an order may name. */
export interface ExplainedOrder {
  readonly appliedDiscounts: ShownCart['appliedDiscounts'];
  readonly discountCodes: ShownCart['discountCodes'];
  readonly customLineItems: ShownCart['customLineItems'];
  readonly shippingInfo?: ShownCart['shippingInfo'] | undefined;
}

/** One reason of an amount, for shoppers (rule V-08): every rule of the engine has its words. */
export function stepWords(
  text: PageText,
  locale: LocaleCode,
  { rule, id = '' }: PriceStep,
  order: ExplainedOrder,
): string {
  const { appliedDiscounts, discountCodes, customLineItems, shippingInfo } = order;
  switch (rule) {
    case 'list-price':
      return text('cart.listPrice');
    case 'price-tier':
      return text('promotion.stepTier', { count: id });
    case 'product-discount':
      return text('promotion.stepReduced');
    case 'guarantee-rate':
      return text('promotion.stepGuarantee', { rate: formatPercent(locale, Number(id)) });
    case 'gift':
      return text('cart.freeGift');
    case 'cart-discount':
    case 'discount-code':
    case 'volume-discount':
    case 'personal-discount': {
      const discount = appliedDiscounts.find(({ key }) => key === id);
      return labelDiscount(text, { key: id, name: discount?.name ?? id, type: rule }, discountCodes);
    }
    case 'goods':
      return text('cart.subtotal');
    case 'shipping-fee':
    case 'shipping':
      return shippingInfo?.shippingMethodName ?? id;
    case 'free-shipping':
      return shippingInfo === undefined
        ? text('cart.free')
        : text('promotion.stepFreeShipping', { amount: formatMoney(locale, shippingInfo.freeAbove) });
    case 'cash-on-delivery-fee':
      return customLineItems[0]?.name ?? id;
    case 'fees':
      return customLineItems.find((line) => line.id === id)?.name ?? id;
    case 'net-of-tax':
      return text('promotion.stepNet');
  }
}
