import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '../../scripts/messages-plugin.ts';
import { createFolderBlobs } from '../../src/integrations/media/media-folder.ts';
import { importMediaFolder } from '../../src/media/import-media-folder.ts';
import { makeSizes } from '../../src/media/make-sizes.ts';
import { hasMedium } from '../../src/media/media-store.ts';
import { saveMedia, storeMedium } from '../../src/media/take-media.ts';
import { importMerchant } from '../../src/merchant/import-merchant.ts';
import { selectMerchant } from '../../src/merchant/merchant-store.ts';
import { paintPicture, writePdf, writeSvg } from '../support/media-shop.ts';
import { pageLine, priceLine, productLine, skuOf, stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

/** A merchant's own shop: the goods are somebody's, and so are the pictures. */
const german = readMessages('messages', 'de-DE');
const page = 'de.localhost/bohrer-10000043';

let shop: WholeShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gantry-own-'));
  shop = await openWholeShop([
    ...smallCatalogue,
    productLine(43, {
      name: { 'en-GB': 'Drill', 'de-DE': 'Bohrer' },
      slug: { 'en-GB': 'drill-10000043', 'de-DE': 'bohrer-10000043' },
      images: [{ name: 'own-drill' }, { name: 'not-there-yet' }],
      manualUrl: { 'de-DE': '/manuals/drill-de.pdf' },
      energy: {
        labelUrl: '/pictures/energy/drill.svg',
        ficheUrl: 'https://eprel.example/1',
        iconUrl: '/pictures/energy/a.svg',
        class: 'A',
      },
    }),
    priceLine(43, 'EUR', 18_900),
    stockLine(43, 7),
    pageLine('home', 'de-DE', {
      kind: 'home',
      blocks: [
        { type: 'hero', title: 'Hallo', picture: { name: 'hero-own', alt: '' }, links: [] },
        { type: 'banner', title: 'MSW', picture: { name: 'brands/msw', alt: 'MSW' } },
      ],
    }),
  ]);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const media = () => ({ ...shop.shop.engine, blobs: createFolderBlobs(join(shop.dataDir, 'media')) });
const give = (file: string, bytes: Uint8Array) => writeFile(join(folder, file), bytes);
const addressesIn = (markup: string) =>
  [...markup.matchAll(/\/pictures\/[^\s",\\]+/g)].map(([found]) => found);

/** Pages follow what is announced to the shop's own process. */
async function waitFor(what: () => Promise<boolean>): Promise<void> {
  await expect.poll(what).toBe(true);
}

describe('a merchant’s own pictures', () => {
  it('P-01: leave no gap and no dead link before they are there', async () => {
    const { body } = await shop.get(page);
    const [address = ''] = addressesIn(body).filter((found) => /own-drill.*\.avif$/.test(found));
    const missing = await shop.get(`de.localhost${address}`);
    // What stands in for it is shown all the same.
    expect([missing.status, missing.headers['content-type'], missing.headers['cache-control']]).toEqual([
      404,
      'image/avif',
      'no-store',
    ]);
    const wide = await shop.get('de.localhost/pictures/hero-of-nobody-1920.avif');
    expect([wide.status, wide.headers['content-type']]).toEqual([404, 'image/avif']);
    expect(body).not.toContain('/manuals/drill-de.pdf');
    expect(body).toContain(String(german['details.manualRequest']));
  });

  it('P-01: are in the page with their version, in every size, to be kept for ever', async () => {
    await give('own-drill.jpg', await paintPicture('red', 'jpeg', { width: 640, height: 480 }));
    await give('hero-own.png', await paintPicture('blue', 'png', { width: 1200, height: 700 }));
    expect(await importMediaFolder(media(), folder)).toMatchObject({ taken: 2, refused: [] });
    for (const name of ['own-drill', 'hero-own']) await makeSizes(media(), name);
    await waitFor(async () => /own-drill\.[0-9a-f]{20}-/.test((await shop.get(page)).body));
    const { body } = await shop.get(page);
    const [srcset = ''] = /srcSet="[^"]*own-drill[^"]*"/i.exec(body) ?? [];
    const sizes = addressesIn(srcset);
    expect(sizes.map((address) => address.replace(/\.[0-9a-f]{20}-/, '.VERSION-'))).toEqual(
      [320, 640, 960, 1280].map((width) => `/pictures/own-drill.VERSION-${width}.avif`),
    );
    // The head has the large one fetched before the page comes to it, and no other.
    const ahead = /<link rel="preload" as="image"[^>]*imagesrcset="([^"]*)" imagesizes="([^"]*)"/i.exec(body);
    const shown = /<source type="image\/avif" srcset="([^"]*)" sizes="([^"]*)"/i.exec(body);
    expect(ahead?.slice(1)).toEqual(shown?.slice(1));
    expect(shown?.[1]).toContain('own-drill');
    const own = addressesIn(body).filter((address) => address.includes('own-drill'));
    for (const address of new Set(own)) {
      const answer = await shop.get(`de.localhost${address}`);
      expect([answer.status, answer.headers['cache-control']], address).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(answer.headers['content-type']).toBe(address.endsWith('.avif') ? 'image/avif' : 'image/webp');
      const again = await shop.get(`de.localhost${address}`, {
        'if-none-match': String(answer.headers.etag),
      });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    const home = await shop.get('de.localhost/');
    expect(home.body).toMatch(/hero-own\.[0-9a-f]{20}-1920\.avif 1920w/);
    // Addresses that others kept from before there were versions.
    const plain = await shop.get('de.localhost/pictures/own-drill-640.webp');
    expect([plain.status, plain.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  });

  it('are shown in the place of an older version that is asked for', async () => {
    const stale = await shop.get(`de.localhost/pictures/own-drill.${'0'.repeat(20)}-320.avif`);
    expect([stale.status, stale.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  });

  it('P-06: a manual is linked from the page once it is there, and opens under its title', async () => {
    const stored = await storeMedium(media(), 'manuals/drill-de.pdf', writePdf('x'), 'Bohrer – Anleitung');
    expect(stored.ok && (await saveMedia(media(), [stored.value]))).toEqual(['manuals/drill-de.pdf']);
    await waitFor(async () => (await shop.get(page)).body.includes('<a href="/manuals/drill-de.pdf"'));
    const manual = await shop.get('de.localhost/manuals/drill-de.pdf');
    expect([manual.status, manual.headers['content-type'], manual.headers['content-encoding']]).toEqual([
      200,
      'application/pdf',
      undefined,
    ]);
    expect(manual.headers['content-disposition']).toBe(
      `inline; filename="drill-de.pdf"; filename*=UTF-8''${encodeURIComponent('Bohrer – Anleitung.pdf')}`,
    );
  });

  it('P-07: an energy label is told of once all of its files are there, on the page and on a card', async () => {
    const ask = async () => {
      const calls = 'de.localhost/api/commerce';
      const product = await shop.call(`${calls}/getProduct`, { sku: skuOf(43) });
      const cards = await shop.call(`${calls}/getProducts`, { query: 'Bohrer' });
      return JSON.stringify([product.json, cards.json]);
    };
    expect(await ask()).toContain(skuOf(43));
    expect(await ask()).not.toContain('energy/');
    expect((await shop.get(page)).body).not.toContain('energy/');
    const take = async (name: string) => {
      const stored = await storeMedium(media(), name, writeSvg('<path d="M0 0h7"/>'));
      if (stored.ok) await saveMedia(media(), [stored.value]);
    };
    await take('energy/drill.svg');
    await waitFor(async () => (await shop.get('de.localhost/pictures/energy/drill.svg')).status === 200);
    expect(await ask()).not.toContain('energy/');
    await take('energy/a.svg');
    await waitFor(async () => (await shop.get(page)).body.includes('href="/pictures/energy/drill.svg"'));
    expect((await ask()).match(/energy\/drill\.svg/g)).toHaveLength(2);
  });

  it('a drawing is a picture and nothing else, however it is opened', async () => {
    const stored = await storeMedium(media(), 'brands/msw.svg', writeSvg('<path d="M0 0h9"/>'));
    if (stored.ok) await saveMedia(media(), [stored.value]);
    await waitFor(async () => /brands\/msw\.[0-9a-f]{20}\.svg/.test((await shop.get('de.localhost/')).body));
    const [address] = addressesIn((await shop.get('de.localhost/')).body).filter((found) =>
      found.includes('msw'),
    );
    const drawing = await shop.get(`de.localhost${address}`);
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('the logo that the merchant’s record names is at the head of every page', async () => {
    const name = '<span class="[^"]*" translate="no">Gantry</span>';
    expect((await shop.get('de.localhost/')).body).toMatch(new RegExp(name));
    const stored = await storeMedium(media(), 'logo.svg', writeSvg('<path d="M0 0h8"/>'));
    if (stored.ok) await saveMedia(media(), [stored.value]);
    const current = await selectMerchant(shop.database);
    const named = await importMerchant(
      { ...shop.shop.engine, hasMedia: (name) => hasMedium(shop.database, name) },
      {
        ...(current === undefined ? {} : { version: current.version }),
        merchant: { ...shop.shop.engine.merchant(), logo: 'logo.svg' },
      },
      'test',
    );
    expect(named).toMatchObject({ ok: true });
    await waitFor(async () =>
      /<img [^>]*src="\/pictures\/logo\.[0-9a-f]{20}\.svg"/.test((await shop.get(page)).body),
    );
    expect((await shop.get('de.localhost/')).body).not.toMatch(new RegExp(name));
  });

  it.each([
    '/pictures/../secrets.json',
    '/pictures/%2e%2e/secrets.json',
    '/pictures/..%2f..%2fsecrets.json',
    `/pictures/x.${'0'.repeat(20)}.json`,
    '/manuals/none.pdf',
    '/manuals/own-drill-640.webp',
    '/pictures/',
  ])('nothing else of the shop is under their addresses: %s', async (address) => {
    const { status, body } = await shop.get(`de.localhost${address}`);
    // A path with dots is another path by the time that it is looked up.
    expect([404, 308]).toContain(status);
    expect(body).not.toContain('secret"');
  });

  it('has logged nothing', () => {
    expect(shop.takeLog()).toEqual([]);
  });
});
