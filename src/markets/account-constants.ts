/** Limits of accounts. The reason of a number stands beside it (rule U-03, docs/decisions/0008-accounts.md). */

/** At least 8, as NIST SP 800-63B asks; at most what one hash takes without being a burden. */
export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const;

/** Most characters of what an account says of its customer. */
export const ACCOUNT_TEXT_MAXIMUM = { firstName: 100, lastName: 100, vatId: 40 } as const;

/** Links of mails: single use. A reset link is a key to the account and lives 10 minutes (docs/decisions/0008-accounts.md). */
export const RESET_TOKEN_S = 10 * 60;
/** A confirmation opens nothing by itself, and mails are read the next day. */
export const CONFIRMATION_TOKEN_S = 2 * 86_400;

/** More than any company has branches; bounds the size of a customer's row. */
export const ADDRESS_BOOK_MAXIMUM = 50;

/** A signed-in customer's cart is deleted after so long without a change: three months, a season of a shop. */
export const CUSTOMER_CART_DAYS = 90;

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
  /** Requests to the VAT service; answers from the cache do not count. */
  'vat/address': { most: 30, seconds: 10 * 60 },
} as const satisfies Record<string, AttemptLimit>;
export type AttemptKind = keyof typeof ATTEMPT_LIMITS;
