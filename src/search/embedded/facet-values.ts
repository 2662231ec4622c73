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
export function attributeOfFacet(facet: string): string | undefined {
  return facet.startsWith(ATTRIBUTE) ? facet.slice(ATTRIBUTE.length) : undefined;
}

/** Every value of every facet with a number of its own, shared by all locales and only ever added to. */
export class FacetValues {
  readonly entries: FacetEntry[] = [];
  readonly facets: string[] = [];
  /** Value number -> facet number. */
  readonly facetOf: number[] = [];
  /** Facet -> value -> number. */
  readonly #numbers = new Map<string, Map<string, number>>();
  readonly #facetNumbers = new Map<string, number>();

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
    }
    this.facetOf.push(facet);
    return number;
  }

  /** -1 when no product ever had it. */
  find(facet: string, value: string): number {
    return this.#numbers.get(facet)?.get(value) ?? -1;
  }

  findFacet(facet: string): number {
    return this.#facetNumbers.get(facet) ?? -1;
  }
}

/** An attribute's value as filters name it: `1500`, `1500 W`, `true`, `Stainless steel`. */
export function nameAttributeValue(raw: string | number | boolean, unit: string | null): string {
  return typeof raw === 'number' && unit !== null ? `${raw} ${unit}` : String(raw);
}
