import { formatNumber } from '../../../../markets/money-format.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Stars } from '../../../ui/stars/stars.tsx';
import { Carousel } from '../../carousel/carousel.tsx';
import type { BlockContent } from '../content-view.ts';
import styles from './reviews.module.css';

/** What buyers said, side by side. */
export function Reviews({ block }: { block: Extract<BlockContent, { kind: 'reviews' }> }) {
  const text = useText();
  const locale = useLocale();
  const items = block.reviews.map(({ rating, title, text: words, authorName, day, product }) => ({
    key: product.href,
    content: (
      <article className={styles.review}>
        <p className={styles.rating}>
          <Stars value={rating} size="small" />
          <span className="visually-hidden">
            {text('reviews.rating', { rating: formatNumber(locale, rating, 1) })}
          </span>
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.words}>{words}</p>
        <p className={styles.author}>
          {authorName}, {day}
        </p>
        <a className={styles.product} href={product.href}>
          {product.label}
        </a>
      </article>
    ),
  }));
  return <Carousel label={block.title ?? text('reviews.title')} size="wide" items={items} />;
}
