import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertBuyer, insertPurchase } from '../../../../tests/support/purchases.ts';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';
import { reviewSorts } from '../../../markets/listing-constants.ts';
import { findProductReviews, getReview, listReviews } from './find-reviews.ts';
import { moderateReview, removeReview, respondToReview, translateReview } from './moderate-review.ts';
import type { Review } from './review.ts';
import { addReviewRow } from './review-store.ts';

const SKU = 'EX10000001';
const OTHER = 'EX10000002';

let shop: TestShop;
let customerId: string;
beforeAll(async () => {
  shop = await createTestShop();
  customerId = await insertBuyer(shop.database);
});
afterAll(() => shop.drop());
beforeEach(() => shop.database.query(statement('delete from review')));

async function write(more: Partial<Review> = {}): Promise<Review> {
  const id = randomUUID();
  const sku = more.sku ?? SKU;
  const review: Review = {
    id,
    key: id,
    sku,
    state: 'Pending',
    title: 'Good',
    text: 'It drills.',
    authorName: 'Jana',
    rating: 4,
    locale: 'sk-SK',
    source: undefined,
    translations: {},
    customerCareResponseText: undefined,
    isVerified: true,
    consent: undefined,
    createdAt: shop.clock.time,
    reviewCreatedAt: shop.clock.time,
    ...more,
  };
  const orderId = await insertPurchase(shop.database, customerId, [sku]);
  await addReviewRow(shop.database, review, { customerId, orderId });
  return review;
}

async function recount(sku: string) {
  const rows = await shop.database.query<{ rating: number; count: number }>(
    statement(
      `select rating, count(*)::integer as count from review where sku = $1 and state = 'Approved' group by rating`,
    ),
    [sku],
  );
  const counted = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, count } of rows) counted[rating as keyof typeof counted] = count;
  return counted;
}

