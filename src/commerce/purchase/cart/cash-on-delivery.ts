import type { CountryCode } from '../../../kernel/locale.ts';
import { add, type Money } from '../../../kernel/money.ts';
import { CASH_AND_BANK_ITEMS, getCashOnDelivery } from '../../../markets/cash-and-bank.ts';
import type { PartnerObstacle } from '../../../markets/payment-methods.ts';
import { GUARANTEE_PRODUCT_TYPE, STANDARD_PRODUCT_TYPE } from '../../item-kinds.ts';
import type { ShippingMethodKey } from '../../rules/shipping/shipping.ts';
import type { CartView } from './cart-view.ts';

type CountedCart = Pick<CartView, 'cart' | 'lines' | 'priced'>;

/** What of a purchase decides how it may be paid, counted (rules Y-01, Y-02, Y-04). */
export interface CountedPurchase {
  readonly country: CountryCode;
  /** Gross, delivery included, without what a way to pay costs itself. */
  readonly gross: Money;
  /** What cash on delivery would cost; absent where it has no price in this money. */
  readonly cashFee: Money | undefined;
  /** Of anything, gifts and guarantees too. */
  readonly pieces: number;
  /** Bought, extra guarantees not counted. */
  readonly items: number;
  /** Of the items: the item limit of cash on delivery is about these alone (rules Y-02, P-22). */
  readonly standardItems: number;
  /** `freight` as soon as something that is bought comes so. */
  readonly goods: ShippingMethodKey;
}

/** Why something cannot be paid in one way: what the method is not for, and what it takes no more of. */
export type PaymentObstacle =
  | { readonly code: PartnerObstacle | 'NotForFreight' }
  | { readonly code: 'OverLimit'; readonly limit: Money }
  | {
      readonly code: 'TooFewItems' | 'TooManyItems' | 'TooManyStandardItems';
      readonly limit: number;
    };

/** What is paid for: a gift never takes a way to pay away. */
const isBought = ({ mode }: CartView['lines'][number]): boolean => mode === 'Standard';

/** Counts a cart for the rules of payment. */
export function countPurchase({ cart, lines, priced }: CountedCart): CountedPurchase {
  const count = (counts: (line: CartView['lines'][number]) => boolean): number =>
    lines.filter(counts).reduce((pieces, line) => pieces + line.quantity, 0);
  const { subtotal, shipping } = priced;
  return {
    country: cart.country,
    gross: shipping === undefined ? subtotal : add(subtotal, shipping.price),
    cashFee: priced.calculatedCodFee,
    pieces: count(() => true),
    items: count((line) => isBought(line) && line.productType !== GUARANTEE_PRODUCT_TYPE),
    standardItems: count((line) => isBought(line) && line.productType === STANDARD_PRODUCT_TYPE),
    goods: lines.some((line) => isBought(line) && line.package === 'freight') ? 'freight' : 'parcel',
  };
}

/** Cash and bank take 1 to 20 items (rules Y-02, Y-04). */
export function findItemObstacles({ items }: Pick<CountedPurchase, 'items'>): readonly PaymentObstacle[] {
  const { minimum, maximum } = CASH_AND_BANK_ITEMS;
  return [
    ...(items < minimum ? [{ code: 'TooFewItems', limit: minimum } as const] : []),
    ...(items > maximum ? [{ code: 'TooManyItems', limit: maximum } as const] : []),
  ];
}

/** What the terms of a country that has cash on delivery say against it; the limit is of the total gross without the fee. */
function findCountryObstacles(purchase: CountedPurchase): readonly PaymentObstacle[] {
  const { limit, itemLimit, isAllowed, isAllowedForFreight } = getCashOnDelivery(purchase.country);
  if (!isAllowed) return [{ code: 'NotInCountry' }];
  const { gross, cashFee, standardItems, goods } = purchase;
  const isInMoney = cashFee !== undefined && limit.currencyCode === gross.currencyCode;
  return [
    ...(isInMoney ? [] : [{ code: 'NotInCurrency' } as const]),
    ...(isInMoney && gross.centAmount > limit.centAmount ? [{ code: 'OverLimit', limit } as const] : []),
    ...(itemLimit !== 'unlimited' && standardItems > itemLimit
      ? [{ code: 'TooManyStandardItems', limit: itemLimit } as const]
      : []),
    ...(goods === 'freight' && !isAllowedForFreight ? [{ code: 'NotForFreight' } as const] : []),
  ];
}

/** All that speaks against paying at the door (rule Y-02); nothing where it is possible. */
export function findCashObstacles(purchase: CountedPurchase): readonly PaymentObstacle[] {
  return [...findCountryObstacles(purchase), ...findItemObstacles(purchase)];
}

/** Whether a cart may be paid at the door (rule Y-02). */
export function isCashOnDeliveryPossible(view: CountedCart): boolean {
  return findCashObstacles(countPurchase(view)).length === 0;
}
