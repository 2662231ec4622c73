import type { Product } from '../../../api/contract/catalogue.ts';
import { REVIEW_PAGE_SIZE } from '../../../markets/listing-constants.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { parseReviewQuery, type ReviewQuery } from './review-query.ts';
import { type ShownReview, toShownReview } from './shown-review.ts';

/** What a product's page shows of its reviews. */
export interface ShownReviews {
  readonly query: ReviewQuery;
  readonly averageRating: number;
  /** How often each rating was given, five stars first. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
  readonly total: number;
  readonly list: readonly ShownReview[];
}

/** The page of reviews that the address asks for; none are asked for when the product has none. */
export async function loadReviews(
  { shop, locale, market }: PageRequest,
  { sku, reviewRatingStatistics: statistics }: Pick<Product, 'sku' | 'reviewRatingStatistics'>,
  parameters: URLSearchParams,
): Promise<ShownReviews | undefined> {
  if (statistics === undefined) return undefined;
  const query = parseReviewQuery(parameters, statistics.count);
  const { reviews } = requireValue(
    await shop.call('getReview', {
      locale,
      productId: sku,
      sort: query.sort,
      limit: REVIEW_PAGE_SIZE,
      offset: (query.page - 1) * REVIEW_PAGE_SIZE,
    }),
  );
  return {
    query,
    averageRating: reviews.averageRating ?? statistics.averageRating,
    distribution: ([5, 4, 3, 2, 1] as const).map((stars) => ({
      stars,
      count: reviews.ratingsDistribution[stars],
    })),
    total: reviews.total,
    list: reviews.results.map((review) => toShownReview(review, locale, market.timeZone)),
  };
}
