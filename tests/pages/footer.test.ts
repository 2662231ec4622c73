import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markets } from '../../src/markets/countries.ts';
import type { Merchant } from '../../src/merchant/merchant-schema.ts';
import { testMerchant } from '../support/merchant.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const footerOf = (body: string) => /<footer[\s\S]*<\/footer>/.exec(body)?.[0] ?? '';
const linksOf = (part: string) =>
  [...part.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href = '', words = '']) => ({
    href,
    words: words.trim(),
  }));

async function openFooter(merchant: Merchant | 'none') {
  const shop = await openWholeShop(smallCatalogue, {}, undefined, merchant);
  return {
    shop,
    get: async (address: string) => footerOf((await shop.get(address)).body),
  };
}

describe('S-06: the footer', () => {
  let shop: WholeShop;
  let get: (address: string) => Promise<string>;
  beforeAll(async () => {
    ({ shop, get } = await openFooter(testMerchant));
  });
  afterAll(() => shop.close());

  it('leads to orders, account, sale, choices and what the merchant has elsewhere', async () => {
    const links = linksOf(await get('de.localhost/'));
    const find = (words: string) => links.find((link) => link.words === words)?.href;
    expect(find('Sendungsverfolgung')).toBe('/my-account');
    expect(find('Mein Konto')).toBe('/login');
    expect(find('Sale')).toBe('/search?tags=on-sale');
    expect(find('Cookie-Einstellungen')).toBe('/cookie-settings');
    expect(find('Retourenportal')).toBe('https://returns.gantry.example/');
    expect(find('Karriere')).toBe('https://careers.gantry.example/');
    expect(['YouTube', 'Facebook', 'LinkedIn'].map(find)).toEqual([
      'https://video.gantry.example/',
      'https://social.gantry.example/',
      'https://network.gantry.example/',
    ]);
  });

  it('has only links with words and somewhere to lead, and only groups with an entry', async () => {
    const footer = await get('de.localhost/');
    for (const { href, words } of linksOf(footer)) {
      expect(href).not.toBe('');
      expect(words, href).not.toBe('');
    }
    const lists = [...footer.matchAll(/<ul[^>]*>([\s\S]*?)<\/ul>/g)].map(([, entries = '']) => entries);
    expect(lists.filter((entries) => !entries.includes('<li'))).toEqual([]);
  });

  it('says who sells, and the ways to pay of the country', async () => {
    const footer = await get('nl.localhost/');
    expect(footer).toContain('href="tel:+421200000000"');
    expect(footer).toContain('mailto:shop@gantry.example');
    expect(footer).toContain('Gantry Equipment a. s.');
    expect(footer).toContain('iDEAL');
    expect(await get('de.localhost/')).not.toContain('iDEAL');
  });

  it('D-07: names the shops of all countries in their languages, and sends nobody there', async () => {
    const footer = await get('ch.localhost/fr');
    const languages = [...footer.matchAll(/hrefLang="([^"]*)"/gi)].map(([, locale]) => locale);
    expect(languages.toSorted()).toEqual(markets.map(({ languages: [{ locale }] }) => locale).toSorted());
    expect(footer).toContain('>Österreich<');
    expect((await shop.get('ch.localhost/fr', { 'accept-language': 'de' })).status).toBe(200);
  });

  it('is the last line alone in the checkout', async () => {
    const footer = await get('de.localhost/checkout/login');
    expect(footer).toContain('/cookie-settings');
    expect(footer).not.toContain('tags=on-sale');
  });
});

it('S-06: without a word from the merchant there is no link that leads nowhere', async () => {
  const { links: _, carriers: __, ...silent } = testMerchant;
  const { shop, get } = await openFooter(silent);
  const footer = await get('de.localhost/');
  await shop.close();
  // Its own portal for returns the shop has itself.
  expect(linksOf(footer)).toContainEqual({ href: '/withdraw', words: 'Retourenportal' });
  for (const words of ['Karriere', 'Folgen Sie uns', 'Lieferung mit']) expect(footer).not.toContain(words);
  expect(footer).toContain('Sendungsverfolgung');
});
