import { itemAt, rawByte, rawFloat, rawInt, rawListed } from './columns.ts';
import { TAG } from './facet-values.ts';
import type { FilterGroup } from './listing-filter.ts';
import type { MarketPrices } from './market-prices.ts';
import { firstOf, goesOn, lengthOf, NEXT_STRIDE, type NumberRows } from './number-rows.ts';
import {
  BRAND_AT,
  CATEGORIES_AT,
  FIRST_VALUE,
  ON_STOCK,
  type ProductTable,
  STOCK_AT,
} from './product-table.ts';

/** Hits of a listing and, by number, how often each value is among them. Valid until the next listing is counted. */
export interface Counted {
  readonly hits: Int32Array;
  /** Value number -> products with it that every filter but its own facet's lets through. */
  readonly values: Int32Array;
  /** The same by number of a combination of categories. */
  readonly categorySets: Int32Array;
  readonly onSale: number;
  readonly onStock: number;
  readonly minimumCents: number;
  readonly maximumCents: number;
}

/** By number in the table's rows. */
let rowCounts = new Int32Array(0);
/** By combination of categories. */
let setCounts = new Int32Array(0);

function cleared(list: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (list.length < length) return new Int32Array(Math.ceil(length * 1.2));
  list.fill(0, 0, length);
  return list;
}

/**
 * Narrows products down to those that every group lets through, and counts the values of all facets: a product that
 * only one group keeps out still counts for that group's own facet (multi-select). `products` is overwritten with the
 * hits. `getWhole` answers the same counts for everything that the products are taken from.
 */
export function countFacets(
  products: Int32Array,
  groups: readonly FilterGroup[],
  table: ProductTable,
  prices: MarketPrices,
  withFacets: boolean,
  getWhole?: () => Counted,
): Counted {
  const { hits, nearMisses } = narrow(products, groups, withFacets);
  // It may have to be counted itself, and in the same room.
  const whole = withFacets && hits.length > table.length / 2 ? getWhole?.() : undefined;
  const numbers = FIRST_VALUE + table.values.entries.length;
  const combinations = table.categorySets.sets.length;
  rowCounts = cleared(rowCounts, numbers);
  setCounts = cleared(setCounts, combinations);
  const sums: Sums = { onSale: 0, minimumCents: Number.POSITIVE_INFINITY, maximumCents: -1 };
  if (withFacets) {
    if (whole === undefined) countAll(hits, table, prices, sums);
    else countOthers(hits, whole, table, prices, sums);
    const tags = table.values.findFacet(TAG);
    nearMisses.forEach((of, index) => {
      const facet = groups[index]?.facet;
      if (typeof facet === 'number') countValuesOf(facet, of, table);
      if (facet === tags) countOnSale(of, prices, sums);
      if (facet === 'category') countAt(CATEGORIES_AT, of, table, setCounts);
      if (facet === 'stock') countAt(STOCK_AT, of, table, rowCounts);
      if (facet === 'price') findPriceRange(of, prices, sums);
    });
  }
  const values = rowCounts.subarray(FIRST_VALUE, numbers);
  const categorySets = setCounts.subarray(0, combinations);
  return { hits, values, categorySets, onStock: rawInt(rowCounts, ON_STOCK), ...sums };
}

/** Pointers to what is left of the rows that are counted. */
let rest = new Int32Array(0);

/**
 * Counts stride by stride, all products in each: in a loop without another one in it, which takes two thirds of the time.
 */
function countAll(products: Int32Array, table: ProductTable, prices: MarketPrices, sums: Sums): void {
  // One more: what is written behind a list may not belong to it.
  if (rest.length <= products.length) rest = new Int32Array(Math.ceil(products.length * 1.2) + 1);
  let count = countFirst(products, table, prices, sums);
  while (count > 0) count = countNext(table.rows.list, count);
}

function countUp(counts: Int32Array, number: number): void {
  counts[number] = rawInt(counts, number) + 1;
}

/** Counts a stride but its first number. */
function countBehind(counts: Int32Array, rows: NumberRows['list'], first: number): void {
  countUp(counts, rawListed(rows, first + 1));
  countUp(counts, rawListed(rows, first + 2));
  countUp(counts, rawListed(rows, first + 3));
  countUp(counts, rawListed(rows, first + 4));
  countUp(counts, rawListed(rows, first + 5));
  countUp(counts, rawListed(rows, first + 6));
  countUp(counts, rawListed(rows, first + 7));
}

/** Counts what rows begin with, and answers how many go on. */
function countFirst(products: Int32Array, table: ProductTable, prices: MarketPrices, sums: Sums): number {
  const left = rest;
  const counts = rowCounts;
  const sets = setCounts;
  const pointers = table.rowPointers.values;
  const rows = table.rows.list;
  const onSaleOf = prices.onSale.values;
  const centsOf = prices.cents.values;
  let { onSale, minimumCents, maximumCents } = sums;
  let count = 0;
  for (let index = 0; index < products.length; index++) {
    const product = rawInt(products, index);
    const row = rawInt(pointers, product);
    left[count] = row + NEXT_STRIDE;
    count += goesOn(row);
    const at = firstOf(row);
    countUp(sets, rawListed(rows, at + CATEGORIES_AT));
    countBehind(counts, rows, at);
    onSale += rawByte(onSaleOf, product);
    const cents = rawFloat(centsOf, product);
    if (cents < minimumCents) minimumCents = cents;
    if (cents > maximumCents) maximumCents = cents;
  }
  Object.assign(sums, { onSale, minimumCents, maximumCents });
  return count;
}

