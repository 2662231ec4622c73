import { z } from 'zod';
import { reviewLengths, reviewStateNames } from '../commerce/goods/reviews/review.ts';
import { languageCodes, languageOf, localeCodes } from '../kernel/locale.ts';
import { key, problem, textUpTo } from '../kernel/written-fields.ts';
import { sku } from './catalogue-fields.ts';

/** PostgreSQL knows no year 0, and reviews are younger than the internet. */
const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => !(new Date(text).getUTCFullYear() < 1990), 'must be after 1990')
  .transform((text) => new Date(text).toISOString());

const reviewText = textUpTo(reviewLengths.text.max).refine(
  (text) => [...text].length >= reviewLengths.text.min,
  `must have at least ${reviewLengths.text.min} characters`,
);
const reviewTitle = textUpTo(reviewLengths.title.max);
const reviewTranslation = z.strictObject({ title: reviewTitle, text: reviewText });

/** What buyers said of a product, brought along (docs/catalogue-file.md). */
export const reviewLine = z
  .strictObject({
    type: z.literal('review'),
    key,
    sku,
    locale: z.enum(localeCodes),
    rating: z.int().min(1).max(5),
    title: reviewTitle,
    text: reviewText,
    authorName: textUpTo(reviewLengths.authorName.max),
    createdAt: moment,
    reviewCreatedAt: moment.exactOptional(),
    source: textUpTo(reviewLengths.source.max).exactOptional(),
    translations: z.partialRecord(z.enum(languageCodes), reviewTranslation).default({}),
    customerCareResponseText: textUpTo(reviewLengths.customerCareResponseText.max).exactOptional(),
    state: z.enum(reviewStateNames).default('Approved'),
  })
  .check((context) => {
    const own = languageOf(context.value.locale);
    if (own in context.value.translations)
      problem(context, ['translations', own], 'is the language of the review itself');
  });
