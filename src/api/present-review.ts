import type { Review as StoredReview } from '../commerce/goods/reviews/review.ts';
import type { CallError, CallErrorCode } from './contract/errors.ts';
import type { OwnReview, Review } from './contract/reviews.ts';

export function presentReview(review: StoredReview): Review {
  const { id, title, text, authorName, rating, locale, translations } = review;
  return {
    id,
    title,
    text,
    authorName,
    rating,
    createdAt: review.createdAt.toISOString(),
    locale,
    custom: { reviewCreatedAt: review.reviewCreatedAt.toISOString() },
    ...(review.customerCareResponseText === undefined
      ? {}
      : { customerCareResponseText: review.customerCareResponseText }),
    ...(review.source === undefined ? {} : { source: review.source }),
    isVerifiedPurchase: review.isVerified,
    translations,
  };
}

/** As its author sees it. */
export function presentOwnReview(review: StoredReview): OwnReview {
  return { ...presentReview(review), sku: review.sku, state: review.state };
}

const OTHERWISE = 'Something went wrong on our side. Please try again or contact support.';

const communicated: ReadonlySet<CallErrorCode> = new Set<CallErrorCode>([
  'ReviewNotPurchased',
  'ReviewAlreadySubmitted',
]);

/** What a shopper may read of a review that was refused: two texts as they are, one for everything else (rule W-01). */
export function communicateReviewError(error: CallError): CallError {
  return { ...error, data: { communicate: communicated.has(error.code) ? error.message : OTHERWISE } };
}
