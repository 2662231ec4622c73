import { z } from 'zod';
import { languageCodes, localeCodes } from '../../../kernel/locale.ts';
import { inParts, type RecordFields, utcText } from '../../../kernel/record-fields.ts';
import { key, textUpTo, timestampWithOffset } from '../../../kernel/written-fields.ts';
import { reviewLengths } from '../../../markets/review-constants.ts';
import { sku } from '../../written-sku.ts';
import { reviewStateNames } from './review.ts';

/** PostgreSQL knows no year 0, and reviews are younger than the internet. */
const timestamp = z.iso
  .datetime({ offset: true })
  .refine((text) => !(new Date(text).getUTCFullYear() < 1990), 'must be after 1990')
  .pipe(timestampWithOffset);

const reviewText = textUpTo(reviewLengths.text.max).refine(
  (text) => [...text].length >= reviewLengths.text.min,
  `must have at least ${reviewLengths.text.min} characters`,
);
const reviewTitle = textUpTo(reviewLengths.title.max);
const reviewTranslation = z.strictObject({ title: reviewTitle, text: reviewText });

/** What a review brought along says (rule W-21), in the order of an exported line. */
export const reviewFields = {
  key: { says: 'yours: letters, digits, `_` `.` `-`', schema: key, type: 'text', read: 'asItIs' },
  sku: { says: 'of a product', schema: sku, type: 'text', read: 'asItIs' },
  locale: { says: 'what it is written in', schema: z.enum(localeCodes), type: 'text', read: 'asItIs' },
  rating: { says: '1 to 5', schema: z.int().min(1).max(5), type: 'smallint', read: 'asItIs' },
  title: {
    says: '1 to 120 characters; plain text, markup is shown as it is',
    schema: reviewTitle,
    type: 'text',
    read: 'asItIs',
  },
  text: {
    says: '3 to 4000 characters; plain text, markup is shown as it is',
    schema: reviewText,
    type: 'text',
    read: 'asItIs',
  },
  authorName: {
    says: '1 to 60 characters',
    schema: textUpTo(reviewLengths.authorName.max),
    type: 'text',
    read: 'asItIs',
  },
  createdAt: {
    says: 'when the shop got it, to the millisecond',
    schema: timestamp,
    type: 'timestamptz',
    read: 'asItIs',
  },
  reviewCreatedAt: inParts(timestamp.exactOptional(), {
    says: 'when it was written, if that was another time; the order and the day shown follow this one',
    columns: { review_created_at: { type: 'timestamptz', of: (written, line) => written ?? line.createdAt } },
    exported: `case when review_created_at <> created_at then ${utcText('review_created_at')} end`,
  }),
  source: {
    says: 'where it was gathered, if not here',
    schema: textUpTo(reviewLengths.source.max).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  translations: {
    says: '`{<language>: {title, text}}`, of other languages than its own: `de`, `el` …',
    schema: z.partialRecord(z.enum(languageCodes), reviewTranslation).default({}),
    type: 'jsonb',
    read: 'asItIs',
  },
  customerCareResponseText: {
    says: 'what customer care answers below it',
    schema: textUpTo(reviewLengths.customerCareResponseText.max).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  state: {
    says: '`Pending`, `Approved` or `Rejected`: shoppers see approved ones only',
    schema: z.enum(reviewStateNames).default('Approved'),
    type: 'text',
    always: true,
    read: 'asItIs',
  },
} as const satisfies RecordFields;
