import { money, unitOf } from '../../../kernel/money.ts';
import { PRICE_FILTER_RANGE } from '../../../markets/listing-constants.ts';
import type { PageText } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import chipStyles from '../../ui/chip/chip.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { useGrossPrices } from '../../use-prices.ts';
import styles from './applied-filters.module.css';
import type { FilterGroup } from './build-filters.ts';
import { tagWord } from './filter-words.ts';
import { addressOf, addressWith } from './listing-address.ts';
import { chosenValues, type ListingQuery, listingFields, ON_STOCK, withoutFilters } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';
import { toggleValue } from './toggle-value.ts';

interface AppliedFilter {
  readonly key: string;
  readonly name: string;
  /** The listing without it. */
  readonly change: Partial<ListingQuery>;
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
  const { category, brand, tag, stock, attributePrefix } = listingFields;
  const applied = (field: string, value: string, name: string): AppliedFilter => ({
    key: `${field} ${value}`,
    name,
    change: toggleValue(query, field, value),
  });
  return [
    ...categories.map((value) => applied(category, value, labelOf(category, value))),
    ...brands.map((value) => applied(brand, value, labelOf(brand, value))),
    ...tags.map((value) => applied(tag, value, text(tagWord(value)))),
    ...(isOnStock ? [applied(stock, ON_STOCK, text('listing.onStock'))] : []),
    ...(price === undefined
      ? []
      : [{ key: 'price', name: namePrice(price, text, write), change: { price: undefined } }]),
    ...Object.keys(attributes).flatMap((key) => {
      const field = `${attributePrefix}${key}`;
      const label = groups.find((group) => group.field === field)?.label ?? key;
      return chosenValues(query, key).map((value) =>
        applied(field, value, `${label}: ${labelOf(field, value)}`),
      );
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
              className={chipStyles.chip}
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
