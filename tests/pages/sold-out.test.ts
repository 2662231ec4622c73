import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const clock = { time: new Date('2026-11-30T12:00:00Z'), now: () => clock.time };
let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue, {}, clock);
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock.time = new Date('2026-11-30T12:00:00Z');
  await shop.importLines([{ ...stockLine(1, 0), reorderedAt: '2026-11-30' }, stockLine(2, 0)]);
});

const soldOut = 'Nicht auf Lager';
const inFebruary = 'Erhältlich ab Februar';

/** What a listing's card of a drill says. */
async function cardOf(number: number): Promise<string> {
  const { body } = await shop.get('de.localhost/werkstatt/?hitsPerPage=48');
  const card = body.split('<article').find((part) => part.includes(`href="/bohrmaschine-1000000${number}"`));
  return (card ?? '').split('</article>')[0]?.replace(/<[^>]*>/g, ' ') ?? '';
}

const page = async (number: number, path = 'de.localhost/bohrmaschine') =>
  (await shop.get(`${path}-1000000${number}`)).body;

describe('P-03: a drill that is sold out', () => {
  it('says on its page and on its card when to buy it, with the year until that has begun', async () => {
    await eventually(async () => expect(await page(1)).toContain(`${inFebruary} 2027`));
    expect(await cardOf(1)).toContain(`${inFebruary} 2027`);
    expect(await cardOf(1)).not.toContain(soldOut);
    expect(await page(1, 'ie.localhost/drill')).toContain('Buy in February 2027');
    clock.time = new Date('2026-12-31T23:30:00Z');
    for (const words of [await page(1), await cardOf(1)]) {
      expect(words).toContain(inFebruary);
      expect(words).not.toContain(`${inFebruary} 2027`);
    }
  });

  it('promises no delivery within days', async () => {
    expect(await page(4)).toContain('data-island="deliveryDate"');
    expect(await page(1)).not.toContain('data-island="deliveryDate"');
  });

  it('says so plainly where nothing was ordered, and once the month has passed', async () => {
    await eventually(async () => expect(await cardOf(2)).toContain(soldOut));
    clock.time = new Date('2027-02-28T22:59:00Z');
    expect([await page(1), await cardOf(1)]).toEqual([
      expect.stringContaining(inFebruary),
      expect.stringContaining(inFebruary),
    ]);
    clock.time = new Date('2027-02-28T23:00:00Z');
    expect(await cardOf(1)).toContain(soldOut);
    expect(await page(1)).not.toContain(inFebruary);
  });

  it('says it in a cart that holds it', async () => {
    await shop.importLines([stockLine(3, 5)]);
    const added = await eventually(async () => {
      const answer = await shop.post('de.localhost/bohrmaschine-10000003', {
        sku: 'EX10000003',
        quantity: '2',
      });
      expect(answer.status).toBe(303);
      return answer;
    });
    const cookie = cookieAfter(added);
    await shop.importLines([{ ...stockLine(3, 0), reorderedAt: '2026-10-05' }]);
    expect((await shop.get('de.localhost/checkout/cart', { cookie })).body).toContain(
      'Erhältlich ab Januar 2027',
    );
  });
});
