import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { testMerchant } from '../support/merchant.ts';
import {
  categoryLine,
  pageLine,
  priceLine,
  productDiscountLine,
  productLine,
  skuOf,
  stockLine,
} from '../support/sample-catalogue.ts';
import { requireThing } from '../support/schema-org.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const saw = productLine(43, {
  name: { 'en-GB': 'Saw', 'de-DE': 'Säge & <Co> \u0007' },
  slug: { 'en-GB': 'saw-10000043', 'de-DE': 'saege-10000043' },
  ean: '4006381333931',
  model: 'MS-7',
  brand: 'Ulmia',
  tags: ['bware'],
  package: 'freight',
  images: [{ name: 'saw' }],
  dimensions: { gross: { weight: 2500 } },
  content: { amount: 750, unit: 'ml' },
});

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    categoryLine('empty', 'workshop'),
    saw,
    productLine(44, { eligibleForSelling: false }),
    productLine(45, { published: false }),
    productLine(46),
    ...[43, 44, 45].map((number) => priceLine(number, 'EUR', 1_990)),
    stockLine(43, 1),
    productDiscountLine('sale', { predicate: { sku: [skuOf(3)] }, name: { 'en-GB': 'Sale' } }),
    pageLine('payment', 'de-DE'),
    pageLine('secret', 'de-DE', { meta: { title: 'x', noindex: true } }),
    pageLine('strip', 'de-DE', { kind: 'part' }),
    pageLine('msw', 'de-DE', { kind: 'brand', brand: 'MSW' }),
  ]);
});
afterAll(() => shop.close());

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'item', 'image:image'].includes(name),
});
const read = async (address: string): Promise<never> => {
  const { status, body, headers } = await shop.get(address);
  expect([address, status, headers['content-type']]).toEqual([
    address,
    200,
    'application/xml; charset=utf-8',
  ]);
  return parser.parse(body) as never;
};
const locationsOf = async (address: string) => {
  const { urlset } = (await read(address)) as { urlset: { url?: { loc: string; lastmod?: string }[] } };
  return urlset.url ?? [];
};

