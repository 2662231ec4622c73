import { useId } from 'react';
import { pageSizes, type SortOption, sortOptions } from '../../../markets/listing-constants.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { buildQuery } from '../../paths.ts';
import type { ShownCard } from '../../shown-card.ts';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import styles from './listing.module.css';
import { type ListingQuery, listingParameters } from './listing-query.ts';

const sortWords = {
  relevance: 'category.sortRelevance',
  'name-asc': 'category.sortNameAsc',
  'name-desc': 'category.sortNameDesc',
  'price-asc': 'category.sortPriceAsc',
  'price-desc': 'category.sortPriceDesc',
  newest: 'category.sortNewest',
} as const satisfies Record<SortOption, TextKey>;

interface ListingProps {
  readonly products: readonly ShownCard[];
  readonly total: number;
  readonly query: ListingQuery;
  /** Path of the page without its query. */
  readonly path: string;
  /** What else the address says, such as the words searched for. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** A list of products a page at a time, with its order and length to choose; all of it plain links and one GET form. */
export function Listing({ products, total, query, path, parameters = {} }: ListingProps) {
  const text = useText();
  const headingId = useId();
  const hrefOf = (page: number) =>
    `${path}${buildQuery({ ...parameters, ...listingParameters({ ...query, page }) })}`;
  const first = (query.page - 1) * query.hitsPerPage + 1;
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.bar}>
        <div className={styles.count}>
          <h2 id={headingId} className={styles.total}>
            {text('category.results', { count: total })}
          </h2>
          {total > query.hitsPerPage ? (
            <span className={styles.range}>
              {text('category.range', { from: first, to: first + products.length - 1, total })}
            </span>
          ) : null}
        </div>
        <form className={styles.form} method="get" action={path} key={`${query.sort} ${query.hitsPerPage}`}>
          {Object.entries(parameters).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className={styles.label}>
            {text('category.sort')}
            <select className={styles.select} name="sort" defaultValue={query.sort} onChange={submitForm}>
              {sortOptions.map((option) => (
                <option key={option} value={option}>
                  {text(sortWords[option])}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.label}>
            {text('category.perPage')}
            <select
              className={styles.select}
              name="hitsPerPage"
              defaultValue={query.hitsPerPage}
              onChange={submitForm}
            >
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </label>
          <noscript>
            <Button type="submit" size="small">
              {text('category.apply')}
            </Button>
          </noscript>
        </form>
      </div>
      {products.length === 0 ? <p>{text('category.empty')}</p> : <ProductGrid products={products} />}
      <Pagination current={query.page} last={Math.ceil(total / query.hitsPerPage)} hrefOf={hrefOf} />
    </section>
  );
}

function submitForm(event: { currentTarget: HTMLSelectElement }): void {
  event.currentTarget.form?.requestSubmit();
}
