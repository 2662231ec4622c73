import { buildQuery } from '../../../addresses/paths.ts';
import { REVIEW_PAGE_SIZE, type ReviewSort, reviewSorts } from '../../../markets/listing-constants.ts';

/** Which reviews a product page's address asks for. */
export interface ReviewQuery {
  readonly sort: ReviewSort;
  readonly page: number;
}

/** Reads it; what is no sort, or no page of that many reviews, becomes the default. */
export function parseReviewQuery(parameters: URLSearchParams, total: number): ReviewQuery {
  const sort = reviewSorts.find((known) => known === parameters.get('reviewSort'));
  const page = Number(parameters.get('reviewPage') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= lastReviewPage(total);
  return { sort: sort ?? reviewSorts[0], page: isPage ? page : 1 };
}

export function lastReviewPage(total: number): number {
  return Math.max(1, Math.ceil(total / REVIEW_PAGE_SIZE));
}

/** The part of a product's address that leads to some of its reviews; defaults are left out. */
export function reviewAddress({ sort, page }: ReviewQuery): string {
  const query = buildQuery({
    reviewSort: sort === reviewSorts[0] ? undefined : sort,
    reviewPage: page === 1 ? undefined : page,
  });
  return `${query}#reviews`;
}
