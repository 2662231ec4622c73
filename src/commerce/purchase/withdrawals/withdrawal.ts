import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';

/** Pieces of a line of an own order, under the name that it was bought by. */
export interface WithdrawnItem {
  readonly lineItemId: string;
  readonly name: string;
  readonly quantity: number;
}

/** What a consumer says who withdraws (Directive 2011/83/EU, Article 11a). */
export interface WithdrawalStatement {
  readonly name: string;
  /** `NS` and ten digits; what was typed, where that is no order number. */
  readonly orderNumber: string;
  /** Where the receipt goes. */
  readonly email: string;
  readonly scope: 'whole' | 'items';
  /** What was chosen of an own order. */
  readonly items: readonly WithdrawnItem[];
  /** Which goods, in the words of somebody who cannot be shown the order. */
  readonly goods: string | undefined;
  readonly reason: string | undefined;
}

/** Line item id -> pieces. */
export type Pieces = ReadonlyMap<string, number>;

export type WithdrawalDecision =
  | { readonly kind: 'Approved'; readonly at: Date; readonly pieces: Pieces }
  | { readonly kind: 'Declined'; readonly at: Date; readonly reason: string };

/** Goods that are here again, or the proof that they are on their way: what a refund may wait for (Article 13(3)). */
export interface ReturnedGoods {
  readonly kind: 'GoodsReturned' | 'ProofOfReturn';
  readonly at: Date;
}

/** A statement as it was received, and all that happened to it; where it stands follows (`withdrawal-states.ts`). */
export interface Withdrawal extends WithdrawalStatement {
  readonly id: string;
  /** `WD00000012`: what people and the shop call it. */
  readonly number: string;
  readonly createdAt: Date;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly orderId: string | undefined;
  readonly decision: WithdrawalDecision | undefined;
  readonly returned: ReturnedGoods | undefined;
  readonly refund: WithdrawalRefund | undefined;
}

/** What was taken back of the order for it. */
export interface WithdrawalRefund {
  readonly reversalId: string;
  readonly amount: Money;
  readonly state: 'None' | 'Owed' | 'Paid';
  readonly at: Date | undefined;
  /** When the partner failed to pay it; it is owed then. */
  readonly failedAt: Date | undefined;
}
