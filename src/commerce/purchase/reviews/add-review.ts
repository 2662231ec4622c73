import type { LocaleCode } from '../../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import { announceRatings } from '../../goods/reviews/announce-ratings.ts';
import type { ReviewPolicy } from '../../goods/reviews/review.ts';
import { firstState, type Review } from '../../goods/reviews/review.ts';
import { addReviewRow, findReviewedOrders, lockAuthor } from '../../goods/reviews/review-store.ts';
import { buildId } from '../../new-id.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { findPurchases } from '../orders/purchase-store.ts';

export interface ReviewDraft {
  readonly sku: string;
  readonly title: string;
  readonly text: string;
  readonly authorName: string;
  readonly rating: number;
  /** What it is written in. */
  readonly locale: LocaleCode;
  /** What was ticked; without a word the box stays as it was shown, ticked (rule W-01). */
  readonly consent: boolean | undefined;
}

/**
 * A signed-in buyer's review of something they bought: one per purchase, also when it is sent many times at once
 * (rule W-01). Several purchases are reviewed from the oldest on.
 */
export async function addReview(
  commerce: Pick<CommerceContext, 'database' | 'events' | 'clock' | 'randomBytes'> & {
    readonly reviewPolicy: ReviewPolicy;
  },
  { session, market }: Shopper,
  draft: ReviewDraft,
): Promise<Outcome<Review, Refusal<'NotSignedIn' | 'ReviewNotPurchased' | 'ReviewAlreadySubmitted'>>> {
  const customer = session?.customer;
  if (customer === undefined) return refuse({ code: 'NotSignedIn' });
  const { id: customerId } = customer;
  const { sku } = draft;
  return commerce.database.transaction(async (transaction) => {
    if (!(await lockAuthor(transaction, customerId))) return refuse({ code: 'NotSignedIn' });
    const purchases = await findPurchases(transaction, customer, sku);
    if (purchases.length === 0) return refuse({ code: 'ReviewNotPurchased' });
    const reviewed = await findReviewedOrders(transaction, sku, purchases);
    const orderId = purchases.find((id) => !reviewed.has(id));
    if (orderId === undefined) return refuse({ code: 'ReviewAlreadySubmitted' });
    const now = commerce.clock.now();
    const id = buildId(now, commerce.randomBytes(10));
    const review: Review = {
      id,
      key: id,
      sku,
      state: firstState(commerce.reviewPolicy),
      title: draft.title,
      text: draft.text,
      authorName: draft.authorName,
      rating: draft.rating,
      locale: draft.locale,
      source: undefined,
      translations: {},
      customerCareResponseText: undefined,
      consent: commerce.reviewPolicy.asksConsent(market) ? (draft.consent ?? true) : undefined,
      isVerified: true,
      createdAt: now,
      reviewCreatedAt: now,
    };
    if (!(await addReviewRow(transaction, review, { customerId, orderId }))) {
      return refuse({ code: 'ReviewAlreadySubmitted' });
    }
    if (review.state === 'Approved') await announceRatings(commerce, transaction, sku);
    return accept(review);
  });
}
