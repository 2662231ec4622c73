import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { moneyOf, priceLine, priceLogLine, productDiscountLine, skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
const clock = { time: new Date('2026-11-20T12:00:00.000Z') };
const PRODUCT = 'de.localhost/bohrmaschine-10000001';
const LISTING = 'de.localhost/werkstatt/';
const tradePrice = {
  ...priceLine(1, 'EUR', 3333),
  key: `${skuOf(1)}/EUR/group=trade`,
  customerGroup: 'trade',
};

beforeAll(async () => {
  shop = await openWholeShop([...smallCatalogue, tradePrice], {}, { now: () => clock.time });
});
afterAll(() => shop.close());

async function signUp(email: string): Promise<string> {
  const account = { email, password: 'olive-harbour-42', firstName: 'Ada', lastName: 'Muster' };
  return cookieAfter(await shop.call('de.localhost/api/commerce/signUp', account));
}

/** Asks until a cached copy answers. */
const getCached = (address: string, headers: Record<string, string> = {}): Promise<PageAnswer> =>
  eventually(async () => {
    const answer = await shop.get(address, headers);
    expect(answer.headers.etag).toBeDefined();
    return answer;
  });

it('V-02: a group sees its own prices on pages that nobody else is shown, and are not cached', async () => {
  const member = await signUp('member@example.com');
  await shop.database.pool.query(`insert into customer_group (key) values ('trade') on conflict do nothing`);
  await shop.database.pool.query(
    `update customer set customer_group = 'trade' where email = 'member@example.com'`,
  );
  for (const address of [PRODUCT, LISTING]) {
    const before = await getCached(address);
    expect(before.body).toContain('49,91');
    expect(before.body).not.toContain('33,33');
    for (let round = 0; round < 2; round++) {
      const own = await shop.get(address, { cookie: member });
      expect(own.status).toBe(200);
      expect(own.body).toContain('33,33');
      expect(own.headers['cache-control']).toBe('no-store');
      expect(own.headers.etag).toBeUndefined();
    }
    const after = await getCached(address);
    expect(after.body).toBe(before.body);
  }
  const other = await signUp('other@example.com');
  expect((await getCached(PRODUCT, { cookie: other })).body).toContain('49,91');
  const forged = await shop.get(PRODUCT, { cookie: 'signed-in=1; token=nothing' });
  expect(forged.body).not.toContain('33,33');
});

it('D-01: a reduction is told in the words of the law, and the page follows its beginning and end', async () => {
  await shop.importLines([
    priceLogLine(2, 'EUR', [['2026-09-01T00:00:00.000Z', 4992]]),
    productDiscountLine('sale', {
      predicate: { sku: [skuOf(2)] },
      value: { type: 'absolute', money: [moneyOf('EUR', 992)] },
      validUntil: '2026-11-30T23:00:00.000Z',
    }),
  ]);
  const address = 'de.localhost/bohrmaschine-10000002';
  await eventually(async () => {
    const { body } = await shop.get(address);
    expect(body).toContain('40,00');
    expect(body).toContain('Niedrigster Preis der letzten 30 Tage');
    expect(body).toMatch(/<s[^>]*>49,92\s€<\/s>/);
    expect(body).toMatch(/−19\s%/);
    expect(body).toContain('Angebot gültig bis 30.11.2026');
  });
  // A list follows once the search knows of it (rule B-07).
  await eventually(async () => {
    expect((await shop.get(LISTING)).body).toContain('30-Tage-Tiefstpreis');
  });

  clock.time = new Date('2026-11-30T23:00:00.000Z');
  const ended = await shop.get(address);
  expect(ended.body).toContain('49,92');
  expect(ended.body).not.toContain('Niedrigster Preis');
});
