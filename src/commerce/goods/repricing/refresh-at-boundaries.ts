import type { CommerceContext } from '../../context.ts';
import type { ProductDiscount } from '../../rules/pricing/apply-product-discount.ts';
import { countCatalogueUp, tryLockCatalogue } from '../catalogue/catalogue-version-store.ts';
import { findSkusOfDiscounts, refreshDiscountedPrices } from './refresh-discounted-prices.ts';
import {
  saveRefreshedUntil,
  selectNextBoundary,
  selectProductDiscounts,
  selectRefreshedUntil,
  selectSkusDatedBetween,
} from './refresh-store.ts';

/** While an import holds the catalogue, boundaries wait this long. */
const BUSY_MS = 1000;

function isBoundaryBetween({ discount }: ProductDiscount, after: Date, until: Date): boolean {
  return [discount.validFrom, discount.validUntil].some(
    (time) => time !== undefined && Date.parse(time) > after.getTime() && Date.parse(time) <= until.getTime(),
  );
}

/**
 * Acts on every beginning and end of a price or product discount since the last time, whichever process did that one:
 * prices are lowered or no longer, the log is written, and who keeps such prices hears of it. Returns when to look again.
 */
export function refreshAtBoundaries(
  commerce: Pick<CommerceContext, 'database' | 'events' | 'clock'>,
): Promise<Date | undefined> {
  return commerce.database.transaction(async (transaction) => {
    const isOurs = await tryLockCatalogue(transaction);
    const now = commerce.clock.now();
    if (!isOurs) return new Date(now.getTime() + BUSY_MS);
    const until = await selectRefreshedUntil(transaction);
    const begunOrEnded = (await selectProductDiscounts(transaction)).filter((discount) =>
      isBoundaryBetween(discount, until, now),
    );
    const skus = new Set([
      ...(await selectSkusDatedBetween(transaction, until, now)),
      ...(await findSkusOfDiscounts(transaction, begunOrEnded)),
    ]);
    const changed = await refreshDiscountedPrices(transaction, [...skus], now);
    if (skus.size > 0) await saveRefreshedUntil(transaction, now);
    if (changed.length > 0) {
      await countCatalogueUp(transaction);
      await commerce.events.announce(transaction, {
        type: 'catalogue-changed',
        skus: changed,
        categories: [],
      });
    }
    return selectNextBoundary(transaction, now);
  });
}
