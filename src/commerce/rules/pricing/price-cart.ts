import { type Money, money, multiply, sum } from '../../../kernel/money.ts';
import {
  type ApplicableDiscount,
  findApplicableDiscounts,
  type PromotionChoice,
} from '../promotions/applicable-discounts.ts';
import {
  applyLineDiscounts,
  applyShippingDiscounts,
  type DiscountEffect,
} from '../promotions/apply-discounts.ts';
import type { CodeInCart, DiscountCodeState } from '../promotions/cart-discount.ts';
import { pickGifts } from '../promotions/pick-gifts.ts';
import { compareWithCart, pickShippingMethod, priceShipping } from '../shipping/shipping.ts';
import { sumTaxedPrices, type TaxRate, taxShared } from '../tax/tax.ts';
import { type BaseLine, explainTakenOff, finishGift, finishLine, priceBaseLines } from './price-lines.ts';
import { type PriceStep, step } from './price-step.ts';
import type {
  AppliedDiscount,
  PricedCart,
  PricedCode,
  PricedCustomLine,
  PricedLine,
  PricedShipping,
} from './priced-cart.ts';
import type { PricingInput } from './pricing-input.ts';

/** Key of the cash-on-delivery fee among a cart's custom lines. */
const COD_FEE_KEY = 'cod-fee';

interface TaxedGoods {
  readonly gross: Money;
  readonly rate: TaxRate;
}

/** Delivery: free at the threshold of discounted gross goods (rule V-07), else the fee less its discounts. */
function priceDelivery(
  input: PricingInput,
  subtotal: Money,
  goods: readonly TaxedGoods[],
  discounts: readonly ApplicableDiscount[],
): { readonly shipping: PricedShipping | undefined; readonly effects: readonly DiscountEffect[] } {
  const { shippingMethodKey: methodKey, shippingFees } = input;
  if (methodKey === undefined || input.lines.length === 0) return { shipping: undefined, effects: [] };
  const listed = shippingFees[methodKey];
  const fee = priceShipping(shippingFees, methodKey, subtotal);
  const { total, takenOff, effects } = applyShippingDiscounts(fee.centAmount, discounts, input.currencyCode);
  const price = money(input.currencyCode, total);
  const free: readonly PriceStep[] =
    fee.centAmount === listed.centAmount
      ? []
      : [step('free-shipping', listed, fee.centAmount - listed.centAmount)];
  return {
    shipping: {
      methodKey,
      state: compareWithCart(methodKey, pickShippingMethod(input.lines.map((line) => line.package))),
      fee,
      price,
      taxedPrice: taxShared(price, goods, input.standardTaxRate),
      freeAbove: shippingFees.freeAbove,
      steps: [
        step('shipping-fee', listed, listed.centAmount, methodKey),
        ...free,
        ...explainTakenOff(takenOff, price),
      ],
    },
    effects,
  };
}

/** The fee counts only when cash on delivery is chosen; its tax follows the cart's (rule V-06). */
function priceFees(input: PricingInput, goods: readonly TaxedGoods[]): readonly PricedCustomLine[] {
  const { codFee } = input;
  if (codFee === undefined || !codFee.isChosen || input.lines.length === 0) return [];
  return [
    {
      key: COD_FEE_KEY,
      totalPrice: codFee.value,
      taxedPrice: taxShared(codFee.value, goods, input.standardTaxRate),
      steps: [step('cash-on-delivery-fee', codFee.value, codFee.value.centAmount)],
    },
  ];
}

/** A code is as good as the best of its discounts. */
function stateOf(code: CodeInCart, effects: readonly DiscountEffect[]): DiscountCodeState {
  if (code.barred !== undefined) return code.barred;
  const own = effects.filter(({ key, kind }) => kind === 'discount-code' && code.cartDiscounts.includes(key));
  if (own.some(({ result }) => result === 'applied')) return 'MatchesCart';
  return own.some(({ result }) => result === 'stopped')
    ? 'ApplicationStoppedByPreviousDiscount'
    : 'DoesNotMatchCart';
}

function toApplied(input: PricingInput, effects: readonly DiscountEffect[], gifts: readonly PricedLine[]) {
  const idOf = new Map(input.discounts.map((discount) => [discount.key, discount.id]));
  return effects.flatMap(({ key, kind, amount }): AppliedDiscount[] => {
    const gift = gifts.find((line) => line.id === idOf.get(key));
    const worth = amount + (gift?.price.centAmount ?? 0);
    return worth === 0 ? [] : [{ key, kind, discountedAmount: money(input.currencyCode, worth) }];
  });
}