/** Counts the next stride of the first `count` rows, and answers how many go on. */
function countNext(rows: NumberRows['list'], number: number): number {
  const left = rest;
  const counts = rowCounts;
  let count = 0;
  for (let index = 0; index < number; index++) {
    const row = rawInt(left, index);
    left[count] = row + NEXT_STRIDE;
    count += goesOn(row);
    const at = firstOf(row);
    countUp(counts, rawListed(rows, at));
    countBehind(counts, rows, at);
  }
  return count;
}

let isHit = new Uint8Array(0);
let others = new Int32Array(0);

/** Counts what is in the whole but among the hits, where that is less, and takes it from the counts of the whole. */
function countOthers(
  hits: Int32Array,
  whole: Counted,
  table: ProductTable,
  prices: MarketPrices,
  sums: Sums,
): void {
  if (isHit.length < table.length) {
    isHit = new Uint8Array(Math.ceil(table.length * 1.2));
    others = new Int32Array(isHit.length + 1);
  }
  for (let index = 0; index < hits.length; index++) isHit[rawInt(hits, index)] = 1;
  let count = 0;
  for (let index = 0; index < whole.hits.length; index++) {
    const product = rawInt(whole.hits, index);
    others[count] = product;
    count += 1 - rawByte(isHit, product);
  }
  isHit.fill(0, 0, table.length);
  countAll(others.subarray(0, count), table, prices, sums);
  takeFrom(whole.categorySets, setCounts, 0);
  takeFrom(whole.values, rowCounts, FIRST_VALUE);
  sums.onSale = whole.onSale - sums.onSale;
  rowCounts[ON_STOCK] = whole.onStock - rawInt(rowCounts, ON_STOCK);
  Object.assign(sums, { minimumCents: Number.POSITIVE_INFINITY, maximumCents: -1 });
  findPriceRange(hits, prices, sums);
}

/** Turns the counts of some into those of all others. */
function takeFrom(all: Int32Array, counts: Int32Array, first: number): void {
  for (let index = 0; index < all.length; index++)
    counts[first + index] = rawInt(all, index) - rawInt(counts, first + index);
}

interface Sums {
  onSale: number;
  minimumCents: number;
  maximumCents: number;
}

/** A bit for each group that keeps the product at an index out. */
let failures = new Int32Array(0);
/** Groups beyond share the last bit: their counts heed each other. */
const LAST_BIT = 30;

const bitOf = (group: number) => 1 << Math.min(group, LAST_BIT);

/** By group: room for what nothing but the group keeps out. */
const missed: Int32Array<ArrayBuffer>[] = [];

/** Hits, and group by group the products that nothing but the group keeps out. */
function narrow(
  products: Int32Array,
  groups: readonly FilterGroup[],
  withNearMisses: boolean,
): { readonly hits: Int32Array; readonly nearMisses: readonly Int32Array[] } {
  if (groups.length === 0) return { hits: products, nearMisses: [] };
  failures = cleared(failures, products.length);
  groups.forEach(({ mark }, group) => {
    mark(products, failures, bitOf(group));
  });
  const bits = Math.min(groups.length, LAST_BIT + 1);
  for (let bit = 0; bit < bits; bit++) {
    if ((missed[bit]?.length ?? -1) < products.length) missed[bit] = new Int32Array(products.length);
  }
  const counts = new Int32Array(bits);
  let count = 0;
  for (let index = 0; index < products.length; index++) {
    const failed = rawInt(failures, index);
    const product = rawInt(products, index);
    if (failed === 0) products[count++] = product;
    else if (withNearMisses && (failed & (failed - 1)) === 0) {
      const bit = 31 - Math.clz32(failed);
      const next = rawInt(counts, bit);
      itemAt(missed, bit)[next] = product;
      counts[bit] = next + 1;
    }
  }
  const nearMisses = groups.map((_, group) => {
    const bit = Math.min(group, LAST_BIT);
    return itemAt(missed, bit).subarray(0, counts[bit]);
  });
  return { hits: products.subarray(0, count), nearMisses };
}

function countValuesOf(facet: number, products: Int32Array, table: ProductTable): void {
  const counts = rowCounts;
  const pointers = table.rowPointers.values;
  const rows = table.rows.list;
  const { facetOf } = table.values;
  for (let index = 0; index < products.length; index++) {
    const row = rawInt(pointers, rawInt(products, index));
    const first = firstOf(row);
    const end = first + lengthOf(row);
    for (let at = first + BRAND_AT; at < end; at++) {
      const number = rawListed(rows, at);
      if (number >= FIRST_VALUE && facetOf[number - FIRST_VALUE] === facet) countUp(counts, number);
    }
  }
}

/** Counts one number of each row. */
function countAt(numberAt: number, products: Int32Array, table: ProductTable, counts: Int32Array): void {
  const pointers = table.rowPointers.values;
  const rows = table.rows.list;
  for (let index = 0; index < products.length; index++)
    countUp(counts, rawListed(rows, firstOf(rawInt(pointers, rawInt(products, index))) + numberAt));
}

function countOnSale(products: Int32Array, prices: MarketPrices, sums: Sums): void {
  const onSale = prices.onSale.values;
  let count = 0;
  for (let index = 0; index < products.length; index++) count += rawByte(onSale, rawInt(products, index));
  sums.onSale += count;
}

function findPriceRange(products: Int32Array, prices: MarketPrices, sums: Sums): void {
  const cents = prices.cents.values;
  let least = sums.minimumCents;
  let most = sums.maximumCents;
  for (let index = 0; index < products.length; index++) {
    const price = rawFloat(cents, rawInt(products, index));
    if (price < least) least = price;
    if (price > most) most = price;
  }
  sums.minimumCents = least;
  sums.maximumCents = most;
}
