import type { LanguageCode, LocaleCode } from '../../../kernel/locale.ts';
import type { Market } from '../../../markets/countries.ts';
import type { StateTable } from '../../state-table.ts';

/** Where a review stands: shoppers see approved ones only, and only those count. Removing is possible from each. */
export const reviewStates = {
  // Approved at once where the merchant has turned moderation off, or brings reviews along.
  start: ['Pending', 'Approved'],
  next: {
    Pending: ['Approved', 'Rejected'],
    Approved: ['Rejected'],
    Rejected: ['Approved'],
  },
} as const satisfies StateTable<string>;
export type ReviewState = keyof typeof reviewStates.next;
export const reviewStateNames = Object.keys(reviewStates.next) as readonly ReviewState[];

/** What the shop's owner decides about reviews; settings and switches, given by the composition root. */
export interface ReviewPolicy {
  /** Whether new reviews wait for an operator. */
  readonly moderation: 'on' | 'off';
  /** Where the author is asked for consent (rule W-01: Czechia). */
  readonly asksConsent: (market: Market) => boolean;
}

export function firstState({ moderation }: Pick<ReviewPolicy, 'moderation'>): ReviewState {
  return moderation === 'on' ? 'Pending' : 'Approved';
}

export interface ReviewTranslation {
  readonly title: string;
  readonly text: string;
}

/** What a buyer says of a product (rule W-21). */
export interface Review {
  readonly id: string;
  readonly key: string;
  readonly sku: string;
  readonly state: ReviewState;
  readonly title: string;
  readonly text: string;
  readonly authorName: string;
  /** 1 to 5 stars. */
  readonly rating: number;
  /** What it was written in. */
  readonly locale: LocaleCode;
  /** Where it was gathered; without one, in this shop. */
  readonly source: string | undefined;
  readonly translations: Readonly<Partial<Record<LanguageCode, ReviewTranslation>>>;
  readonly customerCareResponseText: string | undefined;
  /** What the author ticked where their country is asked (rule W-01). */
  readonly consent: boolean | undefined;
  /** Its author bought the product in this shop; of what was brought along nobody knows. */
  readonly isVerified: boolean;
  /** When the shop got it. */
  readonly createdAt: Date;
  /** When it was written: the same, unless it was brought along. */
  readonly reviewCreatedAt: Date;
}
