import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertBuyer, insertPurchase, signInAs } from '../../tests/support/purchases.ts';
import { createTestShop, fillCart, type TestShop, type TestShopper } from '../../tests/support/test-shop.ts';
import { moderateReview } from '../commerce/goods/reviews/moderate-review.ts';
import { statement } from '../kernel/database.ts';
import type { CountryCode } from '../kernel/locale.ts';

const SKU = 'EX10000001';
const OTHER = 'EX10000002';
const OTHERWISE = 'Something went wrong on our side. Please try again or contact support.';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: SKU, cents: 4900 });
  await shop.addProduct({ sku: OTHER, cents: 4900 });
  await shop.addProduct({ sku: SKU, cents: 119_900, currency: 'CZK' });
});
afterAll(() => shop.drop());
beforeEach(() => shop.database.query(statement('delete from review')));

const draft = {
  sku: SKU,
  title: 'Good',
  text: 'It drills as it should.',
  authorName: 'Jana N.',
  rating: 4,
};

async function openBuyer(
  purchases: readonly (readonly string[])[],
  country: CountryCode = 'SK',
): Promise<{ shopper: TestShopper; customerId: string }> {
  const shopper = shop.openShopper(country);
  const customerId = await insertBuyer(shop.database);
  await signInAs(shop.database, shopper, customerId, SKU);
  for (const skus of purchases) await insertPurchase(shop.database, customerId, skus);
  return { shopper, customerId };
}

async function approveAll() {
  const rows = await shop.database.query<{ id: string }>(statement('select id from review'));
  for (const { id } of rows) await moderateReview(shop.engine, id, 'Approved');
}

