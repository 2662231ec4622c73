import { PROMOTED_FILTERS } from '../../../markets/listing-constants.ts';
import type { FilterGroup, FilterView } from './build-filters.ts';
import { type ListingQuery, listingFields, ON_STOCK } from './listing-query.ts';

/** A filter that stands above the list, one press away. */
export interface PromotedFilter {
  readonly field: string;
  readonly value: string;
  readonly kind: FilterGroup['kind'] | 'stock';
  /** What the locale calls the value, and of an attribute the attribute; the others have words of the shop. */
  readonly label?: string;
  readonly groupLabel?: string;
  readonly isChosen: boolean;
}

/** In their order, how many groups of a kind give quick choices, and how many each. Categories give none: they have a row of pictures of their own. */
const SHARES = [
  { kind: 'tag', groups: 1, values: 1 },
  { kind: 'attribute', groups: 2, values: 2 },
  { kind: 'brand', groups: 1, values: 2 },
] as const satisfies readonly {
  readonly kind: FilterGroup['kind'];
  readonly groups: number;
  readonly values: number;
}[];

/** Narrows the list, and to more than one product. Beside a value that is chosen, another adds to the list. */
function isWorthwhile({ values }: FilterGroup, count: number, total: number): boolean {
  return count > 1 && (count < total || values.some(({ isChosen }) => isChosen));
}

/** The most frequent values of a group; those that are chosen keep their place among the others. */
function ofGroup(group: FilterGroup, most: number, total: number): PromotedFilter[] {
  const { field, kind, label, values } = group;
  const frequent = values
    .filter(({ count }) => isWorthwhile(group, count, total))
    .sort((left, right) => right.count - left.count)
    .slice(0, most);
  return values
    .filter((value) => value.isChosen || frequent.includes(value))
    .map((value) => ({
      field,
      kind,
      value: value.value,
      label: value.label,
      ...(label === undefined ? {} : { groupLabel: label }),
      isChosen: value.isChosen,
    }));
}

/** Only what can be had at once: said where some of the goods can and others cannot. */
function ofStock(onStock: number, isOnStock: boolean, total: number): PromotedFilter[] {
  if (!isOnStock && (onStock === 0 || onStock === total)) return [];
  return [{ field: listingFields.stock, kind: 'stock', value: ON_STOCK, isChosen: isOnStock }];
}

/**
 * The few filters that matter most for this list: what is on stock, the marks that merchants set, then the most frequent values of
 * what cards print first (`orderAttributes`), then brands. What tells nothing apart is left out; a short list needs none. Those that
 * are chosen stay, to be taken back where they were set (rule L-03).
 */
export function pickPromoted(
  { groups, onStock }: FilterView,
  { isOnStock }: ListingQuery,
  total: number,
): readonly PromotedFilter[] {
  const found = [
    ...ofStock(onStock, isOnStock, total),
    ...SHARES.flatMap((share) =>
      groups
        .filter(({ kind }) => kind === share.kind)
        .map((group) => ofGroup(group, share.values, total))
        .filter((choices) => choices.length > 0)
        .filter((choices, position) => position < share.groups || choices.some(({ isChosen }) => isChosen))
        .flat(),
    ),
  ];
  const isShort = total < PROMOTED_FILTERS.fewestProducts;
  return found.filter(({ isChosen }, position) => isChosen || (!isShort && position < PROMOTED_FILTERS.most));
}
