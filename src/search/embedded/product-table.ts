import { CAMPAIGN_TAG_PREFIX } from '../../markets/listing-constants.ts';
import { foldCode } from '../analysis/fold-text.ts';
import { isTopRated, type ProductRow, type ProductState, TOP_RATED_TAG } from '../search-document.ts';
import { businessFactor } from './business-factor.ts';
import { CategorySets } from './category-sets.ts';
import type { CategoryTree } from './category-tree.ts';
import { CodeTable, type StoredCodes } from './code-table.ts';
import { floatAt, intAt, listedAt } from './columns.ts';
import { BRAND, type FacetEntry, FacetValues, TAG } from './facet-values.ts';
import { firstOf, lengthOf, NO_ROW, NumberRows, STRIDE } from './number-rows.ts';
import { GrowingList, newBytes, newFloats, newInts, newSingles, newUints } from './numbers.ts';

const SKUS = 10 ** 8;

/**
 * What a product's row of numbers begins with: the combination of its categories, its brand, whether it is on stock. The
 * values of its other facets follow, and what fills the row up.
 */
export const CATEGORIES_AT = 0;
export const BRAND_AT = 1;
export const STOCK_AT = 2;
export const VALUES_AT = 3;
/** Numbers that say something else than a value, or nothing. */
const NO_BRAND = 0;
const OFF_STOCK = 1;
export const ON_STOCK = 2;
const FIRST_FILLING = 3;
/** What numbers of values begin with in the rows. */
export const FIRST_VALUE = FIRST_FILLING + STRIDE;

/** `EX10000042` -> 10000042: a sku as a number, which also sorts as the sku does. */
function numberOfSku(sku: string): number {
  return Number(sku.slice(2));
}

function skuOfNumber(number: number): string {
  return `EX${String(SKUS + number).slice(1)}`;
}

/** Popularity beyond it is all the same to the order of equal hits. */
const MOST_POPULAR = 2 ** 20;

/**
 * What is known of every product whatever the locale, a column each. A product keeps its number for the life of the
 * table: columns are written in place, new products come behind, one that is gone is only marked. Values of facets are
 * a row of numbers; that of a changed product is put behind where it has become longer, and the old one stays unused
 * until the next table.
 */
export class ProductTable {
  readonly tree: CategoryTree;
  readonly values: FacetValues;
  readonly skus: GrowingList<Int32Array>;
  readonly revisions: GrowingList<Uint32Array>;
  /** 1 while the product may be listed. */
  readonly listed: GrowingList<Uint8Array>;
  readonly popularity: GrowingList<Int32Array>;
  readonly releasedDay: GrowingList<Int32Array>;
  readonly available: GrowingList<Int32Array>;
  /** 1 while its reviews make it one of the top rated. */
  readonly topRated: GrowingList<Uint8Array>;
  /** 1 while it bears the tag of a campaign. */
  readonly inCampaign: GrowingList<Uint8Array>;
  /** What stock, popularity and a campaign multiply a score by; worked out from the columns above. */
  readonly businessFactors: GrowingList<Float32Array>;
  /** Lower is earlier: the most popular first, then by sku. The order of what is equal otherwise. */
  readonly tieBreak: GrowingList<Float64Array>;
  readonly categorySets: CategorySets;
  /** Where a product's row is, for `firstOf` and `lengthOf`. */
  readonly rowPointers: GrowingList<Int32Array>;
  /** What is counted of a product in one row, so that it is fetched at once; values are `FIRST_VALUE` + their numbers. */
  readonly rows: NumberRows;
  /** Models and EANs without their signs. */
  readonly codes: CodeTable;
  readonly #numbers = new Map<number, number>();
  #order: ProductOrder | undefined;
  /** Grows with everything that is written. */
  changes = 0;
  /** Grows with what is listed, and where: with all that is written but states. */
  listingChanges = 0;
  readonly #topRated: number;

