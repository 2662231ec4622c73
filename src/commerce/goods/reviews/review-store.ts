import { type Queryable, statement } from '../../../kernel/database.ts';
import { type LanguageCode, type LocaleCode, languageOf } from '../../../kernel/locale.ts';
import { nullsUndefined, type ReadRow, readColumns } from '../../../kernel/record-fields.ts';
import type { ReviewSort } from '../../../markets/listing-constants.ts';
import type { RatingCounts } from './rating-statistics.ts';
import type { Review, ReviewState, ReviewTranslation } from './review.ts';
import { reviewFields } from './review-fields.ts';

/** Without the author: nobody who reads reviews needs to know their account or order. */
type ReviewRow = ReadRow<typeof reviewFields> & {
  readonly id: string;
  readonly consent: boolean | null;
  readonly isVerified: boolean;
  readonly reviewCreatedAt: Date;
};
const columns = `id, ${readColumns(reviewFields, 'review')}, consent, order_id is not null as "isVerified",
  review_created_at as "reviewCreatedAt"`;
const toReview: (row: ReviewRow) => Review = nullsUndefined;

export interface ReviewPage {
  readonly limit: number;
  readonly offset: number;
}

const approvedBySort = {
  'top-reviews': statement(`
    select ${columns} from review where sku = $1 and state = 'Approved'
    order by left(locale, 2) = $4 desc, rating desc, review_created_at desc, id desc limit $2 offset $3`),
  'most-recent': statement(`
    select ${columns} from review where sku = $1 and state = 'Approved'
    order by review_created_at desc, id desc limit $2 offset $3`),
} as const;

/** A page of a product's approved reviews. */
export async function findApprovedReviews(
  database: Queryable,
  sku: string,
  sort: ReviewSort,
  { limit, offset }: ReviewPage,
  reader: LocaleCode,
): Promise<Review[]> {
  const values = [sku, limit, offset];
  const rows = await database.query<ReviewRow>(
    approvedBySort[sort],
    sort === 'top-reviews' ? [...values, languageOf(reader)] : values,
  );
  return rows.map(toReview);
}

const selectCounts = statement(`
  select array[rating_1, rating_2, rating_3, rating_4, rating_5] as counts from review_statistics where sku = $1`);

export async function getRatingCounts(database: Queryable, sku: string): Promise<RatingCounts | undefined> {
  const [row] = await database.query<{ counts: RatingCounts }>(selectCounts, [sku]);
  return row?.counts;
}

const selectOfCustomer = statement(`
  select ${columns}, count(*) over ()::integer as total from review
  where customer_id = $1 order by created_at desc, id desc limit $2 offset $3`);
const countOfCustomer = statement('select count(*)::integer as total from review where customer_id = $1');

/** A customer's own reviews in every state, newest first, and how many there are in all. */
export async function findReviewsOf(
  database: Queryable,
  customerId: string,
  { limit, offset }: ReviewPage,
): Promise<{ readonly total: number; readonly reviews: Review[] }> {
  const rows = await database.query<ReviewRow & { total: number }>(selectOfCustomer, [
    customerId,
    limit,
    offset,
  ]);
  const [first] = rows;
  if (first !== undefined)
    return { total: first.total, reviews: rows.map(({ total: _, ...row }) => toReview(row)) };
  const [counted] = await database.query<{ total: number }>(countOfCustomer, [customerId]);
  return { total: counted?.total ?? 0, reviews: [] };
}

/** What an operator lists: by state and sku, oldest first, because those have waited longest. */
export interface ReviewFilter {
  readonly state?: ReviewState | undefined;
  readonly sku?: string | undefined;
}

const selectFiltered = statement(`
  select ${columns} from review
  where ($1::text is null or state = $1) and ($2::text is null or sku = $2)
  order by created_at, id limit $3 offset $4`);

