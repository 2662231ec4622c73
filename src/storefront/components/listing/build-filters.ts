import type { Facets, FacetValue } from '../../../api/contract/product-search.ts';
import { type CurrencyCode, unitOf } from '../../../kernel/money.ts';
import { FOLDED_FACET_VALUES, tagFilters } from '../../../markets/listing-constants.ts';
import type { ShownCard } from '../../shown-card.ts';
import { chosenValues, type ListingQuery, listingFields, type PriceRange } from './listing-query.ts';
import { orderAttributes } from './order-attributes.ts';

/** One facet as a page shows it: boxes to tick, of which those are ticked that the listing's query names. */
export interface FilterGroup {
  /** What its boxes are called in the form and in the address. */
  readonly field: string;
  readonly kind: 'brand' | 'tag' | 'category' | 'attribute';
  /** Of an attribute, as the locale calls it; the others have words of the shop. */
  readonly label?: string;
  /** Those that stay in sight when it is folded, or all. */
  readonly values: readonly (FacetValue & { readonly isChosen: boolean })[];
  /** How many there are with those that are folded. */
  readonly total: number;
  readonly isUnfolded: boolean;
}

/** What a listing can be narrowed to. */
export interface FilterView {
  readonly groups: readonly FilterGroup[];
  /** Whole units that hold every price; absent where all cost the same. */
  readonly price?: PriceRange;
  readonly onStock: number;
}

/** Values and attributes that hardly anyone would scroll to stay away. */
const MOST_VALUES = { brand: 40, tag: 40, category: 40, attribute: 20 } as const;
const MOST_ATTRIBUTES = 8;

function group(
  field: string,
  kind: FilterGroup['kind'],
  values: readonly FacetValue[],
  chosen: readonly string[],
  { unfolded }: ListingQuery,
  label?: string,
): FilterGroup[] {
  const shown = values
    .map((value) => ({ ...value, isChosen: chosen.includes(value.value) }))
    .filter(({ isChosen }, position) => isChosen || position < MOST_VALUES[kind]);
  // What all hits share tells nothing apart; one mark still parts those that have it from the others.
  const fewest = kind === 'tag' ? 1 : 2;
  if (shown.length < fewest && chosen.length === 0) return [];
  const isUnfolded = unfolded.includes(field);
  const inSight = shown.filter(
    ({ isChosen }, position) => isUnfolded || isChosen || position < FOLDED_FACET_VALUES.desktop,
  );
  const named = label === undefined ? {} : { label };
  return [{ field, kind, ...named, values: inSight, total: shown.length, isUnfolded }];
}

/** Tags that a shopper is told about; what else merchants mark goods with only steers lists, or waits for its campaign. */
function isShownTag(value: string, chosen: readonly string[]): boolean {
  return tagFilters.some((tag) => tag === value) || chosen.includes(value);
}

function priceOf(facets: Facets, currencyCode: CurrencyCode): PriceRange | undefined {
  if (facets.price === undefined) return undefined;
  const unit = unitOf(currencyCode);
  const minimum = Math.floor(facets.price.minimumCents / unit);
  const maximum = Math.ceil(facets.price.maximumCents / unit);
  return facets.price.minimumCents < facets.price.maximumCents ? { minimum, maximum } : undefined;
}

/** `hidden`: facets that say what the whole listing is about, such as the brand of a brand's page. */
export function buildFilters(
  facets: Facets,
  query: ListingQuery,
  hidden: readonly FilterGroup['kind'][],
  currencyCode: CurrencyCode,
  cards: readonly Pick<ShownCard, 'keySpecs'>[],
): FilterView {
  const { brand, tag, category, attributePrefix } = listingFields;
  const attributes = orderAttributes(facets.attributes, cards).filter(
    ({ key }, position) => position < MOST_ATTRIBUTES || chosenValues(query, key).length > 0,
  );
  const groups = [
    ...group(category, 'category', facets.categories, query.categories, query),
    ...group(brand, 'brand', facets.brands, query.brands, query),
    ...group(
      tag,
      'tag',
      facets.tags.filter(({ value }) => isShownTag(value, query.tags)),
      query.tags,
      query,
    ),
    ...attributes.flatMap(({ key, label, values }) =>
      group(`${attributePrefix}${key}`, 'attribute', values, chosenValues(query, key), query, label),
    ),
  ].filter(({ kind }) => !hidden.includes(kind));
  const price = priceOf(facets, currencyCode) ?? query.price;
  return {
    groups,
    ...(price === undefined ? {} : { price }),
    onStock: facets.onStock,
  };
}
