import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import type { Jobs } from '../kernel/jobs.ts';
import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import type { BankAccount } from '../markets/bank-accounts.ts';
import type { Market } from '../markets/countries.ts';
import type { SwitchName } from '../markets/switches.ts';
import type { ReviewTerms } from './goods/reviews/review.ts';
import type { HashPassword } from './people/customers/password.ts';
import type { Session } from './people/sessions/session.ts';
import type { VatValidation } from './people/vat/vat-service.ts';
import type { SellableSource } from './purchase/cart/sellable-source.ts';
import type { CardProvider } from './purchase/payments/card-provider.ts';

/** Everything the commerce engine needs from outside; the composition root gives it. */
export interface Commerce {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Cryptographically strong random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  readonly sellable: SellableSource;
  readonly hashPassword: HashPassword;
  /** Whether a feature is on for a country in this shop's environment (interpretation 3). */
  readonly isSwitchedOn: (name: SwitchName, countryCode: CountryCode) => boolean;
  /** Without a partner no card is taken. */
  readonly cardProvider: CardProvider | undefined;
  /** The account that transfers in a currency go to; without one the transfer is not offered. */
  readonly findBankAccount: (currencyCode: CurrencyCode) => BankAccount | undefined;
  /** Without it no VAT number is validated and nobody is charged NET. */
  readonly vat: VatValidation | undefined;
  readonly reviewTerms: ReviewTerms;
}

/** Who asks: the store they are in, the language they read, and their session once they have one. */
export interface Shopper {
  readonly market: Market;
  readonly locale: LocaleCode;
  /** What the store sells in at this moment (acceptance D-08). */
  readonly currencyCode: CurrencyCode;
  readonly session: Session | undefined;
  /** Network address the request came from, for rate limits only; never kept with what was done. */
  readonly clientAddress: string | undefined;
}
