import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Cart } from '../../src/api/contract/cart.ts';
import { countryOf, localeCodes } from '../../src/kernel/locale.ts';
import { type Money, money, sum } from '../../src/kernel/money.ts';
import { languagePrefix } from '../../src/markets/locales.ts';
import { formatMoney } from '../../src/markets/money-format.ts';
import { withoutTax } from '../../src/markets/net-prices.ts';
import { vatRate } from '../../src/markets/vat-rates.ts';
import { loadTexts } from '../../src/storefront/i18n/texts.ts';
import { priceLine, productLine, stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const NET = { cookie: 'first-price=net' };
const PRODUCT = '/bohrmaschine-10000001';

/** What of a page is read; React parts texts by comments. */
const wordsOf = (body: string) =>
  body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\p{Zs}+/gu, ' ');
const plain = (text: string) => text.replace(/\p{Zs}+/gu, ' ');
const strongsOf = (body: string) =>
  [...body.matchAll(/<strong[^>]*>(.*?)<\/strong>/g)].map(([, inner = '']) => wordsOf(inner).trim());

describe('V-06: prices without VAT first, for companies that ask for them', () => {
  it('is chosen by a form that any page has, and leads back to the page', async () => {
    for (const path of [PRODUCT, '/werkstatt/?page=2', '/search?query=bohr', '/nowhere/']) {
      const chosen = await shop.post(`de.localhost${path}`, { 'first-price': 'net' });
      expect([chosen.status, chosen.headers.location, chosen.headers['cache-control']]).toEqual([
        ...[303, path, 'no-store'],
      ]);
      expect(chosen.headers['set-cookie']).toBe(
        'first-price=net; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
      );
    }
    const undone = await shop.post(`de.localhost${PRODUCT}`, { 'first-price': 'gross' }, NET);
    expect(undone.headers['set-cookie']).toContain('Max-Age=0');
    const madeUp = await shop.post('de.localhost/werkstatt/', { 'first-price': 'none' });
    expect(madeUp.headers['set-cookie'] ?? '').not.toContain('first-price');
  });

  it('keeps the language of the page', async () => {
    const chosen = await shop.post('ch.localhost/fr/perceuse-10000001', { 'first-price': 'net' });
    expect(chosen.headers.location).toBe('/fr/perceuse-10000001');
  });

  it('is a page of its own for every cache, and nobody else is shown it', async () => {
    const gross = await shop.get(`de.localhost${PRODUCT}`);
    const net = await shop.get(`de.localhost${PRODUCT}`, NET);
    const again = await shop.get(`de.localhost${PRODUCT}`);
    expect(again.body).toBe(gross.body);
    expect((await shop.get(`de.localhost${PRODUCT}`, NET)).body).toBe(net.body);
    expect(net.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(gross.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const { etag } = again.headers;
    const asked = await shop.get(`de.localhost${PRODUCT}`, { ...NET, 'if-none-match': String(etag) });
    expect(asked.status).toBe(200);
    expect(strongsOf(gross.body)).toContain('49,91 €');
    expect(strongsOf(net.body)).toContain('41,94 €');
    expect(wordsOf(net.body)).toContain('49,91 € inkl. MwSt.');
  });

  it('leaves what search engines are told as it is: the price with VAT', async () => {
    const told = async (headers = {}) =>
      /<script type="application\/ld\+json">(.*?"Offer".*?)<\/script>/.exec(
        (await shop.get(`de.localhost${PRODUCT}`, headers)).body,
      )?.[1];
    const usual = await told();
    expect(usual).toContain('49.91');
    expect(await told(NET)).toBe(usual);
  });

  it('says which price stands first, and offers the other one', async () => {
    const pressed = (body: string) =>
      [...body.matchAll(/<button [^>]*name="first-price"[^>]*>/g)].map(([button]) => [
        /value="(\w+)"/.exec(button)?.[1],
        /aria-pressed="(\w+)"/.exec(button)?.[1],
      ]);
    const { body: gross } = await shop.get('de.localhost/werkstatt/');
    const { body: net } = await shop.get('de.localhost/werkstatt/', NET);
    expect(pressed(gross).slice(0, 2)).toEqual([
      ['gross', 'true'],
      ['net', 'false'],
    ]);
    expect(pressed(net).slice(0, 2)).toEqual([
      ['gross', 'false'],
      ['net', 'true'],
    ]);
    expect(pressed(net).length).toBe(pressed(gross).length);
  });
});

test.each(localeCodes)(
  'V-06: %s shows both prices of a card, a list of lines and a product',
  async (locale) => {
    const text = await loadTexts(locale);
    const country = countryOf(locale);
    const gross = await priceOf(country);
    const net = withoutTax(gross, vatRate(country, 'standard', new Date()));
    const [first, beside] = [net, gross].map((amount) => plain(formatMoney(locale, amount)));
    const host = `${country.toLowerCase()}.localhost${languagePrefix(locale)}`;
    const list = await shop.get(`${host}/search?query=EX10000001`, NET);
    const address = /href="(\/[^"]*-10000001)"/.exec(list.body)?.[1] ?? '';
    const table = await shop.get(`${host}/search?query=EX10000001&view=table`, NET);
    const product = await shop.get(`${country.toLowerCase()}.localhost${address}`, NET);
    for (const page of [list, table, product]) {
      expect(page.status).toBe(200);
      expect(strongsOf(page.body)).toContain(first);
      expect(wordsOf(page.body)).toContain(`${beside} ${plain(text('product.taxNote'))}`);
      expect(wordsOf(page.body)).toContain(plain(text('priceView.footer')));
    }
  },
);

