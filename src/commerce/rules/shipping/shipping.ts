import { type Money, money } from '../../../kernel/money.ts';

export const shippingMethodKeys = ['parcel', 'freight'] as const;
export type ShippingMethodKey = (typeof shippingMethodKeys)[number];

/** What a new cart starts with (rule G-21). */
export const defaultShippingMethod: ShippingMethodKey = 'parcel';

/** Whether the chosen method can carry what is in the cart (rule V-07). */
export type ShippingMethodState = 'MatchesCart' | 'DoesNotMatchCart';

/** A market's fees at one moment, gross incl. VAT (rule V-07). */
export interface ShippingFees {
  readonly parcel: Money;
  readonly freight: Money;
  /** Goods of this gross value and more are delivered free. */
  readonly freeAbove: Money;
}

export function isShippingMethodKey(text: string): text is ShippingMethodKey {
  return (shippingMethodKeys as readonly string[]).includes(text);
}

/** One freight line makes the whole delivery freight (rule V-07). */
export function pickShippingMethod(packages: readonly ShippingMethodKey[]): ShippingMethodKey {
  return packages.includes('freight') ? 'freight' : 'parcel';
}

export function compareWithCart(chosen: ShippingMethodKey, offered: ShippingMethodKey): ShippingMethodState {
  return chosen === offered ? 'MatchesCart' : 'DoesNotMatchCart';
}

/**
 * The method a cart goes on with: one that does not match gives way to the offered one (rule V-07);
 * a cart that has none keeps none, because leaving it out was asked for.
 */
export function repairShippingMethod(
  chosen: ShippingMethodKey | undefined,
  offered: ShippingMethodKey,
): ShippingMethodKey | undefined {
  return chosen === undefined ? undefined : offered;
}

/** The fee for discounted gross goods: nothing at the threshold and above (rule V-07). */
export function priceShipping(fees: ShippingFees, method: ShippingMethodKey, goods: Money): Money {
  if (goods.currencyCode !== fees.freeAbove.currencyCode) {
    throw new Error(`goods in ${goods.currencyCode}, fees in ${fees.freeAbove.currencyCode}`);
  }
  return goods.centAmount >= fees.freeAbove.centAmount ? money(goods.currencyCode, 0) : fees[method];
}
