import { pageSizes, type SortOption, sortOptions } from '../../../markets/listing-constants.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './listing.module.css';
import { countFilters, listingFields } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';

const sortWords = {
  relevance: 'category.sortRelevance',
  'name-asc': 'category.sortNameAsc',
  'name-desc': 'category.sortNameDesc',
  'price-asc': 'category.sortPriceAsc',
  'price-desc': 'category.sortPriceDesc',
  newest: 'category.sortNewest',
} as const satisfies Record<SortOption, TextKey>;

interface ListingBarProps {
  readonly listing: ListingView;
  readonly formId: string;
  readonly panelId: string;
  readonly totalId: string;
  /** Which of the products are on this page, in words. */
  readonly range: string;
}

/** Above a list: how much was found, the way to its filters, its order and its length. */
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
      <div className={styles.choices}>
        {filters === undefined ? null : <FiltersButton panelId={panelId} set={countFilters(query)} />}
        <OrderAndLength query={query} formId={formId} />
        <noscript>
          <Button type="submit" size="small" form={formId}>
            {text('category.apply')}
          </Button>
        </noscript>
      </div>
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

function OrderAndLength({ query, formId }: { query: ListingView['query']; formId: string }) {
  const text = useText();
  const select = { form: formId, className: styles.select };
  return (
    <>
      <label className={styles.label}>
        {text('category.sort')}
        <select {...select} name={listingFields.sort} defaultValue={query.sort}>
          {sortOptions.map((option) => (
            <option key={option} value={option}>
              {text(sortWords[option])}
            </option>
          ))}
        </select>
      </label>
      <label className={`${styles.label} ${styles.length}`}>
        {text('category.perPage')}
        <select {...select} name={listingFields.hitsPerPage} defaultValue={query.hitsPerPage}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