/** What the first drill costs in a country. */
async function priceOf(country: string): Promise<Money> {
  const answer = await shop.call(`${country.toLowerCase()}.localhost/api/commerce/getProduct`, {
    sku: 'EX10000001',
  });
  const { product } = (answer.json as { data: { product: { price: { value: Money } } } }).data;
  return product.price.value;
}

it('V-06: a cart says lines and delivery without VAT, then the VAT, and the total that is charged', async () => {
  const added = await shop.call('de.localhost/api/commerce/addToCart', { sku: 'EX10000001', quantity: 3 });
  const { cart } = (added.json as { data: { cart: Cart } }).data;
  const cookie = cookieAfter(added);
  const shown = await shop.get('de.localhost/checkout/cart', { cookie: `${cookie}; ${NET.cookie}` });
  const words = wordsOf(shown.body);
  const text = await loadTexts('de-DE');
  const write = (amount: Money) => plain(formatMoney('de-DE', amount));
  const [line] = cart.lineItems;
  const delivery = cart.shippingInfo;
  if (line === undefined) throw new Error('nothing was added');
  const [tax] = cart.taxedPrice.taxPortions;
  expect(strongsOf(shown.body)).toContainEqual(expect.stringContaining(write(line.taxedPrice.totalNet)));
  expect(words).toContain(`${write(line.totalPrice)} ${text('product.taxNote')}`);
  expect(words).toContain(
    `${text('priceView.plusTax', { rate: '19 %' })} ${write(tax?.amount ?? money('EUR', 0))}`,
  );
  expect(words).toContain(`${text('cart.total')} ${text('product.taxNote')} ${write(cart.totalPrice)}`);
  const parts = [
    line.taxedPrice.totalNet,
    ...(delivery === undefined ? [] : [delivery.taxedPrice.totalNet]),
    ...cart.taxedPrice.taxPortions.map(({ amount }) => amount),
  ];
  expect(sum('EUR', parts)).toEqual(cart.totalPrice);
  expect(words).not.toContain(text('netPrices.note'));
});

