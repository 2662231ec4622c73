import { byteAt } from './columns.ts';
import { ListingCache } from './listing-cache.ts';
import type { MarketPrices } from './market-prices.ts';
import type { ProductTable } from './product-table.ts';

const cache = new ListingCache<Uint8Array>();

/** By product number: 1 for what is listed, sold in the market, and within the category where one is given. */
export function findEligible(
  categoryKey: string | undefined,
  table: ProductTable,
  prices: MarketPrices,
): Uint8Array {
  return cache.get(prices, categoryKey, table.listingChanges + prices.changes, () => {
    const listed = table.listed.values;
    const cents = prices.cents.values;
    const isIn =
      categoryKey === undefined ? undefined : table.categorySets.holding([table.tree.find(categoryKey)]);
    const eligible = new Uint8Array(table.length);
    for (let product = 0; product < eligible.length; product++) {
      const isSold = listed[product] === 1 && (cents[product] ?? -1) >= 0;
      if (isSold && (isIn === undefined || isIn[table.categorySetOf(product)] === 1)) eligible[product] = 1;
    }
    return eligible;
  });
}

/** The products in order; in `room`, which is large enough for all of them. */
export function listEligible(eligible: Uint8Array, room: Int32Array): Int32Array {
  let count = 0;
  for (let product = 0; product < eligible.length; product++) {
    room[count] = product;
    count += byteAt(eligible, product);
  }
  return room.subarray(0, count);
}
