import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../e2e/support/text-of.ts';
import { runCommand } from '../support/command-line.ts';
import { place } from '../support/customers.ts';
import { deliverOrder, tellSurveysLater } from '../support/delivered-order.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { openPlainBrowser, type PlainBrowser, whereTo, wordsOf } from '../support/page-forms.ts';
import { skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const HOST = 'de.localhost';
type Text = Parameters<typeof textOf>;
const text = (key: Text[1], values?: Text[2]) => textOf('de-DE', key, values);

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.listen();
});
afterAll(() => shop.close());

const command = (...args: readonly string[]) =>
  runCommand({ url: shop.url, dataDir: shop.dataDir, workingFolder: shop.dataDir }, args);

interface Answer {
  readonly data: {
    readonly cart: { readonly id: string; readonly version: number };
    readonly order: { readonly id: string; readonly orderNumber: string };
  };
}

async function buy(browser: PlainBrowser, email: string) {
  const ask = async (name: string, body: object) => ((await browser.call(name, body)).json as Answer).data;
  const { cart } = await ask('addToCart', { sku: skuOf(1), quantity: 1 });
  const address = { firstName: 'Ada', lastName: 'Muster', ...place, country: 'DE' };
  const filled = await ask('updateCart', {
    ...{ id: cart.id, version: cart.version },
    actions: [
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
      { action: 'setCustomerEmail', email },
    ],
  });
  const { id, version } = filled.cart;
  await browser.call('createBankPayment', { cartId: id, cartVersion: version });
  return (await ask('createMyOrderFromCart', { id, version })).order;
}

it('T-01: asks on the thank-you page, mails once after delivery, takes one answer, all without JavaScript', async () => {
  const email = 'survey@example.com';
  const browser = openPlainBrowser(shop, HOST);
  const order = await buy(browser, email);
  const page = `/checkout/thank-you?order=${order.id}`;
  const offered = await browser.get(page);
  expect(wordsOf(offered)).toContain(text('survey.offerText', { email }));
  // Whoever does nothing agrees to nothing.
  expect(offered.body).not.toMatch(/type="checkbox"[^>]*checked/);
  const agreed = await browser.post(page, {});
  expect(whereTo(agreed)).toEqual([303, `${page}#survey`]);
  expect(wordsOf(await browser.get(page))).toContain(text('survey.agreed', { email }));

  await deliverOrder(shop, order.orderNumber);
  expect(await tellSurveysLater(shop)).toBe(1);
  expect(await tellSurveysLater(shop)).toBe(0);
  const { pathname, search } = await readMailedLink(shop, email, '/survey');
  const survey = `${pathname}${search}`;
  expect(wordsOf(await browser.get(page))).not.toContain(text('survey.offerTitle'));

  const reader = openPlainBrowser(shop, HOST);
  const asked = await reader.get(survey);
  expect(asked.headers['cache-control']).toBe('no-store');
  expect(asked.body).toContain('noindex');
  expect(asked.body.match(/name="score"/g)).toHaveLength(11);
  expect(wordsOf(asked)).toContain(text('survey.about', { number: order.orderNumber }));
  const empty = await reader.post(survey, { comment: 'Gut' });
  expect(empty.status).toBe(422);
  expect(empty.body).toContain('Gut</textarea>');
  const sent = await reader.post(survey, { score: '9', comment: '<b>Schnell</b>' });
  expect(whereTo(sent)).toEqual([303, survey]);
  expect(wordsOf(await reader.get(survey))).toContain(text('survey.thanks'));
  await reader.post(survey, { score: '1', comment: '' });

  const { printed, said } = await command('surveys', 'list', '--json');
  expect(JSON.parse(printed)).toMatchObject([
    { orderNumber: order.orderNumber, country: 'DE', score: 9, comment: '<b>Schnell</b>' },
  ]);
  expect(said).toContain('1 answered, 9.0 of 10');
  const proof = JSON.parse((await command('surveys', 'list', '--all', '--json')).printed);
  expect(proof[0].words).toBe(
    [text('survey.offerTitle'), text('survey.offerText', { email }), text('survey.agree')].join('\n'),
  );
});

it('T-01: the consent is taken back on the page, and from the mail by one click that opening it does not do', async () => {
  const browser = openPlainBrowser(shop, HOST);
  const email = 'changed@example.com';
  const order = await buy(browser, email);
  const page = `/checkout/thank-you?order=${order.id}`;
  await browser.post(page, {});
  await browser.post(page, { intent: 'take-back' });
  expect(wordsOf(await browser.get(page))).toContain(text('survey.offerTitle'));
  const stranger = openPlainBrowser(shop, HOST);
  expect((await stranger.post(page, {})).status).toBe(404);

  await browser.post(page, {});
  await deliverOrder(shop, order.orderNumber);
  await tellSurveysLater(shop);
  const { search } = await readMailedLink(shop, email, '/survey');
  const end = `/survey/end${search}`;
  expect(wordsOf(await stranger.get(end))).toContain(text('survey.endText', { number: order.orderNumber }));
  expect(wordsOf(await stranger.get(`/survey${search}`))).toContain(text('survey.score'));
  // A mail program's own button: no page, no cookie, no origin.
  await shop
    .call(`${HOST}${end}`, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    .catch(() => undefined);
  expect(wordsOf(await stranger.get(end))).toContain(text('survey.ended', { number: order.orderNumber }));
  expect(wordsOf(await stranger.get(`/survey${search}`))).toContain(text('survey.over'));
  expect(wordsOf(await stranger.get('/survey?token=guessed'))).toContain(text('survey.over'));
});
