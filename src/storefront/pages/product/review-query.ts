import { buildQuery } from '../../paths.ts';

/** Orders of the reviews on a product's page; the first is what an address without one means. */
export const shownReviewSorts = ['top-reviews', 'most-recent'] as const;
export type ShownReviewSort = (typeof shownReviewSorts)[number];

/** Reviews on one page (spec §9: review page size 10). */
export const REVIEWS_PER_PAGE = 10;

/** Which reviews a product page's address asks for. */
export interface ReviewQuery {
  readonly sort: ShownReviewSort;
  readonly page: number;
}

/** Reads it; what is no sort, or no page of that many reviews, becomes the default. */
export function parseReviewQuery(parameters: URLSearchParams, total: number): ReviewQuery {
  const sort = shownReviewSorts.find((known) => known === parameters.get('reviewSort'));
  const page = Number(parameters.get('reviewPage') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= lastReviewPage(total);
  return { sort: sort ?? shownReviewSorts[0], page: isPage ? page : 1 };
}

export function lastReviewPage(total: number): number {
  return Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
}

/** The part of a product's address that leads to some of its reviews; defaults are left out. */
export function reviewAddress({ sort, page }: ReviewQuery): string {
  const query = buildQuery({
    reviewSort: sort === shownReviewSorts[0] ? undefined : sort,
    reviewPage: page === 1 ? undefined : page,
  });
  return `${query}#reviews`;
}
