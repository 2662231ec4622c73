import { DAY_S } from '../kernel/day.ts';

/**
 * Limits of accounts that forms and mails say too, so that they stand below all of them. The reason of a number stands
 * beside it (rule U-03, docs/decisions/0008-accounts.md).
 */

/** At least 8, as NIST SP 800-63B asks; at most what one hash takes without being a burden. */
export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const;

/** Most characters of what an account says of its customer. */
export const ACCOUNT_TEXT_MAXIMUM = { firstName: 100, lastName: 100, vatId: 40 } as const;

/** Links of mails: single use. A reset link is a key to the account and lives 10 minutes (docs/decisions/0008-accounts.md). */
export const RESET_TOKEN_S = 10 * 60;
/** A confirmation opens nothing by itself, and mails are read the next day. */
export const CONFIRMATION_TOKEN_S = 2 * DAY_S;
/** The link that begins a newsletter opens nothing else, and people are on holiday. */
export const NEWSLETTER_TOKEN_S = 14 * DAY_S;