  constructor(tree: CategoryTree, stored?: StoredTable) {
    this.tree = tree;
    this.values = new FacetValues(stored?.values);
    this.#topRated = this.values.add({ facet: TAG, value: TOP_RATED_TAG, raw: TOP_RATED_TAG, unit: null });
    const columns = stored?.columns;
    this.skus = new GrowingList(newInts, columns?.skus);
    this.revisions = new GrowingList(newUints, columns?.revisions);
    this.listed = new GrowingList(newBytes, columns?.listed);
    this.popularity = new GrowingList(newInts, columns?.popularity);
    this.releasedDay = new GrowingList(newInts, columns?.releasedDay);
    this.available = new GrowingList(newInts, columns?.available);
    this.topRated = new GrowingList(newBytes, columns?.topRated);
    this.inCampaign = new GrowingList(newBytes, columns?.inCampaign);
    this.tieBreak = new GrowingList(newFloats, columns?.tieBreak);
    this.categorySets = new CategorySets(stored?.categorySets);
    this.rowPointers = new GrowingList(newInts, columns?.rowPointers);
    this.rows = new NumberRows(columns?.rows);
    for (let number = 0; number < this.skus.length; number++) {
      this.#numbers.set(intAt(this.skus.values, number), number);
    }
    this.businessFactors = new GrowingList(newSingles, new Float32Array(this.skus.length));
    for (let number = 0; number < this.skus.length; number++) this.#weighSignals(number);
    this.codes = new CodeTable(stored?.codes);
  }

  /** How many numbers are in use, those of products that are gone included. */
  get length(): number {
    return this.skus.length;
  }

  /** -1 for a product that was never listed. */
  find(sku: string): number {
    return this.#numbers.get(numberOfSku(sku)) ?? -1;
  }

  skuAt(number: number): string {
    return skuOfNumber(intAt(this.skus.values, number));
  }

