import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { ReviewSort } from '../../../markets/listing-constants.ts';
import type { CommerceContext } from '../../context.ts';
import { type RatingStatistics, toRatingStatistics } from './rating-statistics.ts';
import type { Review } from './review.ts';
import {
  findApprovedReviews,
  findReviewsBy,
  getRatingCounts,
  getReviewById,
  type ReviewFilter,
  type ReviewPage,
} from './review-store.ts';

/** A page of a product's approved reviews, and the figures of all of them. */
export interface ProductReviews {
  readonly total: number;
  readonly results: readonly Review[];
  readonly statistics: RatingStatistics | undefined;
}

export async function findProductReviews(
  { database }: Pick<CommerceContext, 'database'>,
  sku: string,
  sort: ReviewSort,
  page: ReviewPage,
  reader: LocaleCode,
): Promise<ProductReviews> {
  const [counts, results] = await Promise.all([
    getRatingCounts(database, sku),
    findApprovedReviews(database, sku, sort, page, reader),
  ]);
  const statistics = toRatingStatistics(counts);
  return { total: statistics?.count ?? 0, results, statistics };
}

/** For operators. */
export function listReviews(
  database: Queryable,
  filter: ReviewFilter,
  page: ReviewPage,
): Promise<readonly Review[]> {
  return findReviewsBy(database, filter, page);
}

/** For operators. */
export function getReview(database: Queryable, id: string): Promise<Review | undefined> {
  return getReviewById(database, id);
}
