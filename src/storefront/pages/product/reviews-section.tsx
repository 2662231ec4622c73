import { reviewSorts } from '../../../markets/listing-constants.ts';
import { formatNumber } from '../../../markets/money-format.ts';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
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
export function ReviewsSection({
  slug,
  sku,
  reviews,
}: {
  readonly slug: string;
  readonly sku: string;
  readonly reviews: ShownReviews | undefined;
}) {
  const text = useText();
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className={styles.heading}>
        {text('reviews.title')}
      </h2>
      {reviews === undefined ? (
        <div className={styles.figures}>
          <p>{text('reviews.empty')}</p>
          <Writing sku={sku} />
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.figures}>
            <Figures reviews={reviews} />
            <Writing sku={sku} />
          </div>
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
    <>
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
    </>
  );
}

/** The way to write one, and how they are checked (rules W-01, W-02); who is not signed in signs in on the way. */
function Writing({ sku }: { readonly sku: string }) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={styles.writing}>
      <ButtonLink href={paths.myReviews({ sku })}>{text('reviews.write')}</ButtonLink>
      <details className={styles.muted}>
        <summary className={styles.summary}>{text('reviews.howChecked')}</summary>
        <p className={styles.checked}>{text('reviews.howCheckedText')}</p>
      </details>
    </div>
  );
}

/** So many are shown before all of them are asked for. */
const FIRST = 3;

function List({ slug, reviews: { query, total, list } }: { slug: string; reviews: ShownReviews }) {
  const text = useText();
  const paths = usePaths();
  const hrefOf = (page: number, sort = query.sort) =>
    `${paths.product(slug)}${reviewAddress({ page, sort })}`;
  const pages = (
    <Pagination current={query.page} last={lastReviewPage(total)} hrefOf={(page) => hrefOf(page)} />
  );
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
      {isListAsked(query) || list.length <= FIRST ? (
        <>
          <Entries list={list} />
          {pages}
        </>
      ) : (
        <>
          <Entries list={list.slice(0, FIRST)} />
          <details className={styles.rest}>
            <summary className={styles.all}>{text('reviews.showAll', { count: total })}</summary>
            <Entries list={list.slice(FIRST)} />
            {pages}
          </details>
        </>
      )}
    </div>
  );
}

/** Whoever chose an order or a page of them wants to see them all. */
function isListAsked({ page, sort }: ShownReviews['query']): boolean {
  return page > 1 || sort !== reviewSorts[0];
}

function Entries({ list }: { readonly list: readonly ShownReview[] }) {
  return (
    <ul className={styles.reviews}>
      {list.map((review) => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  );
}

function Review({ review }: { review: ShownReview }) {
  const text = useText();
  const locale = useLocale();
  const { foreign, response } = review;
  return (
    <article className={styles.review}>
      <p>
        <Stars value={review.rating} size="small" />
        <span className="visually-hidden">
          {text('reviews.rating', { rating: formatNumber(locale, review.rating, 0) })}
        </span>
      </p>
      <h3 className={styles.title} lang={foreign?.language}>
        {review.title}
      </h3>
      <p className={styles.muted}>
        {review.authorName} · {review.day}
        {review.source === undefined ? null : ` · ${text('reviews.source', { source: review.source })}`}
        {foreign === undefined
          ? null
          : ` · ${text('reviews.inLanguage', { language: foreign.languageName })}`}
      </p>
      {review.isVerified ? (
        <p className={styles.verified}>
          <Icon name="check" size="small" />
          {text('reviews.verified')}
        </p>
      ) : null}
      <p className={styles.text} lang={foreign?.language}>
        {review.text}
      </p>
      {foreign?.translation === undefined ? null : <Translation of={foreign.translation} />}
      {response === undefined ? null : (
        <div className={styles.response}>
          <p className={styles.title}>{text('reviews.response')}</p>
          {/* The shop answers in the language it was written to. */}
          <p className={styles.text} lang={foreign?.language}>
            {response}
          </p>
        </div>
      )}
    </article>
  );
}

type ReviewTranslation = NonNullable<NonNullable<ShownReview['foreign']>['translation']>;

function Translation({ of: { title, text: words, other } }: { readonly of: ReviewTranslation }) {
  const text = useText();
  const name = other === undefined ? '' : ` (${other.name})`;
  return (
    <details className={styles.muted}>
      <summary className={styles.summary}>
        {text('reviews.translate')}
        {name}
      </summary>
      <div className={styles.original} lang={other?.language}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{words}</p>
      </div>
    </details>
  );
}