function explainTotal(
  subtotal: Money,
  shipping: PricedShipping | undefined,
  customLines: readonly PricedCustomLine[],
  netOfTax: number,
): readonly PriceStep[] {
  return [
    step('goods', subtotal, subtotal.centAmount),
    ...(shipping === undefined ? [] : [step('shipping', subtotal, shipping.price.centAmount)]),
    ...customLines.map(({ key, totalPrice }) => step('fees', subtotal, totalPrice.centAmount, key)),
    ...(netOfTax === 0 ? [] : [step('net-of-tax', subtotal, netOfTax)]),
  ];
}

/** The cart with one of the two kinds of promotions that exclude each other. */
function priceWith(input: PricingInput, base: readonly BaseLine[], choice: PromotionChoice): PricedCart {
  const { currencyCode } = input;
  const baseTotal = base.reduce((total, line) => total + line.total, 0);
  const applicable = base.length === 0 ? [] : findApplicableDiscounts(input, baseTotal, choice);
  const discounted = applyLineDiscounts(base, applicable, currencyCode);
  const picked = pickGifts(input, applicable);
  const gifts = picked.gifts.map((gift) => finishGift(input, gift));
  const lines = [...discounted.lines.map(finishLine), ...gifts];
  const subtotal = sum(
    currencyCode,
    lines.map((line) => line.totalPrice),
  );
  const goods = discounted.lines.map((line) => ({
    gross: money(currencyCode, line.total),
    rate: line.taxRate,
  }));
  const delivery = priceDelivery(input, subtotal, goods, applicable);
  const { shipping } = delivery;
  const customLines = priceFees(input, goods);
  const taxedPrice = sumTaxedPrices(
    currencyCode,
    [...lines, ...(shipping === undefined ? [] : [shipping]), ...customLines].map((part) => part.taxedPrice),
  );
  const isNet = input.taxMode === 'External';
  const totalPrice = isNet ? taxedPrice.totalNet : taxedPrice.totalGross;
  const effects = [...discounted.effects, ...picked.effects, ...delivery.effects];
  return {
    taxMode: input.taxMode,
    lines,
    ...(shipping === undefined ? {} : { shipping }),
    customLines,
    listTotal: sum(
      currencyCode,
      lines.map((line) => multiply(line.listPrice, line.quantity)),
    ),
    subtotal,
    totalPrice,
    taxedPrice,
    discounts: toApplied(input, effects, gifts),
    codes: input.codes.map(
      (code): PricedCode => ({
        code: code.code,
        id: code.id,
        state: stateOf(code, effects),
      }),
    ),
    ...(input.codFee === undefined ? {} : { calculatedCodFee: input.codFee.value }),
    steps: explainTotal(
      subtotal,
      shipping,
      customLines,
      totalPrice.centAmount - taxedPrice.totalGross.centAmount,
    ),
  };
}

function stopCodes(codes: readonly PricedCode[]): readonly PricedCode[] {
  return codes.map((code) =>
    code.state === 'MatchesCart' ? { ...code, state: 'ApplicationStoppedByPreviousDiscount' } : code,
  );
}

/**
 * What a cart costs, and why: a pure function of its input, so that an order's frozen input can be priced again. Where codes
 * and volume discounts conflict (rule G-06), the shopper gets the cheaper; of equals the code that they chose.
 */
export function priceCart(input: PricingInput): PricedCart {
  const base = priceBaseLines(input);
  const withVolume = priceWith(input, base, 'volume');
  if (input.codes.every((code) => code.barred !== undefined)) return withVolume;
  const withCodes = priceWith(input, base, 'codes');
  const volumes = withVolume.discounts.filter(({ kind }) => kind === 'volume-discount');
  if (volumes.length === 0) return withCodes;
  const codes = withCodes.codes.filter(({ state }) => state === 'MatchesCart').map(({ code }) => code);
  if (codes.length === 0) return { ...withVolume, codes: withCodes.codes };
  const applied = withCodes.totalPrice.centAmount <= withVolume.totalPrice.centAmount ? 'codes' : 'volume';
  const groupOf = new Map(input.discounts.map(({ key, volume }) => [key, volume?.group]));
  const reached = new Set(volumes.map(({ key }) => groupOf.get(key)));
  const groups = input.lines.flatMap(({ product }) => product.volumeDiscountGroup ?? []);
  const conflict = {
    applied,
    codes,
    volumeDiscountGroups: [...new Set(groups)].filter((group) => reached.has(group)),
    totalWithCodes: withCodes.totalPrice,
    totalWithVolume: withVolume.totalPrice,
  } as const;
  return applied === 'codes'
    ? { ...withCodes, conflict }
    : { ...withVolume, codes: stopCodes(withCodes.codes), conflict };
}
