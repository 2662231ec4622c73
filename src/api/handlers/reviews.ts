import { findProductReviews } from '../../commerce/goods/reviews/find-reviews.ts';
import { addReview } from '../../commerce/purchase/reviews/add-review.ts';
import { findMyReviews } from '../../commerce/purchase/reviews/find-my-reviews.ts';
import { accept } from '../../kernel/outcome.ts';
import { presentOwnReview, presentReview } from '../present-review.ts';
import type { CallHandlers } from './handler.ts';

export const reviewHandlers: CallHandlers<'getReview' | 'addReview' | 'getMyReviews'> = {
  async getReview({ productId, sort, limit, offset }, request, engine) {
    const page = { limit, offset };
    const found = await findProductReviews(engine, productId, sort, page, request.locale);
    const results = found.results.map(presentReview);
    return accept({
      reviews: {
        offset,
        limit,
        total: found.total,
        exists: found.total > 0,
        count: results.length,
        results,
        averageRating: found.statistics?.averageRating ?? null,
        ratingsDistribution: found.statistics?.ratingsDistribution ?? { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      },
    });
  },

  async addReview({ reviewConsent, locale: _asked, ...draft }, request, engine) {
    const added = await addReview(engine, request, {
      ...draft,
      locale: request.locale,
      consent: reviewConsent,
    });
    return added.ok ? accept({ review: presentOwnReview(added.value) }) : added;
  },

  async getMyReviews({ limit, offset }, request, engine) {
    const found = await findMyReviews(engine, request, { limit, offset });
    if (!found.ok) return found;
    const results = found.value.reviews.map(presentOwnReview);
    return accept({ reviews: { offset, limit, total: found.value.total, count: results.length, results } });
  },
};
