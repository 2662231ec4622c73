import { money, unitOf } from '../../../kernel/money.ts';
import { PRICE_FILTER_RANGE } from '../../../markets/listing-constants.ts';
import type { PageText } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useGrossPrices } from '../../use-prices.ts';
import styles from './applied-filters.module.css';
import type { FilterGroup } from './build-filters.ts';
import { tagWord } from './filter-words.ts';
import { addressOf, addressWith } from './listing-address.ts';
import { chosenValues, type ListingQuery, listingFields, withoutFilters } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';

interface AppliedFilter {
  readonly key: string;
  readonly name: string;
  /** The listing without it. */
  readonly change: Partial<ListingQuery>;
}

function without(values: readonly string[], value: string): readonly string[] {
  return values.filter((other) => other !== value);
}

function namePrice(
  { minimum, maximum }: NonNullable<ListingQuery['price']>,
  text: PageText,
  write: (units: number) => string,
): string {
  if (minimum === PRICE_FILTER_RANGE.minimum) return text('listing.priceBelow', { price: write(maximum) });
  if (maximum === PRICE_FILTER_RANGE.maximum) return text('listing.priceAbove', { price: write(minimum) });
  return text('listing.priceBetween', { from: write(minimum), to: write(maximum) });
}

/** Every filter that is set, as facets call it; one that no facet knows under its bare value. */
function listApplied(
  query: ListingQuery,
  groups: readonly FilterGroup[],
  text: PageText,
  write: (units: number) => string,
): AppliedFilter[] {
  const labelOf = (field: string, value: string) =>
    groups.find((group) => group.field === field)?.values.find((known) => known.value === value)?.label ??
    value;
  const { brands, tags, categories, attributes, price, isOnStock } = query;
  const { category, brand, attributePrefix } = listingFields;
  return [
    ...categories.map((value) => ({
      key: `category ${value}`,
      name: labelOf(category, value),
      change: { categories: without(categories, value) },
    })),
    ...brands.map((value) => ({
      key: `brand ${value}`,
      name: labelOf(brand, value),
      change: { brands: without(brands, value) },
    })),
    ...tags.map((value) => ({
      key: `tag ${value}`,
      name: text(tagWord(value)),
      change: { tags: without(tags, value) },
    })),
    ...(isOnStock ? [{ key: 'stock', name: text('listing.onStock'), change: { isOnStock: false } }] : []),
    ...(price === undefined
      ? []
      : [{ key: 'price', name: namePrice(price, text, write), change: { price: undefined } }]),
    ...Object.keys(attributes).flatMap((key) => {
      const field = `${attributePrefix}${key}`;
      const label = groups.find((group) => group.field === field)?.label ?? key;
      const values = chosenValues(query, key);
      return values.map((value) => {
        const { [key]: _, ...others } = attributes;
        const rest = without(values, value);
        return {
          key: `${field} ${value}`,
          name: `${label}: ${labelOf(field, value)}`,
          change: { attributes: rest.length === 0 ? others : { ...others, [key]: rest } },
        };
      });
    }),
  ];
}

/** What the list is narrowed to: each a link to the list without it, and one that takes all of them away (rule L-03). */
export function AppliedFilters({ listing }: { listing: ListingView }) {
  const text = useText();
  const writePrice = useGrossPrices();
  const { query, filters, currencyCode } = listing;
  const write = (units: number) => writePrice(money(currencyCode, units * unitOf(currencyCode)));
  const applied = listApplied(query, filters?.groups ?? [], text, write);
  if (applied.length === 0) return null;
  return (
    <nav className={styles.applied} aria-label={text('listing.chosen')}>
      <ul className={styles.list}>
        {applied.map(({ key, name, change }) => (
          <li key={key}>
            <a
              className={styles.chip}
              href={addressWith(listing, query, change)}
              aria-label={text('listing.remove', { name })}
            >
              <span className={styles.name}>{name}</span> <Icon name="close" size="small" />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.clear} href={addressOf(listing, withoutFilters(query))}>
            {text('listing.clearAll')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
