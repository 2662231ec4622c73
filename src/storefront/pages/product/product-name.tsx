import { formatNumber } from '../../../markets/money-format.ts';
import { ProductTags } from '../../components/product-card/product-tags.tsx';
import { ProductTitle } from '../../components/product-title/product-title.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Stars } from '../../ui/stars/stars.tsx';
import type { ProductPageData } from './load-product-page.ts';
import type { ShownReviews } from './load-reviews.ts';
import styles from './product-name.module.css';

/** What it is and what others say of it: above the pictures on a phone, beside them on a desktop. */
export function ProductName({ page: { product, reviews } }: { page: ProductPageData }) {
  const text = useText();
  return (
    <div className={styles.head}>
      <h1 className={styles.name}>
        <ProductTitle name={product.name} />
      </h1>
      <p className={styles.number}>
        {product.brand === undefined ? null : <strong className={styles.brand}>{product.brand} · </strong>}
        {text('product.sku')}: {product.sku}
      </p>
      <div className={styles.marks}>
        {reviews === undefined ? null : <RatingLink reviews={reviews} />}
        <ProductTags tags={product.tags} />
      </div>
    </div>
  );
}

/** The stars beside the name, which lead to what was said. */
function RatingLink({ reviews: { averageRating, total } }: { reviews: ShownReviews }) {
  const text = useText();
  const locale = useLocale();
  return (
    <a className={styles.rating} href="#reviews">
      <Stars value={averageRating} size="small" />
      <span className="visually-hidden">
        {text('reviews.rating', { rating: formatNumber(locale, averageRating, 1) })}
      </span>
      {text('reviews.count', { count: total })}
    </a>
  );
}
