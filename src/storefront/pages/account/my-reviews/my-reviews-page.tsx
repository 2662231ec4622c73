import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Stars } from '../../../ui/stars/stars.tsx';
import { AccountNav } from '../account-nav.tsx';
import styles from '../account-page.module.css';
import { loadMyReviews } from './load-my-reviews.ts';
import reviewStyles from './my-reviews-page.module.css';
import { ReviewForm } from './review-form.tsx';
import { sendReview } from './send-review.ts';

async function load(request: PageRequest) {
  return loadMyReviews(request, request.url.searchParams);
}

async function act(request: PageRequest, form: FormData) {
  return sendReview(request, form);
}

/** Own reviews, and a form for something bought (rules U-02, W-01). */
function MyReviewsPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const paths = usePaths();
  const { reviews, bought, reviewed, note, authorName, consent } = page;
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current="reviews" />
      <h1>{text('account.reviews')}</h1>
      {note === undefined || refused !== undefined ? null : (
        <Note kind="info">
          <p>{note}</p>
        </Note>
      )}
      {reviewed === undefined && refused?.problem !== undefined ? (
        <Note kind="error">
          <p>{refused.problem}</p>
        </Note>
      ) : null}
      {reviewed === undefined ? null : (
        <ReviewForm product={reviewed} authorName={authorName} consent={consent} refused={refused} />
      )}
      {reviews.length === 0 ? <p className={styles.muted}>{text('account.reviewNone')}</p> : null}
      <ul className={reviewStyles.list}>
        {reviews.map((review) => (
          <li key={review.id} className={`${styles.block} ${styles.boxed}`}>
            <p className={styles.muted}>{bought.find(({ sku }) => sku === review.sku)?.name ?? review.sku}</p>
            <Stars value={review.rating} />
            <span className="visually-hidden">{text('reviews.stars', { stars: review.rating })}</span>
            <h2 className={styles.heading}>{review.title}</h2>
            <p className={reviewStyles.text}>{review.text}</p>
            <p className={styles.muted}>
              {review.date} · {review.state}
            </p>
          </li>
        ))}
      </ul>
      {reviewed === undefined ? (
        <section className={styles.block} aria-labelledby="to-review">
          <h2 id="to-review" className={styles.heading}>
            {text('account.reviewWrite')}
          </h2>
          <p>{text('account.reviewHint')}</p>
          <ul className={reviewStyles.bought}>
            {bought.map(({ sku, name }) => (
              <li key={sku} className={reviewStyles.product}>
                <span>{name}</span>
                <ButtonLink size="small" href={paths.myReviews({ sku })}>
                  {text('account.reviewWrite')}
                  <span className="visually-hidden">{name}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

export default definePage({ load, act, Page: MyReviewsPage });
