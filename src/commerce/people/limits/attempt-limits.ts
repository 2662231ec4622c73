/** What comes of going above a limit; `tell`: the shop's operators hear of it, and nobody else. */
export type LimitAnswer = 'refuse' | 'another method' | 'tell';

export interface AttemptLimit {
  readonly most: number;
  readonly seconds: number;
  /** The most that may be tried for, in euro cents of `roughWorth`. */
  readonly worth?: number;
  /** `refuse` unless told. */
  readonly answer?: LimitAnswer;
}

const DAY = 24 * 3600;

/**
 * How often something may be tried (rule U-03). Per e-mail: what a person with a bad memory needs, and a guesser
 * cannot live on. Per address: an office or a mobile network behind one address is many people.
 */
export const ATTEMPT_LIMITS = {
  'sign-in/email': { most: 10, seconds: 15 * 60 },
  'sign-in/address': { most: 100, seconds: 15 * 60 },
  'sign-up/email': { most: 5, seconds: 3600 },
  'sign-up/address': { most: 20, seconds: 3600 },
  /** A new e-mail is asked for seldom, and each time a mail goes to whoever has it. */
  'change-email/customer': { most: 5, seconds: 3600 },
  /** Mails about accounts to one e-mail, whoever causes them: nobody fills another's mailbox by way of the shop. */
  'mail/email': { most: 20, seconds: 3600 },
  'reset/email': { most: 5, seconds: 3600 },
  'reset/address': { most: 20, seconds: 3600 },
  /** Mails about goods that are back: somebody may wait for a few things at once. */
  'stock-notice/email': { most: 10, seconds: 3600 },
  'stock-notice/address': { most: 60, seconds: 3600 },
  /** Somebody's e-mail is typed by whoever likes: each time a mail goes there. */
  'newsletter/email': { most: 3, seconds: 3600 },
  'newsletter/address': { most: 20, seconds: 3600 },
  /** Choices about what is stored, and links of the mailing service: each leaves a row. */
  'consent/address': { most: 200, seconds: 15 * 60 },
  'consent-link/address': { most: 200, seconds: 3600 },
  /** What is written to customer service: each is read by a person, and confirmed to whatever e-mail was typed. */
  'request/address': { most: 20, seconds: 3600 },
  'request/email': { most: 10, seconds: 3600 },
  /** Statements of withdrawal: each is read by a person, and confirmed to whatever e-mail was typed. */
  'withdrawal/address': { most: 30, seconds: 3600 },
  'withdrawal/email': { most: 10, seconds: 3600 },
  /** By whoever is shown the order: part by part, with a word that was forgotten. */
  'withdrawal/order': { most: 20, seconds: 3600 },
  /** Pieces set aside for ten minutes: so often, and then who pays first has them (docs/decisions/0010-reservations.md). */
  'reservation/session': { most: 4, seconds: 3600 },
  'reservation/network': { most: 60, seconds: 3600 },
  /** Payments opened at the partner: each costs a request there. */
  'payment/session': { most: 30, seconds: 15 * 60 },
  'payment/address': { most: 200, seconds: 15 * 60 },
  /** Cards that were refused: who mistypes one tries it again, who tries out stolen ones has many (docs/decisions/0045-payment-velocity.md). */
  'card-refused/session': { most: 5, seconds: 3600, answer: 'another method' },
  'card-refused/network': { most: 40, seconds: 3600, answer: 'another method' },
  'card-refused/delivery': { most: 20, seconds: DAY, answer: 'another method' },
  'card-refused/card': { most: 5, seconds: DAY, answer: 'tell' },
  /** Orders paid with one card, or sent to one door: a busy workshop is looked at, and nobody buys more than it does. */
  'card-paid/card': { most: 5, worth: 500_000, seconds: DAY, answer: 'tell' },
  'card-paid/delivery': { most: 10, worth: 1_000_000, seconds: DAY, answer: 'tell' },
  'card-paid-often/card': { most: 40, worth: 6_000_000, seconds: DAY, answer: 'another method' },
  'card-paid-often/delivery': { most: 60, worth: 10_000_000, seconds: DAY, answer: 'another method' },
  /** Discount codes that were wrong: who mistypes one tries again; who guesses needs thousands. */
  'discount-code/session': { most: 20, seconds: 15 * 60 },
  'discount-code/address': { most: 100, seconds: 15 * 60 },
  /** An address is checked by the mapping provider once a session (rule C-08); each check costs. */
  'address-check/session': { most: 1, seconds: 30 * DAY },
  'address-check/address': { most: 60, seconds: 15 * 60 },
  /** Suggestions while an address is typed: one a pause of somebody who types, and each may cost. */
  'address-typing/session': { most: 150, seconds: 3600 },
  'address-typing/address': { most: 600, seconds: 15 * 60 },
  /** Requests to the VAT service; answers from the cache do not count. */
  'vat/address': { most: 30, seconds: 10 * 60 },
} as const satisfies Record<string, AttemptLimit>;
export type AttemptKind = keyof typeof ATTEMPT_LIMITS;

/** A kind's row, with what it leaves unsaid. */
export function getAttemptLimit(kind: AttemptKind): Required<AttemptLimit> {
  const row: AttemptLimit = ATTEMPT_LIMITS[kind];
  return { worth: Number.POSITIVE_INFINITY, answer: 'refuse', ...row };
}
