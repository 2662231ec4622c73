import { DAY_MS } from '../../../kernel/day.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import { CONFIRMATION_TOKEN_S } from '../../../markets/account-constants.ts';

/** Somebody wants a mail when a product that is sold out is back (rule P-15). */
export interface StockNotice {
  /** The secret of the links in its mails. */
  readonly id: string;
  readonly sku: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly email: string;
  readonly askedAt: Date;
  /** Absent: the e-mail has not been shown to be theirs. */
  readonly confirmedAt: Date | undefined;
}

/** Of whom is asked again, one mail in so long is enough. */
export const RESEND_MS = 10 * 60_000;

/** Not everyone buys who is told: of each piece so many hear in a day, those who asked first before the others. */
export const TOLD_A_PIECE = 5;

/** Whoever has not confirmed by then did not ask. */
export const unconfirmedSince = (now: Date) => new Date(now.getTime() - CONFIRMATION_TOKEN_S * 1000);
/** Nobody waits longer than a year for a drill. */
export const waitingSince = (now: Date) => new Date(now.getTime() - 365 * DAY_MS);
/** Those told since then count for the pieces that are there. */
export const toldSince = (now: Date) => new Date(now.getTime() - DAY_MS);
