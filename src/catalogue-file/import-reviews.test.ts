import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { insertBuyer, insertPurchase } from '../../tests/support/purchases.ts';
import {
  categoryLine,
  createRecordingEvents,
  findProblems,
  importLines,
  importText,
  productLine,
  reviewLine,
  skuOf,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';
import { getRatingCounts } from '../commerce/goods/reviews/review-store.ts';
import { statement } from '../kernel/database.ts';
import { exportCatalogue } from './export-catalogue.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await importLines(test.database, [typeLine(), categoryLine('workshop'), productLine(1), productLine(2)]);
});
afterAll(() => test.drop());
beforeEach(() => test.database.query(statement('delete from review')));

async function exported(): Promise<string> {
  let text = '';
  await exportCatalogue({
    database: test.database,
    types: ['review'],
    async write(chunk) {
      text += chunk;
    },
  });
  return text;
}

const problemsOf = (line: object) => findProblems(test.database, [line]);
const countsOf = (number: number) => getRatingCounts(test.database, skuOf(number));

describe('W-01: reviews in a catalogue file', () => {
  it('count at once when they are approved, which they are unless told', async () => {
    const events = createRecordingEvents();
    await importLines(
      test.database,
      [
        reviewLine('a', 1, { rating: 5 }),
        reviewLine('b', 1, { rating: 2 }),
        reviewLine('c', 1, { state: 'Pending' }),
        reviewLine('d', 2, { state: 'Rejected' }),
      ],
      events,
    );
    expect(await countsOf(1)).toEqual([0, 1, 0, 0, 1]);
    expect((await countsOf(2)) ?? [0, 0, 0, 0, 0]).toEqual([0, 0, 0, 0, 0]);
    expect(events.announced).toEqual([
      { type: 'catalogue-changed', skus: [skuOf(1), skuOf(2)], categories: [] },
    ]);
  });

  it('change what they change, and move between products with their rating', async () => {
    await importLines(test.database, [reviewLine('a', 1, { rating: 5 }), reviewLine('b', 1, { rating: 5 })]);
    const events = createRecordingEvents();
    const { counts } = await importLines(
      test.database,
      [reviewLine('a', 2, { rating: 3 }), reviewLine('b', 1, { rating: 5 })],
      events,
    );
    expect(counts.review).toEqual({ added: 0, changed: 1, unchanged: 1 });
    expect(await countsOf(1)).toEqual([0, 0, 0, 0, 1]);
    expect(await countsOf(2)).toEqual([0, 0, 1, 0, 0]);
    expect(events.announced).toEqual([
      { type: 'catalogue-changed', skus: [skuOf(1), skuOf(2)], categories: [] },
    ]);
  });

  it('leave it unchanged who wrote a review here, on which purchase', async () => {
    const customerId = await insertBuyer(test.database);
    const orderId = await insertPurchase(test.database, customerId, [skuOf(1)]);
    await importLines(test.database, [reviewLine('a', 1)]);
    await test.database.query(
      statement('update review set customer_id = $1, order_id = $2, consent = true'),
      [customerId, orderId],
    );
    await importLines(test.database, [reviewLine('a', 1, { title: 'Corrected' })]);
    const rows = await test.database.query(
      statement('select title, customer_id, order_id, consent, version from review'),
    );
    expect(rows).toEqual([
      { title: 'Corrected', customer_id: customerId, order_id: orderId, consent: true, version: 2 },
    ]);
  });

  it.each([
    [{ rating: 6 }, 'reviews.rating'],
    [{ text: '👍👍' }, 'reviews.text: must have at least 3 characters'],
    [{ title: 'x'.repeat(121) }, 'reviews.title'],
    [{ locale: 'xx-XX' }, 'reviews.locale'],
    [{ createdAt: '0000-01-01T00:00:00Z' }, 'reviews.createdAt: must be after 1990'],
    [{ createdAt: 'yesterday' }, 'reviews.createdAt'],
    [{ translations: { de: { title: 'Gut', text: 'Sehr gut.' } } }, 'reviews.translations.de'],
    [{ translations: { xx: { title: 'Gut', text: 'Sehr gut.' } } }, 'reviews.translations'],
    [{ sku: 'EX19999999' }, 'reviews.sku: no product has the sku EX19999999'],
    [{ customerId: '1' }, 'reviews.customerId: unknown field'],
  ])('are refused with %j', async (wrong, problem) => {
    const problems = await problemsOf(reviewLine('a', 1, { locale: 'de-DE', ...wrong }));
    expect(problems).toEqual([expect.stringContaining(`line 1: ${problem}`)]);
  });

  it('come out as they went in, and change nothing when they come again', async () => {
    const text = (maxLength: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 3, maxLength: Math.min(maxLength, 40) })
        .filter((value) => value.length <= maxLength && [...value].length >= 3 && !value.includes('\u0000'));
    const moment = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const translation = fc.record({ title: text(120), text: text(400) });
    const fields = fc.record(
      {
        rating: fc.integer({ min: 1, max: 5 }),
        title: text(120),
        text: text(400),
        authorName: text(60),
        createdAt: moment,
        reviewCreatedAt: moment,
        source: text(60),
        translations: fc.dictionary(fc.constantFrom('de', 'el', 'fr'), translation, {
          minKeys: 1,
          noNullPrototype: true,
        }),
        customerCareResponseText: text(400),
        state: fc.constantFrom('Pending', 'Approved', 'Rejected'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fields, fields, async (one, two) => {
        await test.database.query(statement('delete from review'));
        const lines = [reviewLine('one', 1, one), reviewLine('two', 1, two)];
        await importLines(test.database, lines);
        const first = await exported();
        expect(
          first
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line).title),
        ).toEqual(lines.map(({ title }) => title));
        expect(await importText(test.database, first)).toMatchObject({
          ok: true,
          value: { isUnchanged: true, lines: 2 },
        });
        const counts = await countsOf(1);
        await test.database.query(statement('delete from review'));
        await importLines(
          test.database,
          first
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line)),
        );
        expect(await exported()).toBe(first);
        expect(await countsOf(1)).toEqual(counts);
      }),
      { numRuns: 10 },
    );
  });
});
