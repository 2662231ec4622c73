import { createHmac } from 'node:crypto';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { ShopperDecision } from './card-checkout.ts';

/** The only cards this partner knows; both pass the Luhn check and belong to nobody. */
export const testCards = {
  approved: '4111111111111111',
  refused: '4000000000000002',
} as const;

export const cardFields = ['cardNumber', 'expiry', 'securityCode', 'holder'] as const;
export type CardField = (typeof cardFields)[number];

/** Error of a field, named like its text. */
type CardFieldError =
  | 'numberInvalid'
  | 'numberUnknown'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'securityCodeInvalid'
  | 'holderMissing';

export type CardFieldErrors = Readonly<Partial<Record<CardField, CardFieldError>>>;

/** What may be shown again after an error; number and security code are typed anew. */
export interface ReshownCardInput {
  readonly expiry: string;
  readonly holder: string;
}

/** What a card's bank says. */
type CardDecision = Extract<ShopperDecision, { readonly state: 'Authorised' | 'Refused' }>;

const MAX_HOLDER_LENGTH = 100;

/** Doubles every second digit from the right; the digit sum of a true number ends in 0. */
export function passesLuhnCheck(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}

function checkNumber(digits: string): CardFieldError | undefined {
  if (!/^\d{12,19}$/.test(digits) || !passesLuhnCheck(digits)) return 'numberInvalid';
  return digits === testCards.approved || digits === testCards.refused ? undefined : 'numberUnknown';
}

/** `MM/YY` or `MM/YYYY`, the separator is free; a card is good until its month ends. */
function checkExpiry(expiry: string, now: Date): CardFieldError | undefined {
  const parts =
    /^(0?[1-9]|1[0-2])\s*[/.\-\s]\s*(?:20)?(\d\d)$/.exec(expiry) ?? /^(0[1-9]|1[0-2])(\d\d)$/.exec(expiry);
  if (parts === null) return 'expiryInvalid';
  const goodUntil = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1);
  return goodUntil <= now.getTime() ? 'expiryPast' : undefined;
}

export function reshownInputOf(form: URLSearchParams): ReshownCardInput {
  return {
    expiry: (form.get('expiry') ?? '').trim().slice(0, 10),
    holder: (form.get('holder') ?? '').trim().slice(0, MAX_HOLDER_LENGTH),
  };
}

const digitsOf = (form: URLSearchParams) => (form.get('cardNumber') ?? '').replace(/[\s-]/g, '');

/**
 * What is the same for the same card and leads back to none. Everybody who tries this partner holds the same two cards, so
 * the holder tells them apart.
 */
export function fingerprintCard(form: URLSearchParams, key: string): string {
  const holder = reshownInputOf(form).holder.toLowerCase().replace(/\s+/g, ' ');
  return createHmac('sha256', key)
    .update(`${digitsOf(form)} ${holder}`)
    .digest('base64url');
}

/** Reads the hosted page's form: what the card's bank decided, or what is wrong, field by field. */
export function decideCardForm(form: URLSearchParams, now: Date): Outcome<CardDecision, CardFieldErrors> {
  const digits = digitsOf(form);
  const reshown = reshownInputOf(form);
  const errors = {
    cardNumber: checkNumber(digits),
    expiry: checkExpiry(reshown.expiry, now),
    securityCode: /^\d{3,4}$/.test((form.get('securityCode') ?? '').trim())
      ? undefined
      : 'securityCodeInvalid',
    holder: reshown.holder === '' ? 'holderMissing' : undefined,
  } satisfies Record<CardField, CardFieldError | undefined>;
  const wrong = Object.entries(errors).filter(([, error]) => error !== undefined);
  if (wrong.length > 0) return refuse(Object.fromEntries(wrong));
  const lastFour = digits.slice(-4);
  return accept(
    digits === testCards.approved
      ? { state: 'Authorised', lastFour }
      : { state: 'Refused', lastFour, reason: 'issuer-refused' },
  );
}
