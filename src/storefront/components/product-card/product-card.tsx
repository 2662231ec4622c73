import { formatMoney, formatNumber } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { ShownCard } from '../../shown-card.ts';
import { Stars } from '../../ui/stars/stars.tsx';
import { EnergyMark } from '../energy-mark/energy-mark.tsx';
import { Picture } from '../picture/picture.tsx';
import { Reduction } from '../reduction/reduction.tsx';
import { StockLine } from '../stock-line/stock-line.tsx';
import styles from './product-card.module.css';
import { ProductTags } from './product-tags.tsx';

/** How wide a card's picture is: two cards side by side on a phone, four on a desktop. */
const PICTURE_SIZES = '(min-width: 1024px) 290px, (min-width: 768px) 30vw, 45vw';

/** One product in a list. The whole card leads to the product; its name is the link. */
export function ProductCard({
  product,
  loading = 'lazy',
}: {
  product: ShownCard;
  loading?: 'first' | 'lazy';
}) {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const ratings = product.reviewRatingStatistics;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture name={product.image?.name} label="" sizes={PICTURE_SIZES} loading={loading} />
        <ProductTags tags={product.tags} />
      </div>
      <p className={styles.brand}>{product.brand ?? ''}</p>
      <h3 className={styles.name}>
        <a className={styles.link} href={paths.product(product.slug)}>
          {product.name}
        </a>
      </h3>
      {ratings === undefined ? null : (
        <p className={styles.rating}>
          <Stars value={ratings.averageRating} size="small" />
          <span className="visually-hidden">
            {text('reviews.rating', { rating: formatNumber(locale, ratings.averageRating, 1) })}
          </span>
          <span className="visually-hidden">{text('reviews.count', { count: ratings.count })}</span>
          <span aria-hidden="true">({formatNumber(locale, ratings.count, 0)})</span>
        </p>
      )}
      <dl className={styles.specs}>
        {product.keySpecs.map(({ key, label, value }) => (
          <div key={key} className={styles.spec}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <StockLine product={product} />
      <EnergyMark of={product.energy} context="card" />
      <p className={styles.price}>
        <strong className={styles.amount}>{formatMoney(locale, product.price.value)}</strong>
        <Reduction of={product.price} />
        <span className={styles.tax}>{text('product.taxNote')}</span>
      </p>
    </article>
  );
}
