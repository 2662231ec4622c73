import { z } from 'zod';
import { reviewStateNames } from '../../commerce/goods/reviews/review.ts';
import { languageCodes, localeCodes } from '../../kernel/locale.ts';
import { MAXIMUM_STARS, REVIEW_PAGE_SIZE, reviewSorts } from '../../markets/listing-constants.ts';
import { reviewLengths } from '../../markets/review-constants.ts';
import type { ShownTag } from './call-facts.ts';
import { localeInput } from './shared.ts';

function plainText({ min, max }: { readonly min: number; readonly max: number }) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .check(({ value, issues }) => {
      // Two emoji are four UTF-16 units, but no three characters.
      if ([...value].length >= min) return;
      issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value });
    });
}

const paging = {
  limit: z.int().min(1).max(50).default(REVIEW_PAGE_SIZE),
  offset: z.int().min(0).max(100_000).default(0),
};
const sku = z.string().max(40);

/** What is counted of a product's reviews, where it has any (rule W-21). */
export const ratingStatisticsSchema = z.object({
  /** One digit: 4.5. */
  averageRating: z.number(),
  ratingsDistribution: z.record(z.enum(['1', '2', '3', '4', '5']), z.int()),
  count: z.int(),
});
export type RatingStatistics = z.infer<typeof ratingStatisticsSchema>;

/** All texts are plain: markup in them is to be shown as it was typed. */
const reviewSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  authorName: z.string(),
  rating: z.int().min(1).max(MAXIMUM_STARS),
  createdAt: z.iso.datetime(),
  locale: z.enum(localeCodes),
  /** When it was written, which for reviews that were brought along is before `createdAt`. */
  custom: z.object({ reviewCreatedAt: z.iso.datetime() }),
  customerCareResponseText: z.string().optional(),
  /** Its author bought the product in this shop (rule W-01). */
  isVerifiedPurchase: z.boolean(),
  /** Where it was gathered; left out for reviews written in this shop. */
  source: z.string().optional(),
  translations: z.partialRecord(z.enum(languageCodes), z.object({ title: z.string(), text: z.string() })),
});
export type Review = z.infer<typeof reviewSchema>;

const ownReviewSchema = reviewSchema.extend({ sku, state: z.enum(reviewStateNames) });
export type OwnReview = z.infer<typeof ownReviewSchema>;

const page = { offset: z.int(), limit: z.int(), total: z.int(), count: z.int() };

export const reviewCalls = {
  getReview: {
    summary:
      'Reviews of a product, a page at a time, with the figures of all of them. `top-reviews`: those in the caller’s language first, then the best rating, then newest; `most-recent`: newest first.',
    isSameForEveryone: true,
    shows: (_answer: unknown, { productId }: { productId: string }): readonly ShownTag[] => [
      `sku:${productId}`,
    ],
    input: z.strictObject({
      ...localeInput,
      productId: sku,
      sort: z.enum(reviewSorts).default(reviewSorts[0]),
      ...paging,
    }),
    output: z.object({
      reviews: z.object({
        ...page,
        exists: z.boolean(),
        results: z.array(reviewSchema),
        /** `null` while there is no review. */
        averageRating: z.number().nullable(),
        ratingsDistribution: ratingStatisticsSchema.shape.ratingsDistribution,
      }),
    }),
  },
  addReview: {
    summary:
      'A signed-in buyer reviews what they bought, once per purchase. Its errors carry `data.communicate`, the words that may be shown.',
    errors: ['ReviewNotPurchased', 'ReviewAlreadySubmitted'],
    scope: 'customer',
    refusals: 'review',
    input: z.strictObject({
      ...localeInput,
      sku,
      title: plainText(reviewLengths.title),
      text: plainText(reviewLengths.text),
      authorName: plainText(reviewLengths.authorName),
      rating: z.int().min(1).max(MAXIMUM_STARS),
      /** Asked in some countries (Czechia), where it is true unless told; elsewhere it is not kept. */
      reviewConsent: z.boolean().optional(),
    }),
    output: z.object({ review: ownReviewSchema }),
  },
  getMyReviews: {
    summary: "The signed-in customer's own reviews in every state, newest first.",
    scope: 'customer',
    input: z.strictObject({ ...localeInput, ...paging }),
    output: z.object({ reviews: z.object({ ...page, results: z.array(ownReviewSchema) }) }),
  },
} as const;
