import { reviewSorts } from '../../../markets/listing-constants.ts';
import { formatNumber } from '../../../markets/money-format.ts';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Stars } from '../../ui/stars/stars.tsx';
import type { ShownReviews } from './load-reviews.ts';
import { lastReviewPage, reviewAddress } from './review-query.ts';
import styles from './reviews-section.module.css';
import type { ShownReview } from './shown-review.ts';

const sortTexts = {
  'top-reviews': 'reviews.sortTop',
  'most-recent': 'reviews.sortRecent',
} as const;

/** What buyers say: figures on the left, a page of reviews on the right (rule P-08). Links, no JavaScript. */
export function ReviewsSection({ slug, reviews }: { slug: string; reviews: ShownReviews | undefined }) {
  const text = useText();
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews" className={styles.heading}>
        {text('reviews.title')}
      </h2>
      {reviews === undefined ? (
        <p>{text('reviews.empty')}</p>
      ) : (
        <div className={styles.columns}>
          <Figures reviews={reviews} />
          <List slug={slug} reviews={reviews} />
        </div>
      )}
    </section>
  );
}

function Figures({ reviews: { averageRating, distribution, total } }: { reviews: ShownReviews }) {
  const text = useText();
  const locale = useLocale();
  return (
    <div className={styles.figures}>
      <p className={styles.average}>
        <Stars value={averageRating} />
        <strong>{text('reviews.rating', { rating: formatNumber(locale, averageRating, 1) })}</strong>
      </p>
      <p className={styles.muted}>{text('reviews.count', { count: total })}</p>
      <ul className={styles.distribution}>
        {distribution.map(({ stars, count }) => (
          <li key={stars} className={styles.share}>
            <span>{text('reviews.stars', { stars })}</span>
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="8" />
              <rect className={styles.fill} width={(100 * count) / total} height="8" />
            </svg>
            <span className={styles.number}>{formatNumber(locale, count, 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function List({ slug, reviews: { query, total, list } }: { slug: string; reviews: ShownReviews }) {
  const text = useText();
  const paths = usePaths();
  const hrefOf = (page: number, sort = query.sort) =>
    `${paths.product(slug)}${reviewAddress({ page, sort })}`;
  return (
    <div className={styles.list}>
      <nav aria-label={text('reviews.sort')}>
        <ul className={styles.sorts}>
          {reviewSorts.map((sort) => (
            <li key={sort}>
              <a
                className={styles.sort}
                href={hrefOf(1, sort)}
                aria-current={sort === query.sort ? 'true' : undefined}
              >
                {text(sortTexts[sort])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.reviews}>
        {list.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      <Pagination current={query.page} last={lastReviewPage(total)} hrefOf={(page) => hrefOf(page)} />
    </div>
  );
}

function Review({ review }: { review: ShownReview }) {
  const text = useText();
  const locale = useLocale();
  const { original, response } = review;
  return (
    <article className={styles.review}>
      <p>
        <Stars value={review.rating} size="small" />
        <span className="visually-hidden">
          {text('reviews.rating', { rating: formatNumber(locale, review.rating, 0) })}
        </span>
      </p>
      <h3 className={styles.title} lang={review.language}>
        {review.title}
      </h3>
      <p className={styles.muted}>
        {review.authorName} · {review.day}
        {review.source === undefined ? null : ` · ${text('reviews.source', { source: review.source })}`}
      </p>
      <p className={styles.text} lang={review.language}>
        {review.text}
      </p>
      {original === undefined ? null : (
        <div className={styles.muted}>
          <p>{text('reviews.translated', { language: original.languageName })}</p>
          <details>
            <summary className={styles.summary}>{text('reviews.showOriginal')}</summary>
            <div className={styles.original} lang={original.language}>
              <p className={styles.title}>{original.title}</p>
              <p className={styles.text}>{original.text}</p>
            </div>
          </details>
        </div>
      )}
      {response === undefined ? null : (
        <div className={styles.response}>
          <p className={styles.title}>{text('reviews.response')}</p>
          <p className={styles.text}>{response}</p>
        </div>
      )}
    </article>
  );
}
