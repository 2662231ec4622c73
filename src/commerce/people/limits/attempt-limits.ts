export interface AttemptLimit {
  readonly most: number;
  readonly seconds: number;
}

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
  /** Pieces set aside for ten minutes: so often, and then who pays first has them (docs/decisions/0010-reservations.md). */
  'reservation/session': { most: 4, seconds: 3600 },
  'reservation/network': { most: 60, seconds: 3600 },
  /** Payments opened at the partner: each costs a request there. */
  'payment/session': { most: 30, seconds: 15 * 60 },
  'payment/address': { most: 200, seconds: 15 * 60 },
  /** Discount codes that were wrong: who mistypes one tries again; who guesses needs thousands. */
  'discount-code/session': { most: 20, seconds: 15 * 60 },
  'discount-code/address': { most: 100, seconds: 15 * 60 },
  /** Requests to the VAT service; answers from the cache do not count. */
  'vat/address': { most: 30, seconds: 10 * 60 },
} as const satisfies Record<string, AttemptLimit>;
export type AttemptKind = keyof typeof ATTEMPT_LIMITS;
