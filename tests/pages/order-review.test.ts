import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Merchant } from '../../src/merchant/merchant-schema.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { addressForm } from '../support/customers.ts';
import { giveMerchant, testMerchant } from '../support/merchant.ts';
import { fieldsOf, openPlainBrowser, wordsOf } from '../support/page-forms.ts';
import { pageLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    pageLine('terms-and-conditions', 'de-DE', { slug: 'agb', title: 'Unsere AGB' }),
    pageLine('return-policy', 'de-DE', { slug: 'rueckgabe', title: 'Rückgabe und Widerruf' }),
    pageLine('privacy-data', 'de-DE', { slug: 'datenschutz', title: 'Datenschutz' }),
  ]);
});
afterAll(() => shop.close());

const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('de-DE', key, values);

/** Somebody who has come as far as the order button. */
async function openReview(details: Readonly<Record<string, string>>) {
  const buyer = openPlainBrowser(shop, 'de.localhost');
  await buyer.call('addToCart', { sku: 'EX10000001', quantity: 2 });
  const { cartId = '', version = '' } = fieldsOf(await buyer.get('/checkout/addresses'));
  await buyer.post('/checkout/addresses', {
    ...{ cartId, version, email: 'ada@example.com', shippingAddressType: 'SAME_AS_BILLING' },
    ...addressForm('billing'),
    ...details,
  });
  return { buyer, page: await buyer.get('/checkout/payment') };
}

const consumer = { clientType: 'PRIVATE' };
const company = { clientType: 'COMPANY', 'billing.company': 'Muster GmbH' };

/** Where something stands in a page; a failing test where it does not. */
function placeOf(page: string, words: string): number {
  const place = page.indexOf(words);
  if (place < 0) throw new Error(`the page does not say "${words}"`);
  return place;
}

describe('the payment page', () => {
  it('D-02: has address, articles, delivery and rights right above the button, and what applies right below', async () => {
    const { page } = await openReview(consumer);
    const order = [
      text('checkout.paymentMethod'),
      text('checkout.reviewTitle'),
      'Hauptstraße 7b',
      'EX10000001',
      text('cart.total'),
      text('checkout.withdrawal'),
      text('checkout.guarantee'),
      text('checkout.orderButton'),
      'Unsere AGB',
      'Rückgabe und Widerruf',
    ];
    const main = page.body.slice(page.body.indexOf('<main'), page.body.indexOf('</main'));
    const places = order.map((words) => placeOf(main, words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(main).toContain('href="/agb/"');
  });

  it('D-05, D-13: shows a consumer the Union’s notice of the legal guarantee right above the button, with its link', async () => {
    const { page } = await openReview(consumer);
    const main = page.body.slice(page.body.indexOf('<main'), page.body.indexOf('</main'));
    const order = [
      text('guaranteeNotice.lead'),
      text('guaranteeNotice.todo'),
      'https://europa.eu/youreurope/garantien',
      `>${text('checkout.orderButton')}`,
    ];
    const places = order.map((words) => placeOf(main, words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect((await openReview(company)).page.body).not.toContain('europa.eu/youreurope');
  });

  it('D-05: a product’s page has the notice in the Union, and none elsewhere', async () => {
    const german = (await shop.get('de.localhost/bohrmaschine-10000001')).body;
    expect(german).toContain(text('guaranteeNotice.seller'));
    expect(german).toContain('href="https://europa.eu/youreurope/garantien"');
    const swiss = (await shop.get('ch.localhost/bohrmaschine-10000001')).body;
    expect(swiss).toContain('10000001');
    expect(swiss).not.toContain('europa.eu');
  });

  it('D-02: tells a company nothing of the consumers’ right to withdraw', async () => {
    const { page } = await openReview(company);
    const main = page.body.slice(page.body.indexOf('<main'), page.body.indexOf('</main'));
    expect(main).toContain('Muster GmbH');
    expect(main).not.toContain(text('checkout.withdrawal'));
    expect(main).not.toContain('Rückgabe und Widerruf');
    expect(main).toContain('Unsere AGB');
  });
});

it('D-02: counsel’s words and days come before the shop’s own as soon as the record has them', async () => {
  const words: NonNullable<NonNullable<Merchant['legal']>['terms']>[number] = {
    ...{ validFrom: '2026-01-01', source: 'counsel', withdrawalDays: 30 },
    orderButton: { 'de-DE': 'Kostenpflichtig bestellen' },
    guarantee: { 'de-DE': 'Es gilt die gesetzliche Gewährleistung von zwei Jahren.' },
  };
  const legal = { ...testMerchant.legal, terms: [words] };
  await giveMerchant(shop.database, shop.shop.engine.events, { ...testMerchant, legal }, 1);
  await expect
    .poll(async () => (await openReview(consumer)).page.body)
    .toContain('>Kostenpflichtig bestellen</button>');
  const { page } = await openReview(consumer);
  expect(page.body).toContain(text('product.returnTerm', { days: 30 }));
  expect(page.body).toContain('Es gilt die gesetzliche Gewährleistung von zwei Jahren.');
  expect(page.body).not.toContain(text('checkout.withdrawal'));
  expect(page.body).not.toContain(text('checkout.orderButton'));
  await giveMerchant(shop.database, shop.shop.engine.events, testMerchant, 2);
  await expect
    .poll(async () => (await openReview(consumer)).page.body)
    .toContain(`>${text('checkout.orderButton')}</button>`);
});

describe('the thank-you page', () => {
  it('T-01: names the method and the articles, says what happens now, and that the days begin with the payment', async () => {
    const { buyer, page } = await openReview(consumer);
    const ordered = await buyer.post('/checkout/payment', {
      ...fieldsOf(page),
      paymentMethod: 'bank-transfer',
    });
    const words = wordsOf(await buyer.get(String(ordered.headers.location)));
    for (const told of [
      `${text('checkout.paymentMethod')} ${text('checkout.bankTransfer')}`,
      'EX10000001',
      text('checkout.nextPay'),
      text('checkout.afterPayment'),
    ])
      expect(words).toContain(told);
  });
});
