import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Review } from '../../goods/reviews/review.ts';
import { findReviewsOf, type ReviewPage } from '../../goods/reviews/review-store.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';

/** The signed-in customer's own reviews, those that wait or were rejected too. */
export async function findMyReviews(
  { database }: Pick<CommerceContext, 'database'>,
  { session }: Shopper,
  page: ReviewPage,
): Promise<Outcome<{ readonly total: number; readonly reviews: readonly Review[] }, Refusal<'NotSignedIn'>>> {
  const customerId = session?.customer?.id;
  if (customerId === undefined) return refuse({ code: 'NotSignedIn' });
  return accept(await findReviewsOf(database, customerId, page));
}