describe('W-01: addReview', () => {
  it('takes a buyer’s review, which waits for an operator and then counts', async () => {
    const { shopper } = await openBuyer([[OTHER, SKU]]);
    const { review } = await shopper.get('addReview', draft);
    expect(review).toMatchObject({ ...draft, state: 'Pending', locale: 'sk-SK', translations: {} });
    expect(review.custom.reviewCreatedAt).toBe('2026-11-20T12:00:00.000Z');
    expect((await shopper.get('getReview', { productId: SKU })).reviews).toEqual({
      offset: 0,
      limit: 10,
      total: 0,
      exists: false,
      count: 0,
      results: [],
      averageRating: null,
      ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    });
    await approveAll();
    const { reviews } = await shopper.get('getReview', { productId: SKU });
    expect(reviews).toMatchObject({ total: 1, exists: true, count: 1, averageRating: 4 });
    expect(reviews.results).toMatchObject([{ id: review.id, title: 'Good' }]);
    const { product } = await shopper.get('getProduct', { sku: SKU });
    expect(product.reviewRatingStatistics).toEqual({
      averageRating: 4,
      ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
      count: 1,
    });
  });

  it('takes what was bought as a guest for a purchase, once the e-mail is shown to be theirs', async () => {
    const { shopper, customerId } = await openBuyer([[SKU]]);
    const change = (text: string) => shop.database.query(statement(text), [customerId]);
    await change(
      `update "order" set customer_id = null, customer_email = $1 || '@Example.com' where customer_id = $1::uuid`,
    );
    expect(await shopper.call('addReview', draft)).toMatchObject({ refusal: { code: 'ReviewNotPurchased' } });
    await change('update customer set email_verified_at = now() where id = $1');
    await shopper.get('addReview', draft);
    expect(await shopper.call('addReview', draft)).toMatchObject({
      refusal: { code: 'ReviewAlreadySubmitted' },
    });
  });

  it('is published at once where moderation is off, and announces it', async () => {
    const { shopper } = await openBuyer([[SKU]]);
    const policy = shop.engine.reviewPolicy as { moderation: 'on' | 'off' };
    policy.moderation = 'off';
    const before = shop.announced.length;
    try {
      expect((await shopper.get('addReview', draft)).review.state).toBe('Approved');
    } finally {
      policy.moderation = 'on';
    }
    expect(shop.announced.slice(before)).toEqual([
      { type: 'catalogue-changed', skus: [SKU], categories: [] },
    ]);
  });

  it('refuses who has not bought it, or cancelled, with the exact words', async () => {
    const { shopper, customerId } = await openBuyer([[OTHER]]);
    await insertPurchase(shop.database, customerId, [SKU], 'Cancelled');
    expect(await shopper.call('addReview', draft)).toEqual({
      ok: false,
      refusal: {
        code: 'ReviewNotPurchased',
        message: "You haven't purchased this particular SKU",
        data: { communicate: "You haven't purchased this particular SKU" },
      },
    });
  });

  it('takes one review a purchase, and says the exact words to the next', async () => {
    const { shopper } = await openBuyer([[SKU], [SKU]]);
    expect(await shopper.call('addReview', draft)).toMatchObject({ ok: true });
    expect(await shopper.call('addReview', { ...draft, rating: 1 })).toMatchObject({ ok: true });
    const communicate = 'You have already submitted review for your purchase for SKU';
    expect(await shopper.call('addReview', draft)).toEqual({
      ok: false,
      refusal: { code: 'ReviewAlreadySubmitted', message: communicate, data: { communicate } },
    });
  });

  it('makes one of fifty that are sent at once', async () => {
    const { shopper } = await openBuyer([[SKU]]);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => shopper.call('addReview', draft)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code])));
    expect([...codes]).toEqual(['ReviewAlreadySubmitted']);
    const rows = await shop.database.query(statement('select id from review'));
    expect(rows).toHaveLength(1);
  });

  it('takes what a customer ordered in the shop as a purchase', async () => {
    const shopper = shop.openShopper();
    await shopper.get('signUp', {
      email: 'petra@example.com',
      password: 'olive-harbour-42',
      firstName: 'Petra',
      lastName: 'Kováčová',
    });
    expect(await shopper.call('addReview', draft)).toMatchObject({
      ok: false,
      refusal: { code: 'ReviewNotPurchased' },
    });
    const cart = await fillCart(shopper, SKU);
    await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
    const { cart: paid } = await shopper.get('getCart', { id: cart.id });
    await shopper.get('createMyOrderFromCart', { id: paid.id, version: paid.version });
    expect(await shopper.call('addReview', draft)).toMatchObject({ ok: true });
  });

  it('asks to sign in first, and lets only the general words reach the shopper', async () => {
    const visitor = shop.openShopper();
    expect(await visitor.call('addReview', draft)).toMatchObject({
      ok: false,
      refusal: { code: 'NotSignedIn', data: { communicate: OTHERWISE } },
    });
  });

  it.each([
    [{ rating: 0 }, { rating: 'min' }],
    [{ rating: 6 }, { rating: 'max' }],
    [{ rating: 4.5 }, { rating: 'int' }],
    [{ title: ' ' }, { title: 'min' }],
    [{ title: 'x'.repeat(121) }, { title: 'max' }],
    [{ text: 'ok' }, { text: 'min' }],
    [{ text: '👍👍' }, { text: 'min' }],
    [{ text: 'x'.repeat(4001) }, { text: 'max' }],
    [{ authorName: '' }, { authorName: 'min' }],
    [{ authorName: 'x'.repeat(61) }, { authorName: 'max' }],
  ])('refuses %j', async (wrong, fields) => {
    const { shopper } = await openBuyer([[SKU]]);
    expect(await shopper.send('addReview', { ...draft, ...wrong })).toMatchObject({
      ok: false,
      refusal: { code: 'InvalidInput', fields, data: { communicate: OTHERWISE } },
    });
  });

  it('keeps markup as the plain text that it is', async () => {
    const { shopper } = await openBuyer([[SKU]]);
    const text = '<img src=x onerror=alert(1)> &amp; <b>bold</b>';
    expect((await shopper.get('addReview', { ...draft, text })).review.text).toBe(text);
  });

  it('keeps the consent where the country asks for it: true unless told, and nothing elsewhere', async () => {
    const consentOf = async (country: CountryCode, reviewConsent?: boolean) => {
      const { shopper } = await openBuyer([[SKU]], country);
      const input = reviewConsent === undefined ? draft : { ...draft, reviewConsent };
      const { review } = await shopper.get('addReview', input);
      const [row] = await shop.database.query<{ consent: boolean | null }>(
        statement('select consent from review where id = $1'),
        [review.id],
      );
      return row?.consent;
    };
    expect(await consentOf('CZ')).toBe(true);
    expect(await consentOf('CZ', false)).toBe(false);
    expect(await consentOf('SK', true)).toBeNull();
  });
});

