import type { CommerceContext } from '../../context.ts';
import { giveBackExpired } from './stock-store.ts';
import { announceStock } from './take-stock.ts';

/** Entries of one transaction: none is long, whatever has piled up. */
const BATCH = 200;

/**
 * Gives back what was reserved by those who neither paid nor came back. Any number of processes may do so at once: each
 * piece comes back once. Resolves to how many entries got pieces.
 */
export async function returnExpiredStock(
  commerce: Pick<CommerceContext, 'database' | 'events' | 'jobs' | 'clock'>,
): Promise<number> {
  let returned = 0;
  for (;;) {
    const count = await commerce.database.transaction(async (transaction) => {
      const back = await giveBackExpired(transaction, commerce.clock.now(), BATCH);
      await announceStock(transaction, commerce, [...new Set(back.map(({ sku }) => sku))]);
      return back.length;
    });
    returned += count;
    if (count < BATCH) return returned;
  }
}
