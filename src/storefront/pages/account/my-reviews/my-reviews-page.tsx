import { buildMeta } from '../../../head.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Stars } from '../../../ui/stars/stars.tsx';
import { AccountNav } from '../account-nav.tsx';
import styles from '../account-page.module.css';
import type { Route } from './+types/my-reviews-page.ts';
import { loadMyReviews } from './load-my-reviews.ts';
import reviewStyles from './my-reviews-page.module.css';
import { ReviewForm } from './review-form.tsx';
import { sendReview } from './send-review.ts';

export const handle = { texts: 'personal' };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadMyReviews(getPageRequest(context), url.searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  return sendReview(getPageRequest(context), await request.formData());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

/** Own reviews, and a form for something bought (acceptance U-02, W-01). */
export default function MyReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const paths = usePaths();
  const { reviews, bought, reviewed, note, authorName, consent } = loaderData;
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current="reviews" />
      <h1>{text('account.reviews')}</h1>
      {note === undefined || actionData !== undefined ? null : (
        <Note kind="info">
          <p>{note}</p>
        </Note>
      )}
      {reviewed === undefined && actionData?.problem !== undefined ? (
        <Note kind="error">
          <p>{actionData.problem}</p>
        </Note>
      ) : null}
      {reviewed === undefined ? null : (
        <ReviewForm product={reviewed} authorName={authorName} consent={consent} refused={actionData} />
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
