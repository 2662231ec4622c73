import {
  type ListView,
  listViews,
  type SortOption,
  sortOptions,
} from '../../../markets/listing-constants.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './listing.module.css';
import { addressOf } from './listing-address.ts';
import { countFilters, listingFields } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';
import { PromotedFilters } from './promoted-filters.tsx';

const sortWords = {
  relevance: 'category.sortRelevance',
  'name-asc': 'category.sortNameAsc',
  'name-desc': 'category.sortNameDesc',
  'price-asc': 'category.sortPriceAsc',
  'price-desc': 'category.sortPriceDesc',
  newest: 'category.sortNewest',
} as const satisfies Record<SortOption, TextKey>;

const viewLooks = {
  grid: { icon: 'grid', words: 'listing.viewGrid' },
  list: { icon: 'rows', words: 'listing.viewList' },
  table: { icon: 'table', words: 'listing.viewTable' },
} as const satisfies Record<ListView, { readonly icon: IconName; readonly words: TextKey }>;

interface ListingBarProps {
  readonly listing: ListingView;
  readonly formId: string;
  readonly panelId: string;
  readonly totalId: string;
  /** Which of the products are on this page, in words. */
  readonly range: string;
}

/** Above a list: how much was found, the way to its filters, its order and how it looks. */
export function ListingBar({ listing, formId, panelId, totalId, range }: ListingBarProps) {
  const text = useText();
  const { total, query, filters } = listing;
  return (
    <div className={styles.bar}>
      <div className={styles.count} aria-live="polite">
        <h2 id={totalId} className={styles.total}>
          {text('category.results', { count: total })}
        </h2>
        {total > query.hitsPerPage ? <span className={styles.range}>{range}</span> : null}
      </div>
      {filters === undefined ? null : <FiltersButton panelId={panelId} set={countFilters(query)} />}
      <Order query={query} formId={formId} />
      <noscript>
        <Button type="submit" size="small" form={formId}>
          {text('category.apply')}
        </Button>
      </noscript>
      <Views listing={listing} />
      <PromotedFilters listing={listing} />
    </div>
  );
}

/** On a phone filters are out of sight until this is pressed; it says how many are set. */
function FiltersButton({ panelId, set }: { panelId: string; set: number }) {
  const text = useText();
  return (
    <button type="button" className={styles.open} popoverTarget={panelId}>
      {text('listing.filters')}
      {set === 0 ? null : (
        <span className={styles.set}>
          <span aria-hidden="true">{set}</span>
          <span className="visually-hidden">{text('listing.filtersSet', { count: set })}</span>
        </span>
      )}
    </button>
  );
}

function Order({ query, formId }: { query: ListingView['query']; formId: string }) {
  const text = useText();
  return (
    <label className={styles.label}>
      <span className={styles.labelWords}>{text('category.sort')}</span>
      <select form={formId} className={styles.select} name={listingFields.sort} defaultValue={query.sort}>
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {text(sortWords[option])}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Ways to look at the same page of the list: links, so that they work without JavaScript (rule L-06). */
function Views({ listing }: { listing: ListingView }) {
  const text = useText();
  const { query } = listing;
  return (
    <nav className={styles.views} aria-label={text('listing.view')}>
      {listViews.map((view) => (
        <a
          key={view}
          className={styles.view}
          href={addressOf(listing, { ...query, view })}
          aria-label={text(viewLooks[view].words)}
          title={text(viewLooks[view].words)}
          {...(view === query.view ? { 'aria-current': true } : {})}
        >
          <Icon name={viewLooks[view].icon} />
        </a>
      ))}
    </nav>
  );
}
