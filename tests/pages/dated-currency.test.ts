import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMarket } from '../../src/markets/countries.ts';
import { formatMoney } from '../../src/markets/money-format.ts';
import { skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

/** Two minutes before the euro comes to Bulgaria, by its own calendar. */
const clock = { time: new Date('2025-12-31T21:58:00Z') };
const euroCame = new Date('2025-12-31T22:01:00Z');
const sku = skuOf(1);
const address = `bg.localhost/drill-${sku.slice(2)}`;

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue, { DATED_CURRENCIES: 'on' }, { now: () => clock.time });
});
afterAll(() => shop.close());

const [{ locale }] = getMarket('BG').languages;
/** The first drill costs 4991 hundredths of any currency but the forint. */
const shown = (currencyCode: 'BGN' | 'EUR', centAmount: number) =>
  formatMoney(locale, { currencyCode, centAmount, fractionDigits: 2 });

it('D-08: pages, listings, cached ones too, and an open cart follow the money of the country at its midnight', async () => {
  const lev = shown('BGN', 4991);
  const euro = shown('EUR', 4991);
  const before = await shop.get(address);
  expect(before.status).toBe(200);
  expect(before.body).toContain(lev);
  expect((await shop.get('bg.localhost/workshop/')).body).toContain(lev);
  const added = await shop.call('bg.localhost/api/commerce/addToCart', { sku, quantity: 1 });
  expect(added.json).toMatchObject({ data: { cart: { totalPrice: { currencyCode: 'BGN' } } } });
  const cookie = cookieAfter(added);

  clock.time = euroCame;
  const after = await shop.get(address);
  expect(after.body).toContain(euro);
  expect(after.body).not.toContain(lev);
  expect((await shop.get('bg.localhost/workshop/')).body).toContain(euro);

  const told = 'Този магазин вече продава в друга валута.';
  const cart = await shop.get('bg.localhost/checkout/cart', { cookie });
  expect(cart.body).toContain(euro);
  expect(cart.body).not.toContain(lev);
  expect(cart.body).toContain(told);
  expect((await shop.get('bg.localhost/checkout/cart', { cookie })).body).not.toContain(told);
});
