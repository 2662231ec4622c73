import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import type { Jobs } from '../kernel/jobs.ts';
import type { CountryCode } from '../kernel/locale.ts';
import type { SwitchName } from '../markets/switch-names.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';

/**
 * What every concept may ask for from outside. A partner, or another port that only some need, is declared by the concept that
 * asks it; the composition root gives one value that has them all.
 */
export interface CommerceContext {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Cryptographically strong random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Whether a feature is on for a country in this shop's environment (rule M-21). */
  readonly isSwitchedOn: (name: SwitchName, countryCode: CountryCode) => boolean;
  /** Who sells, as it is at this moment. */
  readonly merchant: () => Merchant;
}
