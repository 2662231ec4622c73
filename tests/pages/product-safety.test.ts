import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMerchant } from '../support/merchant.ts';
import { openPlainBrowser, wordsOf } from '../support/page-forms.ts';
import { productLine, skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const maker = {
  name: 'Far Away Tools Ltd.',
  address: '8 Harbour Road, Ningbo',
  country: 'CN',
  website: 'https://tools.example/safety',
};
const person = (name: string) => ({
  role: 'productSafety' as const,
  name,
  address: 'Seaside 1',
  country: 'SK',
  email: 'a@b.example',
});
const merchant = {
  ...testMerchant,
  legal: {
    ...testMerchant.legal,
    manufacturers: [{ ...maker, brands: ['MSW'] }],
    responsiblePersons: [person('Union Care s. r. o.')],
    countries: { ...testMerchant.legal?.countries, GB: { responsiblePersons: [person('Island Care Ltd.')] } },
  },
};

/** A drill with what the law wants told of it. */
const told = (number: number, more: object) =>
  productLine(number, {
    name: { 'en-GB': `Cleaner ${number}`, 'de-DE': `Reiniger ${number}` },
    slug: { 'en-GB': `cleaner-${skuOf(number).slice(2)}`, 'de-DE': `reiniger-${skuOf(number).slice(2)}` },
    brand: 'MSW',
    model: 'C-500',
    ...more,
  });

const hazard = {
  signalWord: 'danger',
  pictograms: ['GHS05'],
  statements: [
    {
      code: 'H318',
      text: { 'en-GB': 'Causes serious eye damage.', 'de-DE': 'Verursacht schwere Augenschäden.' },
    },
    { code: 'P280', text: { 'en-GB': 'Wear eye protection.', 'de-DE': 'Augenschutz tragen.' } },
  ],
};
const energy = {
  labelUrl: 'https://energy.example/label',
  ficheUrl: 'https://energy.example/sheet.pdf',
  iconUrl: 'https://energy.example/icon',
  class: 'B',
};

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue, {}, undefined, merchant);
  await shop.importLines([
    told(1, {
      hazard,
      energy,
      warnings: { 'en-GB': ['Keep away from eyes.'], 'de-DE': ['Von den Augen fernhalten.'] },
      content: { amount: 500, unit: 'ml' },
      deliveryPackage: '20 × 10 × 10 cm, 0.6 kg',
      documents: [{ kind: 'safetyDataSheet', url: { 'en-GB': 'https://papers.example/sds.pdf' } }],
    }),
    told(2, { manufacturer: { ...maker, name: 'Near By GmbH', country: 'DE' } }),
    told(3, { brand: 'Unknown' }),
  ]);
});
afterAll(() => shop.close());

const read = async (host: string, path: string) => wordsOf(await openPlainBrowser(shop, host).get(path));

describe('D-04: the page of a product', () => {
  it('names its maker, and in the Union who answers for what is made elsewhere', async () => {
    const words = await read('de.localhost', '/reiniger-10000001');
    expect(words).toContain('Produktsicherheit');
    expect(words).toContain(`Hersteller ${maker.name} ${maker.address} China tools.example`);
    expect(words).toContain(
      'Verantwortliche Person in der EU Union Care s. r. o. Seaside 1 Slowakei a@b.example',
    );
    expect(words).toContain('Typ C-500 Chargen- oder Seriennummer');
    expect(words).toContain('Von den Augen fernhalten.');
    expect(words).not.toContain('Keep away');
  });

  it('names another one in Great Britain, for what is made in the Union too', async () => {
    const words = await read('gb.localhost', '/cleaner-10000001');
    expect(words).toContain('Responsible person in the United Kingdom Island Care Ltd.');
    expect(words).not.toContain('Union Care');
    expect(await read('gb.localhost', '/cleaner-10000002')).toContain('Island Care Ltd.');
  });

  it('prefers the maker that the product names, and needs nobody else for one in the Union', async () => {
    const words = await read('de.localhost', '/reiniger-10000002');
    expect(words).toContain('Near By GmbH');
    expect(words).not.toContain('Verantwortliche Person');
  });

  it('shows no block where nobody knows anything', async () => {
    expect(await read('de.localhost', '/reiniger-10000003')).not.toContain('Produktsicherheit');
  });

  it('D-13: says of a chemical what its label says', async () => {
    const { body } = await openPlainBrowser(shop, 'de.localhost').get('/reiniger-10000001');
    expect(wordsOf({ body })).toContain(
      'Gefahr Gefahrenhinweise H318 Verursacht schwere Augenschäden. Sicherheitshinweise P280 Augenschutz tragen.',
    );
    expect(body).toContain('aria-label="Gefahrenpiktogramm GHS05"');
  });
});

describe('P-16: what is sold by measure', () => {
  const unitPrice = { value: { currencyCode: 'EUR', centAmount: 9982, fractionDigits: 2 }, per: 'l' };

  it('says what a litre costs on its page, its card and in the cart, and to programs', async () => {
    const browser = openPlainBrowser(shop, 'de.localhost');
    expect(wordsOf(await browser.get('/reiniger-10000001'))).toContain('99,82 €/l');
    expect(wordsOf(await browser.get('/werkstatt/?hitsPerPage=48'))).toContain('99,82 €/l');
    await browser.post('/reiniger-10000001', { sku: skuOf(1), quantity: '2' });
    const cart = wordsOf(await browser.get('/checkout/cart'));
    expect(cart).toContain('99,82 €/l');
    const { json } = await browser.call('getProduct', { sku: skuOf(1) });
    expect(json).toMatchObject({ data: { product: { unitPrice, content: { amount: 500, unit: 'ml' } } } });
  });
});

it('D-06: the energy label stands in the cart as well', async () => {
  const browser = openPlainBrowser(shop, 'de.localhost');
  await browser.post('/reiniger-10000001', { sku: skuOf(1), quantity: '1' });
  const { body } = await browser.get('/checkout/cart');
  expect(body).toContain(`href="${energy.labelUrl}"`);
  expect(body).toContain(`href="${energy.ficheUrl}"`);
});

it('P-06: papers in another language say which, and the carton is told', async () => {
  const { body } = await openPlainBrowser(shop, 'de.localhost').get('/reiniger-10000001');
  expect(body).toContain('href="https://papers.example/sds.pdf"');
  const words = wordsOf({ body });
  expect(words).toContain('Sicherheitsdatenblatt (PDF, Englisch)');
  expect(words).toContain('Fehlt die Anleitung in Ihrer Sprache?');
  expect(words).toContain('Verpackung 20 × 10 × 10 cm, 0,6 kg');
});
