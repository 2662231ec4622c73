import { intAt, itemAt } from './columns.ts';

/** One value that products can be narrowed to: a brand, a tag, or a value of an attribute. */
export interface FacetEntry {
  /** `brand`, `tag` or `attr:<key>`. */
  readonly facet: string;
  /** As filters name it. */
  readonly value: string;
  /** Of an attribute, to be written out in a locale. */
  readonly raw: string | number | boolean;
  readonly unit: string | null;
}

export const BRAND = 'brand';
export const TAG = 'tag';
const ATTRIBUTE = 'attr:';

export const facetOfAttribute = (key: string) => `${ATTRIBUTE}${key}`;

/** The key of an attribute's facet; `undefined` for another facet. */
function attributeOfFacet(facet: string): string | undefined {
  return facet.startsWith(ATTRIBUTE) ? facet.slice(ATTRIBUTE.length) : undefined;
}

/** Every value of every facet with a number of its own, shared by all locales and only ever added to. */
export class FacetValues {
  readonly entries: FacetEntry[] = [];
  readonly facets: string[] = [];
  /** Facet number -> key of the attribute; none for brands and tags. */
  readonly attributes: (string | undefined)[] = [];
  /** Value number -> facet number. */
  readonly facetOf: number[] = [];
  /** Facet -> value -> number. */
  readonly #numbers = new Map<string, Map<string, number>>();
  readonly #facetNumbers = new Map<string, number>();
  /** Attribute -> unit -> value -> number: most values are met again and again. */
  readonly #ofAttributes = new Map<string, Map<string | null, Map<FacetEntry['raw'], number>>>();
  #order: ReadingOrder = { values: new Int32Array(), ranks: new Int32Array() };

  constructor(entries: readonly FacetEntry[] = []) {
    for (const entry of entries) this.add(entry);
  }

  add(entry: FacetEntry): number {
    const values = this.#numbers.get(entry.facet) ?? new Map<string, number>();
    const known = values.get(entry.value);
    if (known !== undefined) return known;
    const number = this.entries.push(entry) - 1;
    values.set(entry.value, number);
    this.#numbers.set(entry.facet, values);
    let facet = this.#facetNumbers.get(entry.facet);
    if (facet === undefined) {
      facet = this.facets.push(entry.facet) - 1;
      this.#facetNumbers.set(entry.facet, facet);
      this.attributes.push(attributeOfFacet(entry.facet));
    }
    this.facetOf.push(facet);
    return number;
  }

  /** The value of an attribute. */
  addOfAttribute(key: string, raw: FacetEntry['raw'], unit: string | null): number {
    const units = this.#ofAttributes.get(key) ?? new Map<string | null, Map<FacetEntry['raw'], number>>();
    this.#ofAttributes.set(key, units);
    const values = units.get(unit) ?? new Map<FacetEntry['raw'], number>();
    units.set(unit, values);
    const known = values.get(raw);
    if (known !== undefined) return known;
    const number = this.add({
      facet: facetOfAttribute(key),
      value: nameAttributeValue(raw, unit),
      raw,
      unit,
    });
    values.set(raw, number);
    return number;
  }

  /** -1 when no product ever had it. */
  find(facet: string, value: string): number {
    return this.#numbers.get(facet)?.get(value) ?? -1;
  }

  findFacet(facet: string): number {
    return this.#facetNumbers.get(facet) ?? -1;
  }

  /** All values in the order they are read in: numbers ascending, then everything else as it is spelt. */
  order(): ReadingOrder {
    const { length } = this.entries;
    const known = this.#order.values;
    if (known.length < length) this.#order = readingOrder(this.#merge(known, length));
    return this.#order;
  }

  /** The values in order so far with those that came since. */
  #merge(known: Int32Array, length: number): Int32Array {
    const compare = (left: number, right: number) =>
      compareEntries(itemAt(this.entries, left), itemAt(this.entries, right));
    const added = Array.from({ length: length - known.length }, (_, index) => known.length + index);
    added.sort(compare);
    const merged = new Int32Array(length);
    let [old, next] = [0, 0];
    for (let index = 0; index < length; index++) {
      const takeOld =
        old < known.length && (next >= added.length || compare(intAt(known, old), itemAt(added, next)) <= 0);
      merged[index] = takeOld ? intAt(known, old++) : itemAt(added, next++);
    }
    return merged;
  }
}

export interface ReadingOrder {
  /** Rank -> value number. */
  readonly values: Int32Array;
  /** Value number -> rank. */
  readonly ranks: Int32Array;
}

function readingOrder(values: Int32Array): ReadingOrder {
  const ranks = new Int32Array(values.length);
  values.forEach((value, rank) => {
    ranks[value] = rank;
  });
  return { values, ranks };
}

function compareEntries(left: FacetEntry, right: FacetEntry): number {
  const [one, other] = [left.raw, right.raw];
  if (typeof one === 'number' && typeof other === 'number' && one !== other) return one - other;
  if (typeof one === 'number' && typeof other !== 'number') return -1;
  if (typeof one !== 'number' && typeof other === 'number') return 1;
  return left.value < right.value ? -1 : left.value > right.value ? 1 : 0;
}

/** An attribute's value as filters name it: `1500`, `1500 W`, `true`, `Stainless steel`. */
export function nameAttributeValue(raw: string | number | boolean, unit: string | null): string {
  return typeof raw === 'number' && unit !== null ? `${raw} ${unit}` : String(raw);
}