async function told(sku: string) {
  const page = { limit: 10, offset: 0 };
  const { statistics } = await findProductReviews(shop.engine, sku, 'top-reviews', page, 'sk-SK');
  return statistics?.ratingsDistribution ?? { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
}

describe('W-01: moderation', () => {
  it('shows a review once it is approved, and no longer once it is rejected or removed', async () => {
    const { id } = await write({ rating: 5 });
    expect(await told(SKU)).toMatchObject({ 5: 0 });
    expect(await moderateReview(shop.engine, id, 'Approved')).toMatchObject({ ok: true });
    expect(await told(SKU)).toMatchObject({ 5: 1 });
    await moderateReview(shop.engine, id, 'Rejected');
    expect(await told(SKU)).toMatchObject({ 5: 0 });
    await moderateReview(shop.engine, id, 'Approved');
    await removeReview(shop.engine, id);
    expect(await told(SKU)).toMatchObject({ 5: 0 });
    expect(await getReview(shop.database, id)).toBeUndefined();
  });

  it.each(reviewSorts)('lists none but approved reviews, sorted by %s', async (sort) => {
    const shown = await write({ state: 'Approved' });
    for (const state of ['Pending', 'Rejected'] as const) await write({ state });
    await write({ state: 'Approved', sku: OTHER });
    const page = { limit: 10, offset: 0 };
    const { results } = await findProductReviews(shop.engine, SKU, sort, page, 'sk-SK');
    expect(results.map(({ id }) => id)).toEqual([shown.id]);
  });

  it('announces what shoppers can see a difference of, and nothing else', async () => {
    const { id } = await write();
    const before = shop.announced.length;
    await moderateReview(shop.engine, id, 'Rejected');
    await respondToReview(shop.engine, id, 'Thank you.');
    expect(shop.announced.slice(before)).toEqual([]);
    await moderateReview(shop.engine, id, 'Approved');
    await moderateReview(shop.engine, id, 'Approved');
    expect(shop.announced.slice(before)).toEqual([
      { type: 'catalogue-changed', skus: [SKU], categories: [] },
    ]);
  });

  it('refuses what the state table does not know, and a review that is not there', async () => {
    const { id } = await write({ state: 'Approved' });
    const refused = await moderateReview(shop.engine, id, 'Pending');
    expect(refused).toEqual({
      ok: false,
      refusal: { code: 'ReviewStateImpossible', state: 'Approved' },
    });
    expect(await moderateReview(shop.engine, randomUUID(), 'Approved')).toEqual({
      ok: false,
      refusal: { code: 'ReviewNotFound' },
    });
  });

  it('keeps a customer-care response and translations as plain text, and takes them back', async () => {
    const { id } = await write();
    const answer = '<script>alert(1)</script> & thanks';
    await respondToReview(shop.engine, id, `  ${answer} `);
    await translateReview(shop.engine, id, 'de', { title: 'Gut', text: 'Sie bohrt.' });
    await translateReview(shop.engine, id, 'el', { title: 'Καλό', text: 'Τρυπάει.' });
    expect(await getReview(shop.database, id)).toMatchObject({
      customerCareResponseText: answer,
      translations: { de: { title: 'Gut', text: 'Sie bohrt.' }, el: { title: 'Καλό', text: 'Τρυπάει.' } },
    });
    await respondToReview(shop.engine, id, undefined);
    await translateReview(shop.engine, id, 'de', undefined);
    const after = await getReview(shop.database, id);
    expect(after?.customerCareResponseText).toBeUndefined();
    expect(Object.keys(after?.translations ?? {})).toEqual(['el']);
  });

  it('refuses a translation into the language it was written in, and one that is too long', async () => {
    const { id } = await write();
    const translation = { title: 'Dobré', text: 'Vŕta.' };
    expect(await translateReview(shop.engine, id, 'sk', translation)).toEqual({
      ok: false,
      refusal: { code: 'ReviewLanguageIsOwn', language: 'sk' },
    });
    expect(await translateReview(shop.engine, id, 'de', { title: 'x'.repeat(121), text: 'Gut so.' })).toEqual(
      { ok: false, refusal: { code: 'ReviewTextLength', field: 'title', min: 1, max: 120 } },
    );
  });

  it('lists what waits, oldest first', async () => {
    const one = await write({ createdAt: new Date('2026-01-02T00:00:00Z') });
    const two = await write({ createdAt: new Date('2026-01-01T00:00:00Z'), sku: OTHER });
    await write({ state: 'Approved' });
    const page = { limit: 10, offset: 0 };
    const waiting = await listReviews(shop.database, { state: 'Pending' }, page);
    expect(waiting.map(({ id }) => id)).toEqual([two.id, one.id]);
    const ofOne = await listReviews(shop.database, { state: 'Pending', sku: SKU }, page);
    expect(ofOne.map(({ id }) => id)).toEqual([one.id]);
  });
});

describe('W-01: statistics', () => {
  const operation = fc.record({
    review: fc.nat(7),
    what: fc.constantFrom('approve', 'reject', 'remove', 'approve again', 'write') as fc.Arbitrary<
      'approve' | 'reject' | 'remove' | 'approve again' | 'write'
    >,
    rating: fc.integer({ min: 1, max: 5 }),
    sku: fc.constantFrom(SKU, OTHER),
  });

  it('are what a recount gives, after any operations side by side', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 40 }), async (operations) => {
        await shop.database.query(statement('delete from review'));
        const reviews = await Promise.all(
          Array.from({ length: 8 }, (_, index) =>
            write({ rating: (index % 5) + 1, sku: index % 2 === 0 ? SKU : OTHER }),
          ),
        );
        await Promise.all(
          operations.map(({ review, what, rating, sku }) => {
            const id = reviews[review]?.id ?? '';
            if (what === 'write') return write({ rating, sku, state: 'Approved' });
            if (what === 'remove') return removeReview(shop.engine, id);
            return moderateReview(shop.engine, id, what === 'reject' ? 'Rejected' : 'Approved');
          }),
        );
        for (const sku of [SKU, OTHER]) expect(await told(sku)).toEqual(await recount(sku));
      }),
      { numRuns: 8 },
    );
  });

  it('are taken back with the change that failed', async () => {
    const { id } = await write({ rating: 1 });
    const broken = {
      ...shop.engine,
      events: { ...shop.engine.events, announce: () => Promise.reject(new Error('no announcement')) },
    };
    await expect(moderateReview(broken, id, 'Approved')).rejects.toThrow('no announcement');
    expect(await told(SKU)).toMatchObject({ 1: 0 });
    expect((await getReview(shop.database, id))?.state).toBe('Pending');
  });
});