describe('the sitemap', () => {
  it('D-10: of a host names the files of each of its languages', async () => {
    const { sitemapindex } = (await read('ch.localhost/sitemap.xml')) as {
      sitemapindex: { sitemap: { loc: string }[] };
    };
    const names = sitemapindex.sitemap.map(({ loc }) => loc);
    for (const locale of ['de-ch', 'fr-ch', 'it-ch'])
      expect(names).toContain(`http://ch.localhost:0/sitemaps/${locale}/products-1.xml`);
    expect(names).not.toContain('http://ch.localhost:0/sitemaps/fr-ch/brands.xml');
    for (const name of names) await read(name.replace('http://', '').replace(':0', ''));
  });

  it('D-10: of products has what visitors of the market can buy, since it is so, and nothing else', async () => {
    const before = new Date().toISOString();
    const products = await locationsOf('de.localhost/sitemaps/de-de/products-1.xml');
    const paths = products.map(({ loc }) => new URL(loc).pathname);
    expect(paths).toHaveLength(31);
    expect(paths).toContain('/bohrmaschine-10000001');
    expect(paths.some((path) => /1000004[456]$/.test(path))).toBe(false);
    for (const { lastmod = '' } of products) {
      expect(Date.parse(lastmod)).toBeGreaterThan(Date.parse(before) - 600_000);
      expect(lastmod < before).toBe(true);
    }
    for (const path of paths.slice(0, 3)) expect((await shop.get(`de.localhost${path}`)).status).toBe(200);
  });

  it('D-10: says that a page has changed when it has', async () => {
    const sinceOf = async () =>
      (await locationsOf('de.localhost/sitemaps/de-de/products-1.xml')).map(({ lastmod }) => lastmod);
    const before = await sinceOf();
    await shop.importLines([productLine(43, { ...saw, model: 'MS-8' })]);
    await eventually(async () => {
      const after = await sinceOf();
      expect(after.filter((time, index) => time !== before[index])).toHaveLength(1);
    });
  });

  it('D-10: of categories and pages has what can be found', async () => {
    const pathsOf = async (file: string) =>
      (await locationsOf(`de.localhost/sitemaps/de-de/${file}.xml`)).map(({ loc }) => new URL(loc).pathname);
    expect(await pathsOf('categories')).toEqual(['/werkstatt/']);
    expect(await pathsOf('pages')).toEqual(['/', '/categories/', '/payment/']);
    expect(await pathsOf('brands')).toEqual(['/msw/']);
  });

  it.each([
    'de.localhost/sitemaps/fr-ch/products-1.xml',
    'de.localhost/sitemaps/de-de/products-2.xml',
    'de.localhost/sitemaps/de-de/products-0.xml',
    'de.localhost/sitemaps/de-de/constructor.xml',
    'de.localhost/feeds/de-at.xml',
    'de.localhost/manifests/xx.webmanifest',
  ])('D-10: %s is not there', async (address) => {
    expect((await shop.get(address)).status).toBe(404);
  });

  it('D-10: is sent packed to who takes that, and not again to who has it', async () => {
    const address = 'sk.localhost/sitemap.xml';
    const plain = await shop.get(address);
    const response = await shop.shop.server.inject({
      url: '/sitemap.xml',
      headers: { host: 'sk.localhost', 'accept-encoding': 'gzip' },
    });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(response.rawPayload).toString()).toBe(plain.body);
    const again = await shop.get(address, { 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('the product feed', () => {
  interface Item extends Record<string, unknown> {
    'g:id': string;
    'g:link': string;
    'g:price': string;
    'g:sale_price'?: string;
  }
  const itemsOf = async (locale: string, host: string) => {
    const { rss } = (await read(`${host}/feeds/${locale}.xml`)) as { rss: { channel: { item: Item[] } } };
    return rss.channel.item;
  };

  it.each([
    ['de-de', 'de.localhost'],
    ['hu-hu', 'hu.localhost'],
    ['fr-ch', 'ch.localhost'],
    ['lt-lt', 'lt.localhost'],
  ])('D-10: of %s has the price of the page and its markup, and leads there', async (locale, host) => {
    const items = await itemsOf(locale, host);
    expect(items.length).toBeGreaterThanOrEqual(30);
    for (const sku of [skuOf(1), skuOf(3)]) {
      const item = items.find((one) => one['g:id'] === sku);
      const page = await shop.get(`${host}${new URL(String(item?.['g:link'])).pathname}`);
      expect(page.status).toBe(200);
      const offer = requireThing(page.body, 'Product').offers as Record<string, string>;
      expect(item?.['g:sale_price'] ?? item?.['g:price']).toBe(`${offer.price} ${offer.priceCurrency}`);
    }
  });

  it('D-10: says of goods what Google asks for', async () => {
    const item = (await itemsOf('de-de', 'de.localhost')).find((one) => one['g:id'] === skuOf(43));
    expect(item).toMatchObject({
      'g:title': 'Säge & <Co>',
      'g:gtin': '4006381333931',
      'g:brand': 'Ulmia',
      'g:condition': 'used',
      'g:availability': 'in_stock',
      'g:price': '19.90 EUR',
      'g:product_type': 'Werkstatt',
      'g:shipping_weight': '2500 g',
      'g:unit_pricing_measure': '750 ml',
      'g:unit_pricing_base_measure': '1 l',
      'g:shipping': {
        'g:country': 'DE',
        'g:price': '9.95 EUR',
        'g:min_transit_time': '4',
        'g:max_transit_time': '8',
      },
    });
  });

  it('D-10: follows a price', async () => {
    await shop.importLines([priceLine(43, 'EUR', 2_990)]);
    await eventually(async () => {
      const item = (await itemsOf('de-de', 'de.localhost')).find((one) => one['g:id'] === skuOf(43));
      expect(item?.['g:price']).toBe('29.90 EUR');
    });
  });
});

describe('what browsers are told of the shop', () => {
  it.each([
    ['ch.localhost/fr', 'ch.localhost', '/manifests/fr-ch.webmanifest', '/fr'],
    ['de.localhost/', 'de.localhost', '/manifests/de-de.webmanifest', '/'],
  ])('D-10: %s names a manifest in its language, whose icons are there', async (page, host, href, start) => {
    expect((await shop.get(page)).body).toContain(`<link rel="manifest" href="${href}"/>`);
    const { status, body, headers } = await shop.get(`${host}${href}`);
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = JSON.parse(body) as {
      name: string;
      start_url: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Gantry', start_url: start, theme_color: '#1f2933' });
    for (const { src, type } of manifest.icons) {
      const icon = await shop.get(`${host}${src}`);
      expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
    }
  });

  it('D-10: there is an icon where browsers look for one', async () => {
    const { status, headers } = await shop.get('de.localhost/favicon.ico');
    expect([status, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  });
});

describe('what programs of people ask', () => {
  it('D-11: whoever keeps passwords finds where to change one', async () => {
    const { status, headers } = await shop.get('de.localhost/.well-known/change-password');
    expect([status, headers.location]).toEqual([303, '/my-account/my-profile#change-password']);
    expect((await shop.get('de.localhost/my-account/my-profile')).status).toBe(303);
  });

  it('D-11: pages say where to report to, and every report is answered alike', async () => {
    const { headers } = await shop.get('de.localhost/');
    expect(headers['content-security-policy']).toMatch(/; report-uri \/policy-reports$/);
    const report = (payload: string) =>
      shop.shop.server.inject({
        method: 'POST',
        url: '/policy-reports',
        headers: { host: 'de.localhost' },
        payload,
      });
    for (const body of ['{"csp-report":{"document-uri":"http://de.localhost/"}}', 'no JSON', '[]', ''])
      expect((await report(body)).statusCode).toBe(204);
    expect((await report('x'.repeat(20_000))).statusCode).toBe(413);
  });
});

describe('security.txt', () => {
  it('D-11: says where to tell of a weakness, until when and where it is itself', async () => {
    const { status, body } = await shop.get('ch.localhost/.well-known/security.txt');
    expect(status).toBe(200);
    expect(body).toContain(`Contact: mailto:${testMerchant.company?.email}\n`);
    expect(body).toContain('Canonical: http://ch.localhost:0/.well-known/security.txt\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  it('Y-09: nothing is said to Apple where no Apple Pay is taken', async () => {
    const path = '/.well-known/apple-developer-merchantid-domain-association';
    expect((await shop.get(`ch.localhost${path}`)).status).toBe(404);
  });

  it('R-13: outside production nothing is to be found', async () => {
    const { body } = await shop.get('ch.localhost/robots.txt');
    expect(body).toBe('User-agent: *\nDisallow: /\n\nSitemap: http://ch.localhost:0/sitemap.xml\n');
  });

  it('D-11: is not there while the merchant has named nobody', async () => {
    const { company = {}, ...rest } = testMerchant;
    const { email: _, ...nameless } = company;
    const reopened = await openWholeShop([], {}, undefined, { ...rest, company: nameless });
    expect((await reopened.get('de.localhost/.well-known/security.txt')).status).toBe(404);
    await reopened.close();
  });
});