describe.each(['de-DE', 'el-GR', 'bg-BG'] as const)('V-06: prices without VAT first, in %s', (locale) => {
  const host = `${countryOf(locale).toLowerCase()}.localhost`;
  const AMOUNT = String.raw`\d[\d.]*,\d\d (?:€|лв\.)`;

  /** Amounts of which nothing says whether they have VAT in them, with what stands after. */
  async function findUnsaid(body: string): Promise<string[]> {
    const text = await loadTexts(locale);
    const [net, gross] = [text('priceView.excluding'), text('product.taxNote')].map(plain);
    const said = new RegExp(`^ (?:<[^>]*> )*(?:${net}|${gross}|${AMOUNT} ${gross})`);
    const words = wordsOf(body).replace(/\s+/g, ' ');
    return [...words.matchAll(new RegExp(AMOUNT, 'g'))].flatMap(({ 0: amount, index }) => {
      const after = words.slice(index + amount.length, index + amount.length + 60);
      return said.test(after) ? [] : [`${amount}${after}`];
    });
  }

  it('of every amount of a product and a list it is said whether VAT is in it, in the volume table and the foot too', async () => {
    const text = await loadTexts(locale);
    const lines = ['EUR', 'BGN'].map((currency) => ({
      ...priceLine(1, currency, 4991),
      tiers: [{ minimumQuantity: 5, value: priceLine(1, currency, 4500).value }],
    }));
    await shop.importLines(lines);
    const found = await shop.get(`${host}/search?query=EX10000001`, NET);
    const address = /href="(\/[^"]*-10000001)"/.exec(found.body)?.[1] ?? '';
    const narrowed = '/search?price=10-1000&query=EX10000001';
    const asked = await shop.get(`${host}${narrowed}`, NET);
    const list = await shop.get(`${host}${asked.headers.location ?? narrowed}`, NET);
    const product = await shop.get(`${host}${address}`, NET);
    const table = /<table.*?<\/table>/s.exec(product.body)?.[0] ?? '';
    // A table says it once for all of its amounts.
    expect(wordsOf(table)).toContain(`${text('product.volumeTitle')}, ${plain(text('priceView.excluding'))}`);
    expect(await findUnsaid(product.body.replace(table, ''))).toEqual([]);
    expect(await findUnsaid(list.body)).toEqual([]);
    // The list is narrowed by prices with VAT, and says so.
    expect(wordsOf(list.body)).toMatch(new RegExp(`\\([A-Z]{3} ${plain(text('product.taxNote'))}\\)`));
    expect(wordsOf((await shop.get(`${host}${asked.headers.location ?? narrowed}`)).body)).not.toContain(
      `${plain(text('product.taxNote'))})`,
    );
  });

  it('the cart says that its amounts are without VAT, and of the others that they are not', async () => {
    const text = await loadTexts(locale);
    const added = await shop.call(`${host}/api/commerce/addToCart`, { sku: 'EX10000001', quantity: 1 });
    const cookie = `${cookieAfter(added)}; ${NET.cookie}`;
    const words = wordsOf((await shop.get(`${host}/checkout/cart`, { cookie })).body).replace(/\s+/g, ' ');
    expect(words).toContain(plain(text('priceView.amounts')));
    const missing = plain(text('cart.freeShippingMissing', { amount: '#' })).split('#');
    const [before = '', after = ''] = missing;
    const said = words.slice(words.indexOf(before) + before.length).split(after || ' <')[0] ?? '';
    expect(said.slice(0, 40)).toContain(plain(text('product.taxNote')));
    const usual = wordsOf((await shop.get(`${host}/checkout/cart`, { cookie: cookieAfter(added) })).body);
    expect(usual).not.toContain(plain(text('priceView.amounts')));
  });
});

it('V-06: goods of a reduced rate are shown without that one', async () => {
  await shop.importLines([
    productLine(31, {
      name: { 'en-GB': 'Book' },
      slug: { 'en-GB': 'book-10000031' },
      taxCategory: 'reduced',
    }),
    priceLine(31, 'EUR', 1070),
    stockLine(31, 5),
  ]);
  const { body } = await shop.get('de.localhost/book-10000031', NET);
  expect(strongsOf(body)).toContain('10,00 €');
  expect(wordsOf(body)).toContain('10,70 € inkl. MwSt.');
  expect(wordsOf(body)).toContain('zzgl. 7 % MwSt.');
});
