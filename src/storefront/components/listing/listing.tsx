import { useId } from 'react';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { HiddenFilters } from './hidden-filters.tsx';
import styles from './listing.module.css';
import { ListingBar } from './listing-bar.tsx';
import { ListingFoot } from './listing-foot.tsx';
import { countFilters } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';
import { describePriceProblem } from './price-filter.tsx';
import { ProductTable } from './product-table.tsx';

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
  const totalId = `${id}-total`;
  const first = (query.page - 1) * query.hitsPerPage + 1;
  const range = text('category.range', { from: first, to: first + products.length - 1, total });
  return (
    <section
      className={filters === undefined ? undefined : styles.withFilters}
      aria-labelledby={totalId}
      data-listing=""
    >
      {filters === undefined ? (
        <HiddenFilters id={formId} listing={listing} />
      ) : (
        <>
          <a className="skip-link" href={`#${totalId}`}>
            {text('listing.skipFilters')}
          </a>
          <FilterPanel
            id={formId}
            panelId={panelId}
            titleId={`${id}-filters`}
            listing={listing}
            filters={filters}
          />
        </>
      )}
      <div className={styles.found} data-listing-found="">
        <ListingBar listing={listing} formId={formId} panelId={panelId} totalId={totalId} range={range} />
        {/* Where the filters are out of sight; there the field itself says it. */}
        {typedPrice === undefined ? null : (
          <p className={styles.problem}>{describePriceProblem(typedPrice, text, locale)}</p>
        )}
        <AppliedFilters listing={listing} />
        {products.length > 0 ? (
          // Another list, not the same one moved (frame/morph.ts).
          <div data-morph="whole">
            {query.view === 'table' ? (
              <ProductTable products={products} titleId={totalId} />
            ) : (
              <ProductGrid products={products} look={query.view === 'list' ? 'row' : 'grid'} isFirst />
            )}
          </div>
        ) : (
          <p>{text(countFilters(query) === 0 ? 'category.empty' : 'listing.nothingLeft')}</p>
        )}
        <ListingFoot listing={listing} range={range} />
      </div>
    </section>
  );
}