export async function findReviewsBy(
  database: Queryable,
  filter: ReviewFilter,
  { limit, offset }: ReviewPage,
): Promise<Review[]> {
  const values = [filter.state ?? null, filter.sku ?? null, limit, offset];
  const rows = await database.query<ReviewRow>(selectFiltered, values);
  return rows.map(toReview);
}

const selectById = statement(`select ${columns} from review where id = $1`);
const selectForChange = statement(`select ${columns} from review where id = $1 for update`);

export async function getReviewById(database: Queryable, id: string): Promise<Review | undefined> {
  const [row] = await database.query<ReviewRow>(selectById, [id]);
  return row && toReview(row);
}

/** The same, held until the transaction ends: two operators decide one after the other. */
export async function lockReview(transaction: Queryable, id: string): Promise<Review | undefined> {
  const [row] = await transaction.query<ReviewRow>(selectForChange, [id]);
  return row && toReview(row);
}

const lockCustomer = statement('select id from customer where id = $1 for no key update');

/** One review of a customer after the other; `false` when the account is gone. */
export async function lockAuthor(transaction: Queryable, customerId: string): Promise<boolean> {
  return (await transaction.query(lockCustomer, [customerId])).length > 0;
}

const selectReviewed = statement(
  'select order_id as "orderId" from review where sku = $1 and order_id = any($2::uuid[])',
);

/** Those of the orders that have a review of the sku already. */
export async function findReviewedOrders(
  transaction: Queryable,
  sku: string,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction.query<{ orderId: string }>(selectReviewed, [sku, orderIds]);
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Whose it is, which no reader is told. */
export interface ReviewAuthor {
  readonly customerId: string;
  readonly orderId: string;
}

const insertReview = statement(`
  insert into review (id, key, sku, state, title, text, author_name, rating, locale, source, translations,
                      customer_care_response_text, consent, created_at, review_created_at, customer_id, order_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14, $15, $16, $17)
  on conflict (order_id, sku) do nothing returning id`);

/** `false`: the purchase has its review. Statistics follow by themselves (db/migrations/0006). */
export async function addReviewRow(
  transaction: Queryable,
  review: Review,
  author: ReviewAuthor,
): Promise<boolean> {
  const rows = await transaction.query(insertReview, [
    review.id,
    review.key,
    review.sku,
    review.state,
    review.title,
    review.text,
    review.authorName,
    review.rating,
    review.locale,
    review.source ?? null,
    JSON.stringify(review.translations),
    review.customerCareResponseText ?? null,
    review.consent ?? null,
    review.createdAt,
    review.reviewCreatedAt,
    author.customerId,
    author.orderId,
  ]);
  return rows.length > 0;
}

const updateState = statement('update review set state = $2, version = version + 1 where id = $1');
const updateResponse = statement(
  'update review set customer_care_response_text = $2, version = version + 1 where id = $1',
);
const updateTranslation = statement(`
  update review set version = version + 1,
    translations = case when $3::jsonb is null then translations - $2::text
                        else translations || jsonb_build_object($2::text, $3::jsonb) end
  where id = $1`);
const deleteReview = statement('delete from review where id = $1');

export async function saveReviewState(transaction: Queryable, id: string, state: ReviewState): Promise<void> {
  await transaction.query(updateState, [id, state]);
}

/** Without a text the response is taken back. */
export async function saveResponse(
  transaction: Queryable,
  id: string,
  text: string | undefined,
): Promise<void> {
  await transaction.query(updateResponse, [id, text ?? null]);
}

/** Without a translation the language's is taken back. */
export async function saveTranslation(
  transaction: Queryable,
  id: string,
  language: LanguageCode,
  translation: ReviewTranslation | undefined,
): Promise<void> {
  await transaction.query(updateTranslation, [
    id,
    language,
    translation === undefined ? null : JSON.stringify(translation),
  ]);
}

export async function removeReviewRow(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(deleteReview, [id]);
}