describe('P-08, W-21: getReview', () => {
  /** One review a rating and day, from as many buyers. */
  async function fill(given: readonly { rating: number; day: number; locale?: 'sk-SK' | 'de-DE' }[]) {
    for (const { rating, day, locale } of given) {
      const { shopper } = await openBuyer([[SKU]], locale === 'de-DE' ? 'DE' : 'SK');
      shop.clock.time = new Date(Date.UTC(2026, 10, day));
      await shopper.get('addReview', { ...draft, rating, title: `${rating} on ${day}` });
    }
    await approveAll();
    shop.clock.time = new Date('2026-11-20T12:00:00Z');
  }

  it('sorts by the reader’s language, rating and the day, or by the day alone', async () => {
    await fill([
      { rating: 5, day: 1 },
      { rating: 5, day: 2, locale: 'de-DE' },
      { rating: 3, day: 4 },
      { rating: 5, day: 3 },
    ]);
    const titles = async (country: CountryCode, sort: 'top-reviews' | 'most-recent') => {
      const { reviews } = await shop.openShopper(country).get('getReview', { productId: SKU, sort });
      return reviews.results.map(({ title }) => title);
    };
    expect(await titles('SK', 'top-reviews')).toEqual(['5 on 3', '5 on 1', '3 on 4', '5 on 2']);
    expect(await titles('DE', 'top-reviews')).toEqual(['5 on 2', '5 on 3', '5 on 1', '3 on 4']);
    expect(await titles('SK', 'most-recent')).toEqual(['3 on 4', '5 on 3', '5 on 2', '5 on 1']);
  });

  it('has pages of ten that never overlap, and the figures of all', async () => {
    await fill(Array.from({ length: 12 }, (_, index) => ({ rating: (index % 2) + 4, day: 10 })));
    const visitor = shop.openShopper();
    const { reviews: first } = await visitor.get('getReview', { productId: SKU });
    const { reviews: second } = await visitor.get('getReview', { productId: SKU, offset: 10 });
    expect([first.count, second.count, first.total, first.averageRating]).toEqual([10, 2, 12, 4.5]);
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(12);
    expect(second.ratingsDistribution).toEqual({ 1: 0, 2: 0, 3: 0, 4: 6, 5: 6 });
  });

  it('of a product that nobody reviewed, or that is not there, is empty', async () => {
    const { reviews } = await shop.openShopper().get('getReview', { productId: 'EX19999999' });
    expect(reviews).toMatchObject({ total: 0, exists: false, averageRating: null });
  });
});

describe('U-02: getMyReviews', () => {
  it('shows the customer’s own in every state, and nobody else’s', async () => {
    const { shopper } = await openBuyer([[SKU], [OTHER]]);
    const stranger = await openBuyer([[SKU]]);
    await shopper.get('addReview', draft);
    await stranger.shopper.get('addReview', { ...draft, title: 'Mine' });
    await approveAll();
    await shopper.get('addReview', { ...draft, sku: OTHER });
    const { reviews } = await shopper.get('getMyReviews', {});
    expect(reviews).toMatchObject({ total: 2, count: 2, offset: 0, limit: 10 });
    expect(reviews.results.map(({ sku, state }) => [sku, state]).sort()).toEqual([
      [SKU, 'Approved'],
      [OTHER, 'Pending'],
    ]);
    const { reviews: beyond } = await shopper.get('getMyReviews', { offset: 5 });
    expect(beyond).toMatchObject({ total: 2, count: 0 });
  });

  it('asks a visitor to sign in', async () => {
    const outcome = await shop.openShopper().call('getMyReviews', {});
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'NotSignedIn' } });
  });
});
