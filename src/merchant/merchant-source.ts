import type { Database } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { nobody } from './merchant.ts';
import { describeMerchantProblem } from './merchant-file.ts';
import type { Merchant } from './merchant-schema.ts';
import { selectReadableMerchant } from './readable-merchant.ts';

/** The merchant record as it is now. */
export interface MerchantSource {
  current(): Merchant;
  /** Listens to changes no longer. */
  stop(): void;
}

export interface MerchantSourceOptions {
  readonly database: Database;
  readonly events: Events;
  /** Whether a record of which nobody owns a thing may be used. */
  readonly invented: 'used' | 'passed over';
  /** Called after the record has changed: what was made of the old one is to be forgotten. */
  readonly onChange: () => void;
  /** A line for the shop's log. */
  readonly warn: (line: string, error?: unknown) => void;
}

/**
 * Reads the record once, and anew whenever it has changed; of one that cannot be read the newest version that can. Without any
 * the shop says nothing of itself.
 */
export async function openMerchantSource(options: MerchantSourceOptions): Promise<MerchantSource> {
  const { database, events, warn, onChange } = options;
  let merchant: Merchant = nobody;

  async function load(): Promise<Merchant> {
    const { merchant: found, version, unreadable } = await selectReadableMerchant(database);
    for (const problem of unreadable?.problems ?? [])
      warn(
        `Version ${unreadable?.version} of the merchant record cannot be used, ${describeMerchantProblem(problem)}`,
      );
    if (unreadable !== undefined && version !== undefined)
      warn(`Version ${version} of the merchant record is used instead`);
    return found.invented && options.invented === 'passed over' ? nobody : found;
  }

  /** Read one after the other, so that the change heard of last is the one that stays. */
  let reading: Promise<void> = Promise.resolve();
  const renew = () => {
    reading = reading.then(async () => {
      try {
        merchant = await load();
      } catch (error) {
        // The connection for announcements tells of a gap when the database is back, and then it is read again.
        warn('The merchant record could not be read', error);
      }
      onChange();
    });
  };
  const stop = events.subscribe((event) => {
    if (event.type === 'merchant-changed') renew();
  }, renew);
  reading = load().then((found) => {
    merchant = found;
  });
  await reading;
  return { current: () => merchant, stop };
}
