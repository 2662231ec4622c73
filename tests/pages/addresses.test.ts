import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '../../src/kernel/locale.ts';
import { getLocale, languagePrefix } from '../../src/markets/locales.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const titleOf = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1];
const linksOf = (body: string, rel: string) =>
  [...body.matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((text) => text.includes(`rel="${rel}"`));

describe('markets by host', () => {
  it.each([
    ['localhost', 'sk-SK'],
    ['localhost:3000', 'sk-SK'],
    ['unknown.example', 'sk-SK'],
    ['de.localhost:3000', 'de-DE'],
    ['gantry.co.uk', 'en-GB'],
    ['www.gantry.de', 'de-DE'],
    ['GR.localhost', 'el-GR'],
  ])('M-03: %s is served in %s', async (host, locale) => {
    const { status, body } = await shop.get(`${host}/`);
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${locale}"`);
  });

  it.each(localeCodes)('R-01: home, category list and search answer in %s', async (locale) => {
    const host = `${getLocale(locale).countryCode.toLowerCase()}.localhost`;
    const base = languagePrefix(locale);
    for (const path of [base === '' ? '/' : base, `${base}/categories/`, `${base}/search?query=dr`]) {
      const { status, body } = await shop.get(`${host}${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toContain(`<html lang="${locale}"`);
    }
  });
});

it('R-02: signing out forgets the choices of the visit and leads home, in the language one is in', async () => {
  const answer = await shop.get('ch.localhost/fr/log-out', {
    cookie: 'shipping-address-type=DIFFERENT_FROM_BILLING',
  });
  expect([answer.status, answer.headers.location]).toEqual([303, '/fr']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect([answer.headers['set-cookie']].flat().join()).toContain('shipping-address-type=; Path=/; Max-Age=0');
});

describe('the form of an address', () => {
  it.each([
    ['localhost/home', 308, '/'],
    ['localhost/Dielna', 308, '/dielna/'],
    ['localhost/dielna', 308, '/dielna/'],
    ['localhost/dielna/?page=1', 308, '/dielna/'],
    ['localhost/dielna/?sort=price-asc&hitsPerPage=12', 308, '/dielna/?hitsPerPage=12&sort=price-asc'],
    ['localhost/c/dielna/', 308, '/dielna/'],
    ['localhost/p/vrtacka-10000001', 308, '/vrtacka-10000001'],
    ['localhost/vrtacka-10000001/', 308, '/vrtacka-10000001'],
    ['localhost/anything-10000001', 308, '/vrtacka-10000001'],
    ['localhost/anything-10000001?utm_source=mail', 308, '/vrtacka-10000001?utm_source=mail'],
    ['de.localhost/dielna/?sort=price-asc', 308, '/werkstatt/?sort=price-asc'],
    ['ch.localhost/fr/werkstatt/', 308, '/fr/atelier/'],
    ['lt.localhost/c/dielna/', 308, '/c/dirbtuves/'],
    ['lt.localhost/dielna/', 308, '/c/dirbtuves/'],
    ['ch.localhost/fr/anything-10000001', 308, '/fr/perceuse-10000001'],
    ['localhost/sk/dielna/', 308, '/dielna/'],
    ['ch.localhost/de/werkstatt/', 308, '/werkstatt/'],
    ['localhost/fr/atelier/', 308, '/'],
    ['localhost/search/drill', 301, '/search?query=drill'],
    ['lt.localhost/greztuvas-10000001', 308, '/p/greztuvas-10000001'],
    ['lt.localhost/dirbtuves/', 308, '/c/dirbtuves/'],
  ])('R-02, R-03, R-04, R-09: %s answers %i to %s', async (address, status, location) => {
    const answer = await shop.get(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it.each([
    'localhost/dielna/',
    'localhost/vrtacka-10000001',
    'ch.localhost/fr/atelier/',
    'ch.localhost/fr/perceuse-10000001',
    'at.localhost/werkstatt/',
    'lt.localhost/c/dirbtuves/',
    'lt.localhost/p/greztuvas-10000001',
    'gr.localhost/drapano-10000001',
  ])('R-03: %s is a page', async (address) => {
    expect((await shop.get(address)).status).toBe(200);
  });

  it.each(['localhost/nothing/', 'localhost/nothing-10999999', 'localhost/a/b/c/'])(
    'R-02, R-14: %s is not found, in words',
    async (address) => {
      const { status, body } = await shop.get(address);
      expect(status).toBe(404);
      expect(body).toContain('<h1');
      expect(body).toContain('lang="sk-SK"');
    },
  );

  it.each(['localhost/.env', 'localhost/__build/x', 'localhost/font/x', "localhost/a'b"])(
    'R-10: %s is never a page',
    async (address) => {
      const { status, body } = await shop.get(address);
      expect(status).toBe(404);
      expect(body).toBe('This page could not be found');
    },
  );
});

it('R-10: an address that is no text is refused', async () => {
  expect((await shop.get('localhost/%ff')).status).toBe(400);
});

describe('what search engines are told', () => {
  it('R-13: a category names itself and all its translations, each with its own slug', async () => {
    const { body } = await shop.get('de.localhost:3000/werkstatt/');
    expect(linksOf(body, 'canonical')).toEqual([expect.stringContaining('/werkstatt/')]);
    const alternates = linksOf(body, 'alternate');
    expect(alternates).toHaveLength(localeCodes.length + 1);
    expect(alternates.find((link) => link.includes('hrefLang="fr-CH"'))).toContain('/fr/atelier/');
    expect(alternates.find((link) => link.includes('hrefLang="lt-LT"'))).toContain('/c/dirbtuves/');
    expect(alternates.find((link) => link.includes('x-default'))).toContain('/dielna/');
  });

  it('R-13: the second page says so in its title', async () => {
    const { status, body } = await shop.get('de.localhost/werkstatt/?page=2');
    expect(status).toBe(200);
    expect(titleOf(body)).toContain('Seite 2');
  });

  it('R-13: the shop is named once in each title, also where the merchant has named it there', async () => {
    const { body } = await shop.get('de.localhost:3000/werkstatt/');
    const categories = linksOf(body, 'alternate').map(
      (link) => /href="http:\/\/([^"]*)"/.exec(link)?.[1] ?? '',
    );
    const others = localeCodes.flatMap((locale) => {
      const start = `${getLocale(locale).countryCode.toLowerCase()}.localhost${languagePrefix(locale)}`;
      return [`${start}/categories/`, `${start}/search?query=dr`];
    });
    for (const address of [...categories, ...categories.map((category) => `${category}?page=2`), ...others]) {
      const title = titleOf((await shop.get(address)).body);
      expect([address, title?.split('Gantry').length]).toEqual([address, 2]);
    }
  });

  it.each([
    ['de.localhost/bohrmaschine-10000001', '/bohrmaschine-10000001', 'de_DE'],
    ['ch.localhost/fr/perceuse-10000001', '/fr/perceuse-10000001', 'fr_CH'],
    ['gr.localhost/synergeio/', '/synergeio/', 'el_GR'],
  ])('D-10: %s says how it is shown where it is shared', async (address, path, locale) => {
    const { body } = await shop.get(address);
    const shared = new Map(
      [...body.matchAll(/<meta property="og:([^"]+)" content="([^"]+)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(shared.get('title')).toBe(titleOf(body));
    expect(shared.get('url')?.endsWith(path)).toBe(true);
    expect(linksOf(body, 'canonical').join()).toContain(`href="${shared.get('url')}"`);
    expect([shared.get('locale'), shared.get('site_name'), shared.get('type')]).toEqual([
      locale,
      'Gantry',
      'website',
    ]);
  });

  it('R-13: search results are not for search engines', async () => {
    const { body } = await shop.get('localhost/search?query=drill');
    expect(body).toContain('name="robots" content="noindex, nofollow"');
    expect(body).not.toContain('property="og:');
  });
});

describe('listings', () => {
  const productsOf = (body: string) =>
    [...body.matchAll(/href="\/[a-z]+-(\d{8})"/g)].map(([, digits]) => digits);

  it('L-04: two pages hold every product once', async () => {
    const first = productsOf((await shop.get('localhost/dielna/?sort=name-asc')).body);
    const second = productsOf((await shop.get('localhost/dielna/?page=2&sort=name-asc')).body);
    expect(first).toHaveLength(24);
    expect(second).toHaveLength(6);
    expect(new Set([...first, ...second]).size).toBe(30);
  });

  it('B-04: price sorts both ways', async () => {
    const up = productsOf((await shop.get('localhost/dielna/?hitsPerPage=48&sort=price-asc')).body);
    const down = productsOf((await shop.get('localhost/dielna/?hitsPerPage=48&sort=price-desc')).body);
    expect(up[0]).toBe('10000001');
    expect(down).toEqual(up.toReversed());
  });

  it('B-01: a word of one letter is explained, a word without hits says so', async () => {
    expect((await shop.get('gb.localhost/search?query=x')).body).toContain('at least 2 characters');
    expect((await shop.get('gb.localhost/search?query=zzzzqqqq')).body).toContain('No results');
  });
});

it('R-02: a slug longer than any is not found, in the language of the address', async () => {
  const { status, body } = await shop.get(`ch.localhost/fr/${'a'.repeat(150)}/`);
  expect(status).toBe(404);
  expect(body).toContain('<html lang="fr-CH"');
});
