import type { PageText } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import chipStyles from '../../ui/chip/chip.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { tagWord } from './filter-words.ts';
import { addressWith } from './listing-address.ts';
import type { ListingView } from './load-listing.ts';
import { type PromotedFilter, pickPromoted } from './pick-promoted.ts';
import styles from './promoted-filters.module.css';
import { toggleValue } from './toggle-value.ts';

function nameOf({ kind, value, label = value, groupLabel }: PromotedFilter, text: PageText): string {
  if (kind === 'stock') return text('listing.onStock');
  if (kind === 'tag') return text(tagWord(value));
  return groupLabel === undefined ? label : `${groupLabel}: ${label}`;
}

/**
 * The few filters that matter most, above the list (rule L-03): links to the list with each of them, or without it where it is
 * set. A phone scrolls them in one row.
 */
export function PromotedFilters({ listing }: { listing: ListingView }) {
  const text = useText();
  const { query, filters, total } = listing;
  const promoted = filters === undefined ? [] : pickPromoted(filters, query, total);
  if (promoted.length === 0) return null;
  return (
    <nav className={styles.promoted} aria-label={text('listing.promoted')}>
      {promoted.map((filter) => {
        const { field, value, isChosen } = filter;
        const name = nameOf(filter, text);
        return (
          <a
            key={`${field} ${value}`}
            className={chipStyles.chip}
            href={addressWith(listing, query, toggleValue(query, field, value))}
            rel="nofollow"
            data-listing-link=""
            {...(isChosen ? { 'aria-current': true, 'aria-label': text('listing.remove', { name }) } : {})}
          >
            {name}
            {isChosen ? <Icon name="close" size="small" /> : null}
          </a>
        );
      })}
    </nav>
  );
}
