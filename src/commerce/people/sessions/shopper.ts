import type { LocaleCode } from '../../../kernel/locale.ts';
import type { CurrencyCode } from '../../../kernel/money.ts';
import type { Market } from '../../../markets/countries.ts';
import type { Session } from './session.ts';

/** Who asks: the store they are in, the language they read, and their session once they have one. */
export interface Shopper {
  readonly market: Market;
  readonly locale: LocaleCode;
  /** What the store sells in at this moment (rule D-08). */
  readonly currencyCode: CurrencyCode;
  readonly session: Session | undefined;
  /** Network address the request came from, for rate limits only; never kept with what was done. */
  readonly clientAddress: string | undefined;
}
