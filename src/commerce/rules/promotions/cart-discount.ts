import type { Localized } from '../../../kernel/localized.ts';
import type { Money } from '../../../kernel/money.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';
import type { CartDiscountValue } from './kinds/promotion-kinds.ts';
import type { Predicate } from './predicate.ts';

export type CartDiscountTarget =
  | { readonly type: 'lineItems'; readonly predicate: Predicate }
  | { readonly type: 'shipping' };

/** A discount on a cart that is in force for its store and moment (rule V-03). */
export interface CartDiscount {
  readonly key: string;
  readonly id: string;
  readonly value: CartDiscountValue;
  readonly target: CartDiscountTarget;
  /** Goods of this gross value and more, before cart discounts; empty: any. */
  readonly minimumGoods: readonly Money[];
  /** Applied from the lowest up; of equals by key. */
  readonly sortOrder: number;
  readonly stackingMode: 'Stacking' | 'StopAfterThisDiscount';
  readonly requiresDiscountCode: boolean;
  /** From so many pieces of a group on (rule V-04). */
  readonly volume?: { readonly group: string; readonly pieces: number };
  /** Only for shoppers of this tier (rule V-05). */
  readonly tier?: SubscriberTier;
}

/** The same with what shoppers read of it. Times are ISO instants; `validUntil` is not included. */
export interface DescribedCartDiscount extends CartDiscount {
  readonly name: Localized;
  readonly description: Localized;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** What pricing reads of a discount, and nothing else: orders keep it. */
export function toRule(discount: DescribedCartDiscount): CartDiscount {
  const { name: _name, description: _description, validFrom: _from, validUntil: _until, ...rule } = discount;
  return rule;
}

/** How a discount code in a cart stands. */
export const discountCodeStates = [
  'MatchesCart',
  'DoesNotMatchCart',
  'NotActive',
  'NotValid',
  'MaxApplicationReached',
  'ApplicationStoppedByPreviousDiscount',
] as const;
export type DiscountCodeState = (typeof discountCodeStates)[number];

/** A code in a cart with what is known of it before pricing. */
export interface CodeInCart {
  readonly code: string;
  readonly id: string;
  /** Keys of the cart discounts it switches on. */
  readonly cartDiscounts: readonly string[];
  /** Absent: in force, so that the cart decides. */
  readonly barred?: 'NotActive' | 'NotValid' | 'MaxApplicationReached';
}
