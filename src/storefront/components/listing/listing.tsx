import { useId } from 'react';
import { pageSizes, type SortOption, sortOptions } from '../../../markets/listing-constants.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { KeptFilters } from './kept-filters.tsx';
import styles from './listing.module.css';
import { addressOf } from './listing-address.ts';
import { countFilters, listingFields } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';
import { describePriceProblem } from './price-filter.tsx';

const sortWords = {
  relevance: 'category.sortRelevance',
  'name-asc': 'category.sortNameAsc',
  'name-desc': 'category.sortNameDesc',
  'price-asc': 'category.sortPriceAsc',
  'price-desc': 'category.sortPriceDesc',
  newest: 'category.sortNewest',
} as const satisfies Record<SortOption, TextKey>;

/**
 * A list of products a page at a time, with what it can be narrowed to, its order and its length: plain links and one GET
 * form, which the browser follows without a new page where it can (follow-listing.ts).
 */
export function Listing({ listing }: { listing: ListingView }) {
  const text = useText();
  const id = useId();
  const { products, total, query, filters, typedPrice } = listing;
  const locale = useLocale();
  const formId = `${id}-form`;
  const panelId = `${id}-panel`;
  const first = (query.page - 1) * query.hitsPerPage + 1;
  const range = text('category.range', { from: first, to: first + products.length - 1, total });
  const set = countFilters(query);
  const select = { form: formId, className: styles.select };
  return (
    <section
      className={filters === undefined ? undefined : styles.withFilters}
      aria-labelledby={`${id}-total`}
      data-listing=""
    >
      {filters === undefined ? (
        <KeptFilters id={formId} listing={listing} />
      ) : (
        <FilterPanel
          id={formId}
          panelId={panelId}
          titleId={`${id}-filters`}
          listing={listing}
          filters={filters}
        />
      )}
      <div className={styles.found} data-listing-found="">
        <div className={styles.bar}>
          <div className={styles.count} aria-live="polite">
            <h2 id={`${id}-total`} className={styles.total}>
              {text('category.results', { count: total })}
            </h2>
            {total > query.hitsPerPage ? <span className={styles.range}>{range}</span> : null}
          </div>
          <div className={styles.choices}>
            {filters === undefined ? null : (
              <button type="button" className={styles.open} popoverTarget={panelId}>
                {text('listing.filters')}
                {set === 0 ? null : (
                  <span className={styles.set}>
                    <span aria-hidden="true">{set}</span>
                    <span className="visually-hidden">{text('listing.filtersSet', { count: set })}</span>
                  </span>
                )}
              </button>
            )}
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
            <noscript>
              <Button type="submit" size="small" form={formId}>
                {text('category.apply')}
              </Button>
            </noscript>
          </div>
        </div>
        {/* Where the filters are out of sight; there the field itself says it. */}
        {typedPrice === undefined ? null : (
          <p className={styles.problem}>{describePriceProblem(typedPrice, text, locale)}</p>
        )}
        <AppliedFilters listing={listing} />
        {products.length > 0 ? (
          <ProductGrid products={products} />
        ) : (
          <p>{text(set === 0 ? 'category.empty' : 'listing.nothingLeft')}</p>
        )}
        <Pagination
          current={query.page}
          last={Math.ceil(total / query.hitsPerPage)}
          hrefOf={(page) => addressOf(listing, { ...query, page })}
        />
        {total > query.hitsPerPage ? <p className={styles.below}>{range}</p> : null}
      </div>
    </section>
  );
}
