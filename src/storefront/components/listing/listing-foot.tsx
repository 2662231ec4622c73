import { pageSizes } from '../../../markets/listing-constants.ts';
import { useText } from '../../i18n/use-text.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { PriceSwitch } from '../price-switch/price-switch.tsx';
import styles from './listing.module.css';
import { addressOf, addressWith } from './listing-address.ts';
import { type ListingView, lastPageOf } from './load-listing.ts';

/** Below a list: its other pages, how much was found once more, and how long a page is. */
export function ListingFoot({ listing, range }: { listing: ListingView; range: string }) {
  const text = useText();
  const { total, query } = listing;
  const [shortest] = pageSizes;
  return (
    <>
      <Pagination
        current={query.page}
        last={lastPageOf(listing)}
        hrefOf={(page) => addressOf(listing, { ...query, page })}
      />
      {total === 0 ? null : (
        <div className={styles.below}>
          <p>{total > query.hitsPerPage ? range : text('category.results', { count: total })}</p>
          {total > shortest ? <PageSizes listing={listing} /> : null}
          <PriceSwitch />
        </div>
      )}
    </>
  );
}

function PageSizes({ listing }: { listing: ListingView }) {
  const text = useText();
  const { query } = listing;
  return (
    <nav className={styles.sizes} aria-label={text('category.perPage')}>
      <span aria-hidden="true">{text('category.perPage')}:</span>
      {pageSizes.map((hitsPerPage) => (
        <a
          key={hitsPerPage}
          className={styles.size}
          href={addressWith(listing, query, { hitsPerPage })}
          {...(hitsPerPage === query.hitsPerPage ? { 'aria-current': true } : {})}
        >
          {hitsPerPage}
        </a>
      ))}
    </nav>
  );
}