  /** Adds a product, or writes it anew under its number. */
  put(row: ProductRow): number {
    this.changes++;
    this.listingChanges++;
    const sku = numberOfSku(row.sku);
    const known = this.#numbers.get(sku);
    const number = known ?? this.#append(sku);
    this.revisions.values[number] = row.revision;
    this.listed.values[number] = 1;
    this.popularity.values[number] = row.popularity;
    this.inCampaign.values[number] = row.tags.some((tag) => tag.startsWith(CAMPAIGN_TAG_PREFIX)) ? 1 : 0;
    this.releasedDay.values[number] = row.releasedDay;
    this.#weighSignals(number);
    const rank = MOST_POPULAR - Math.min(Math.max(row.popularity, 0), MOST_POPULAR);
    if (this.tieBreak.values[number] !== rank * SKUS + sku) this.#order = undefined;
    this.tieBreak.values[number] = rank * SKUS + sku;
    const values = this.#collectValues(row);
    if (this.topRated.values[number] === 1) values.push(this.#topRated);
    this.#putRow(number, this.categorySets.add(this.tree.closureOf(row.categories)), values);
    const codes = [row.model, row.ean].flatMap((code) => (code === null ? [] : [foldCode(code)]));
    this.codes.put(
      number,
      codes.filter((code) => code !== ''),
      known === undefined,
    );
    return number;
  }

  remove(sku: string): number {
    const number = this.find(sku);
    this.changes++;
    this.listingChanges++;
    if (number >= 0) {
      this.listed.values[number] = 0;
      this.revisions.values[number] = 0;
    }
    return number;
  }

  /** Takes over stock and rating; answers whether what shoppers find may differ now. */
  setState(state: ProductState): boolean {
    const { sku, available } = state;
    const number = this.find(sku);
    if (number < 0) return false;
    const before = intAt(this.available.values, number);
    this.available.values[number] = available;
    this.#weighSignals(number);
    this.changes++;
    const topRated = isTopRated(state) ? 1 : 0;
    const differs = this.topRated.values[number] !== topRated;
    if (differs) {
      this.topRated.values[number] = topRated;
      const values = this.valuesOf(number).filter((value) => value !== this.#topRated);
      if (this.topRated.values[number] === 1) values.push(this.#topRated);
      this.#putRow(number, this.categorySetOf(number), values);
    }
    this.rows.list[firstOf(intAt(this.rowPointers.values, number)) + STOCK_AT] = stockOf(available);
    return differs || before > 0 !== available > 0;
  }

  /** The most popular first, then by sku: how what is equal otherwise is ordered. */
  order(): ProductOrder {
    if (this.#order !== undefined) return this.#order;
    const keys = this.tieBreak.values;
    const products = Int32Array.from({ length: this.length }, (_, number) => number).sort(
      (left, right) => floatAt(keys, left) - floatAt(keys, right),
    );
    const ranks = new Int32Array(products.length);
    products.forEach((product, rank) => {
      ranks[product] = rank;
    });
    this.#order = { products, ranks };
    return this.#order;
  }

  /** Direct and higher categories, each once. */
  categoriesOf(number: number): readonly number[] {
    return this.categorySets.sets[this.categorySetOf(number)] ?? [];
  }

  /** Number of the combination of its categories, direct and higher ones, each once. */
  categorySetOf(number: number): number {
    return listedAt(this.rows.list, firstOf(intAt(this.rowPointers.values, number)) + CATEGORIES_AT);
  }

  valuesOf(number: number): number[] {
    const pointer = intAt(this.rowPointers.values, number);
    const first = firstOf(pointer);
    const row = [...this.rows.list.subarray(first + BRAND_AT, first + lengthOf(pointer))];
    return row.filter((value) => value >= FIRST_VALUE).map((value) => value - FIRST_VALUE);
  }

  /** Bytes of its columns; names of values and codes come on top. */
  get bytes(): number {
    return Object.values(this.columns()).reduce((total, column) => total + column.byteLength, 0);
  }

  columns(): TableColumns {
    return {
      skus: this.skus.finish(),
      revisions: this.revisions.finish(),
      listed: this.listed.finish(),
      popularity: this.popularity.finish(),
      releasedDay: this.releasedDay.finish(),
      available: this.available.finish(),
      topRated: this.topRated.finish(),
      inCampaign: this.inCampaign.finish(),
      tieBreak: this.tieBreak.finish(),
      rowPointers: this.rowPointers.finish(),
      rows: this.rows.finish(),
    };
  }

  #append(sku: number): number {
    const number = this.skus.push(sku);
    this.#numbers.set(sku, number);
    this.revisions.push(0);
    this.listed.push(0);
    this.popularity.push(0);
    this.releasedDay.push(0);
    this.available.push(0);
    this.topRated.push(0);
    this.inCampaign.push(0);
    this.businessFactors.push(0);
    this.tieBreak.push(0);
    this.rowPointers.push(NO_ROW);
    return number;
  }

  #weighSignals(number: number): void {
    this.businessFactors.values[number] = businessFactor({
      popularity: intAt(this.popularity.values, number),
      available: intAt(this.available.values, number),
      isInCampaign: this.inCampaign.values[number] === 1,
    });
  }

  #collectValues({ brand, tags, attributes }: ProductRow): number[] {
    const values: number[] = [];
    if (brand !== null) values.push(this.values.add({ facet: BRAND, value: brand, raw: brand, unit: null }));
    for (const tag of tags) values.push(this.values.add({ facet: TAG, value: tag, raw: tag, unit: null }));
    for (const [key, raw, unit] of attributes) values.push(this.values.addOfAttribute(key, raw, unit));
    return values.filter((value, index) => values.indexOf(value) === index);
  }

  #putRow(number: number, categorySet: number, values: readonly number[]): void {
    const isBranded = this.values.entries[values[0] ?? -1]?.facet === BRAND;
    const row = [categorySet];
    if (!isBranded) row.push(NO_BRAND);
    for (const value of values) row.push(FIRST_VALUE + value);
    row.splice(STOCK_AT, 0, stockOf(intAt(this.available.values, number)));
    this.rowPointers.values[number] = this.rows.put(
      intAt(this.rowPointers.values, number),
      row,
      FIRST_FILLING,
    );
  }
}

const stockOf = (available: number) => (available > 0 ? ON_STOCK : OFF_STOCK);

export interface ProductOrder {
  /** Rank -> product. */
  readonly products: Int32Array;
  /** Product -> rank. */
  readonly ranks: Int32Array;
}

export interface TableColumns {
  readonly skus: Int32Array;
  readonly revisions: Uint32Array;
  readonly listed: Uint8Array;
  readonly popularity: Int32Array;
  readonly releasedDay: Int32Array;
  readonly available: Int32Array;
  readonly topRated: Uint8Array;
  readonly inCampaign: Uint8Array;
  readonly tieBreak: Float64Array;
  readonly rowPointers: Int32Array;
  readonly rows: Uint16Array | Int32Array;
}

/** A table as a snapshot stores it. */
export interface StoredTable {
  readonly columns: TableColumns;
  readonly values: readonly FacetEntry[];
  readonly categorySets: readonly (readonly number[])[];
  readonly codes: StoredCodes;
}
