import type { Database } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { nobody } from './merchant.ts';
import { describeMerchantProblem, readMerchant } from './merchant-file.ts';
import type { Merchant } from './merchant-schema.ts';
import { selectMerchant } from './merchant-store.ts';

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

/** Reads the record once, and anew whenever it has changed. Without one, or with one that cannot be read, the shop says nothing of itself. */
export async function openMerchantSource(options: MerchantSourceOptions): Promise<MerchantSource> {
  const { database, events, warn, onChange } = options;
  let merchant: Merchant = nobody;

  async function load(): Promise<Merchant> {
    const stored = await selectMerchant(database);
    if (stored === undefined) return nobody;
    const read = readMerchant(stored.record);
    if (read.ok) return read.value.invented && options.invented === 'passed over' ? nobody : read.value;
    for (const problem of read.refusal)
      warn(`The merchant record cannot be used: ${describeMerchantProblem(problem)}`);
    return nobody;
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
