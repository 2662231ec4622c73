import { createHmac } from 'node:crypto';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { checkingFrom, type ShopperDecision } from './card-checkout.ts';
import { type CardFieldErrors, checkCard, digitsOf } from './card-checks.ts';
import { findTestOutcome, type TestOutcome } from './test-cards.ts';

/** What may be shown again after an error; number and security code are typed anew. */
export interface ReshownCardInput {
  readonly expiry: string;
  readonly holder: string;
}

/** What a card's bank says, or that nothing was heard of it: then nothing was decided, and the shopper may try again. */
export type CardVerdict =
  | Exclude<ShopperDecision, { readonly state: 'Waiting' | 'Cancelled' }>
  | { readonly state: 'Undecided'; readonly trouble: 'no-answer' | 'failed' };

const MAX_HOLDER_LENGTH = 100;

export function reshownInputOf(form: URLSearchParams): ReshownCardInput {
  return {
    expiry: (form.get('expiry') ?? '').trim().slice(0, 10),
    holder: (form.get('holder') ?? '').trim().slice(0, MAX_HOLDER_LENGTH),
  };
}

const numberOf = (form: URLSearchParams) => digitsOf(form.get('cardNumber') ?? '');

/**
 * What is the same for the same card and leads back to none. Everybody who tries this partner holds the same cards, so
 * the holder tells them apart.
 */
export function fingerprintCard(form: URLSearchParams, key: string): string {
  const holder = reshownInputOf(form).holder.toLowerCase().replace(/\s+/g, ' ');
  return createHmac('sha256', key)
    .update(`${numberOf(form)} ${holder}`)
    .digest('base64url');
}

function toVerdict(outcome: TestOutcome, lastFour: string, now: Date): CardVerdict {
  switch (outcome.kind) {
    case 'approve':
      return { state: 'Authorised', lastFour };
    case 'decline':
      return { state: 'Refused', lastFour, reason: outcome.reason };
    case 'challenge':
      return { state: 'Challenge', lastFour };
    case 'check':
      return { ...checkingFrom(now, outcome.settlesAs), lastFour };
    case 'no-answer':
    case 'failed':
      return { state: 'Undecided', trouble: outcome.kind };
  }
}

/** Reads a card's form: what its bank decided, or what is wrong, field by field. */
export function decideCardForm(form: URLSearchParams, now: Date): Outcome<CardVerdict, CardFieldErrors> {
  const digits = numberOf(form);
  const errors = checkCard(
    { ...reshownInputOf(form), cardNumber: digits, securityCode: form.get('securityCode') ?? '' },
    now,
  );
  const outcome = findTestOutcome(digits);
  const isUnknown = outcome === undefined && errors.cardNumber === undefined;
  const all = isUnknown ? { ...errors, cardNumber: 'numberUnknown' as const } : errors;
  if (outcome === undefined || Object.keys(all).length > 0) return refuse(all);
  return accept(toVerdict(outcome, digits.slice(-4), now));
}
