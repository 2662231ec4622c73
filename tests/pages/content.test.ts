import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockTypes } from '../../src/content/blocks.ts';
import { localeCodes } from '../../src/kernel/locale.ts';
import { hasAttackStrings, readAttackStrings } from '../support/attack-strings.ts';
import { contentLines, exampleBlockTypes } from '../support/content-lines.ts';
import {
  categoryLine,
  pageLine,
  priceLine,
  productLine,
  reviewLine,
  stockLine,
  typeLine,
} from '../support/sample-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let now = new Date('2026-11-20T12:00:00.000Z');
const clock = { now: () => now };
let shop: WholeShop;

beforeAll(async () => {
  shop = await openWholeShop(
    [
      typeLine(),
      categoryLine('workshop', null, { name: { 'en-GB': 'Workshop' } }),
      ...[1, 2].flatMap((number) => [
        productLine(number, { brand: number === 1 ? 'MSW' : 'Ulsonix', tags: ['bestseller'] }),
        priceLine(number, 'EUR', 10_000 * number),
        priceLine(number, 'CHF', 11_000 * number),
        stockLine(number, 5),
      ]),
      reviewLine('r', 1, { title: 'Cuts well', locale: 'de-DE' }),
      ...contentLines('de-DE'),
      pageLine('home', 'de-DE', { kind: 'home', blocks: [{ type: 'hero', title: 'Welcome', links: [] }] }),
      pageLine('help-centre', 'de-DE', { kind: 'help', slug: 'hilfe', title: 'Hilfe' }),
      pageLine('help-centre', 'fr-FR', { kind: 'help', slug: 'aide', title: 'Aide' }),
      pageLine('inspirations', 'de-DE', { title: 'Ratgeber' }),
      pageLine('later', 'de-DE', {
        kind: 'article',
        title: 'Not yet',
        publishedAt: '2026-12-01T00:00:00.000Z',
        teaser: { title: 'Not yet' },
      }),
    ],
    {},
    clock,
  );
});
afterAll(() => shop.close());

async function read(address: string): Promise<string> {
  const { status, body } = await shop.get(address);
  expect(status, address).toBe(200);
  return body;
}

/** The same of a page that was imported just now: the running shop hears of it in its own time. */
async function readSoon(address: string): Promise<string> {
  await expect.poll(async () => (await shop.get(address)).status).toBe(200);
  return read(address);
}

/** The page as a reader sees it: what is between the tags, without the data for the browser. */
function wordsOf(body: string): string {
  return body
    .replaceAll(/<script.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;/g, '’')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/\s+/g, ' ');
}

const shown = {
  richText: ['Delivery costs', 'Free from 59,00', 'bold item', 'Parcel'],
  hero: ['The head of it', 'What it is about', 'To all goods'],
  banner: ['A banner', 'To the saws'],
  categoryCards: ['Our departments', 'Workshop'],
  productListing: ['Chosen goods', 'Tool 2'],
  faq: ['Questions', 'Money', 'Is it dear?', 'It is'],
  newsletter: ['News by mail', 'Take part'],
  reviewCarousel: ['Buyers say', 'Cuts well', 'Tool 1'],
  countdown: ['Soon over', '01.01.2030'],
  promo: ['Offers', 'Saw week', '-20 %'],
  posts: ['Read on', 'Article 2', 'What it says', '01.02.2026'],
  brands: ['Our brands', 'MSW', 'Ulsonix'],
  contact: ['Talk to us', 'Mon–Fri 8–17', 'shop@gantry.example'],
  companyInformation: ['Who we are', 'Gantry Equipment'],
  bankDetails: ['Our account', 'IBAN', 'BIC'],
  paymentMethods: ['Ways to pay', 'PayPal', 'Überweisung', 'Nachnahme'],
  shippingFees: ['Delivery fees', '1,95', '2,90'],
  table: ['Sizes', 'Length', 'cm'],
  steps: ['How to return', 'Pack it', 'Well.'],
  notice: ['Mind the blade', 'It is sharp.'],
} as const satisfies Readonly<Record<(typeof blockTypes)[number], readonly string[]>>;

describe('N-01: every block', () => {
  it('has an example', () => {
    expect(exampleBlockTypes).toEqual(blockTypes);
  });

  it.each(Object.entries(shown))('%s shows what it says', async (type, words) => {
    const text = wordsOf(await read(`de.localhost/example-${type.toLowerCase()}/`));
    for (const word of words) expect(text).toContain(word);
  });

  it.each([
    ['hero', 'hero-workshop', 'A workshop'],
    ['countdown', 'banner-black-friday', 'Goods in the dark'],
  ])('%s shows its picture in the sizes there are, with room kept for it', async (type, name, alt) => {
    const body = await read(`de.localhost/example-${type}/`);
    const widths = [640, 960, 1440, 1920].map((width) => `/pictures/${name}-${width}.avif ${width}w`);
    expect(body.toLowerCase()).toContain(`srcset="${widths.join(', ')}"`);
    const image = new RegExp(`<img [^>]*src="/pictures/${name}-1440.webp"[^>]*>`).exec(body)?.[0];
    for (const part of ['width="1440"', 'height="720"', `alt="${alt}"`]) expect(image).toContain(part);
    expect(body).not.toContain('webp 960w');
  });

  it('prints its name in the components overview, and only there', async () => {
    const text = wordsOf(await read('de.localhost/payment/?components-overview=true'));
    for (const type of blockTypes) expect(text).toContain(` ${type} `);
    expect(wordsOf(await read('de.localhost/payment/'))).not.toContain(' reviewCarousel ');
  });

  it('is hidden and told to the log when the shop does not know it', async () => {
    await shop.importLines([pageLine('newer', 'de-DE', { title: 'Newer' })]);
    await shop.database.query({
      name: 'newer-block',
      text: `update page set blocks = '[{"type":"hologram"},{"type":"notice","tone":"info","text":"Still here."}]' where page = 'newer'`,
    });
    const text = wordsOf(await readSoon('de.localhost/newer/'));
    expect(text).toContain('Still here.');
    expect(text).not.toContain('hologram');
    const [line, ...more] = new Set(shop.takeLog().map((entry) => JSON.parse(entry).msg));
    expect(line).toContain('newer.de-DE is shown without a part of it: block 0 ("hologram") is unknown');
    expect(more).toEqual([]);
  });

  it('links to what the market has, and says the words of links to what it has not', async () => {
    const body = await read('de.localhost/payment/');
    expect(body).toContain('<a href="/payment/">payment</a>');
    expect(body).toContain('or nothing.');
    expect(body).toContain('href="/workshop/"');
    expect(body).toContain('href="/create-account"');
  });

  it('shows the goods that it names in the order in which it names them', async () => {
    const text = wordsOf(await read('de.localhost/example-productlisting/'));
    expect(text.indexOf('Tool 2')).toBeLessThan(text.indexOf('Tool 1'));
  });

  it.skipIf(!hasAttackStrings)('never makes markup of a hostile text', async () => {
    const hostile = readAttackStrings().filter(
      (text) =>
        /[<"']/.test(text) &&
        !/[{}]/.test(text) &&
        !text.includes('\u0000') &&
        text.isWellFormed() &&
        text.length < 300,
    );
    const sample = hostile.filter((_, index) => index % Math.ceil(hostile.length / 200) === 0);
    const text = sample.map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(/\]\(/g, '] (')).join('\n\n');
    await shop.importLines([
      pageLine('hostile', 'de-DE', {
        title: '<script>alert(1)</script>',
        meta: { title: '"><img src=x onerror=alert(1)>' },
        blocks: [
          { type: 'richText', text },
          {
            type: 'faq',
            groups: [{ entries: [{ question: '</script><svg onload=alert(1)>', answer: text }] }],
          },
        ],
      }),
    ]);
    const calm = await read('de.localhost/newer/');
    const body = await readSoon('de.localhost/hostile/');
    const own = (html: string, tag: string) => html.split(`<${tag}`).length - 1;
    expect(own(body, 'script')).toBe(own(calm, 'script') + 1); // its questions, as data
    expect(own(body, 'img')).toBe(own(calm, 'img'));
    expect(own(body, 'iframe')).toBe(own(calm, 'iframe'));
    expect(own(body, 'svg')).toBe(own(calm, 'svg') - 1); // without the other page’s notice
    const markup = body.replaceAll(/<script.*?<\/script>/gs, '');
    expect(markup).not.toMatch(/<[a-z][^>"]*(?:"[^"]*"[^>"]*)*\son[a-z]+=/i);
    expect(markup).not.toMatch(/href="(?!\/|#|https?:\/\/|mailto:|tel:)/i);
  });
});

describe('N-02: pages', () => {
  it('have their title, description and addresses, hreflang only where the page exists', async () => {
    const body = await read('de.localhost/payment/');
    expect(body).toContain('<title>Paying | Gantry</title>');
    expect(body).toContain('content="All about paying"');
    expect(body).toMatch(/rel="canonical" href="[^"]*\/payment\/"/);
    const languages = [...body.matchAll(/hrefLang="([^"]+)"/g)].map(([, code]) => code);
    expect(languages).toEqual(['de-DE', 'de-AT', 'de-CH']);
    expect(wordsOf(body)).toContain('Ways to pay in Deutschland');
  });

  it('have a translated help centre: each language’s own address', async () => {
    const german = await read('de.localhost/hilfe/');
    expect(german).toMatch(/hrefLang="fr-BE" href="[^"]*\/fr\/aide\/"|hrefLang="fr-BE" href="[^"]*\/aide\/"/);
    expect(german).toMatch(/hrefLang="de-CH" href="[^"]*\/hilfe\/"/);
    expect(wordsOf(await read('ch.localhost/fr/aide/'))).toContain('Aide');
    expect((await shop.get('de.localhost/aide/')).status).toBe(404);
  });

  it('in a variant country are its fallback’s, with its own facts', async () => {
    const text = wordsOf(await read('ch.localhost/example-shippingfees/'));
    expect(text).toContain('CHF');
    expect(text).not.toContain('€');
  });

  it('home is the home page of the locale, else the shop’s plain one', async () => {
    expect(await read('de.localhost/')).toMatch(/<h1[^>]*>Welcome<\/h1>/);
    expect(wordsOf(await read('es.localhost/'))).not.toContain('Welcome');
    const { status, headers } = await shop.get('de.localhost/home');
    expect([status, headers.location]).toEqual([308, '/']);
  });

  it('B-05: of a brand list its goods below its words', async () => {
    const text = wordsOf(await read('de.localhost/msw/'));
    expect(text).toContain('The page msw in de-DE.');
    expect(text).toContain('Tool 1');
    expect(text).not.toContain('Tool 2');
    expect((await shop.get('de.localhost/msw/?page=2')).status).toBe(404);
  });

  it('of inspirations list the articles, newest first, and no article before its day', async () => {
    const body = await read('de.localhost/inspirations/');
    const text = wordsOf(body);
    expect(text.indexOf('Article 2')).toBeLessThan(text.indexOf('Article 1'));
    expect(text).not.toContain('Not yet');
    expect((await shop.get('de.localhost/later/')).status).toBe(404);
    expect(body).toContain('href="/article-1/"');
  });

  it('of articles say so to search engines, with the way to them', async () => {
    const body = await read('de.localhost/article-1/');
    const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    );
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article']);
    expect(things[0].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Startseite',
      'Ratgeber',
      'Article 1',
    ]);
    expect(things[1]).toMatchObject({ headline: 'Article 1', datePublished: '2026-01-01T08:00:00.000Z' });
  });

  it('of questions say them to search engines', async () => {
    const body = await read('de.localhost/example-faq/');
    expect(body).toContain('"@type":"FAQPage"');
    expect(body).toContain('"text":"It is not."');
  });

  it('are kept until an import changes one', async () => {
    await shop.importLines([pageLine('fresh', 'de-DE', { title: 'As it was' })]);
    expect(wordsOf(await readSoon('de.localhost/fresh/'))).toContain('As it was');
    await shop.importLines([pageLine('fresh', 'de-DE', { title: 'As it is' })]);
    await expect.poll(async () => wordsOf(await read('de.localhost/fresh/'))).toContain('As it is');
  });

  it('have the canonical slash', async () => {
    const { status, headers } = await shop.get('de.localhost/payment');
    expect([status, headers.location]).toEqual([308, '/payment/']);
  });

  it('in the footer are linked where they exist', async () => {
    const german = await read('de.localhost/workshop/');
    expect(german).toContain('<a href="/payment/">Ways to pay in Deutschland</a>');
    expect(german).toContain('<a href="/msw/">MSW</a>');
    expect(await read('es.localhost/workshop/')).not.toContain('/payment/');
  });

  it('R-14: an unknown address leads to departments and brands', async () => {
    const { status, body } = await shop.get('de.localhost/nowhere/');
    expect(status).toBe(404);
    expect(body).toContain('href="/workshop/"');
    expect(body).toContain('href="/ulsonix/"');
  });
});

describe('N-01, X-01: /cms', () => {
  it('lists the files of all locales that show a page', async () => {
    const { status, body } = await shop.get('sk.localhost/cms');
    expect(status).toBe(200);
    const { components } = JSON.parse(body).data;
    expect(components).toContain('payment.de-DE.json');
    expect(components).toContain('payment.de-AT.json');
    expect(components).toContain('aide.fr-CH.json');
    expect(components).not.toContain('payment.fr-FR.json');
    expect(components).not.toContain('later.de-DE.json');
    expect(components).toEqual([...components].sort());
    for (const name of components)
      expect(
        localeCodes.some((code) => name.endsWith(`.${code}.json`)),
        name,
      ).toBe(true);
  });

  it('gives each of them, filled for its country', async () => {
    const { status, body, headers } = await shop.get('sk.localhost/cms/example-richtext.de-CH.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    const file = JSON.parse(body);
    expect(Object.keys(file)).toEqual(['slug', 'meta', 'blocks']);
    expect(file.blocks[0].text).toContain('CHF');
  });

  it.each(['nowhere.de-DE.json', 'payment.de-LU.json', 'payment.json', 'payment', 'payment.de-DE.json.gz'])(
    'answers %s with 404 in the shape of the API',
    async (name) => {
      const { status, body } = await shop.get(`de.localhost/cms/${name}`);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toEqual({
        error: { code: 'ResourceNotFound', message: 'There is no such resource' },
      });
    },
  );
});

describe('parts of other pages', () => {
  it('R-14: not-found is what an unknown address shows below the words of the error page', async () => {
    await shop.importLines([
      pageLine('not-found', 'de-DE', { kind: 'part', blocks: [{ type: 'brands', title: 'Trusted brands' }] }),
    ]);
    for (const address of [
      'de.localhost/nowhere/',
      'de.localhost/nowhere/at/all/',
      'de.localhost/saw-99999999',
    ]) {
      await expect.poll(async () => (await shop.get(address)).body).toContain('Trusted brands');
      const { status, body } = await shop.get(address);
      expect(status).toBe(404);
      expect(wordsOf(body)).toContain('Diese Seite wurde nicht gefunden');
      expect(body).toContain('content="noindex, nofollow"');
      expect(body).not.toContain('rel="canonical"');
    }
  });

  it('have no address of their own', async () => {
    expect((await shop.get('de.localhost/not-found/')).status).toBe(404);
  });

  it('B-05, N-03: of a campaign stand above its goods while it runs, and not before', async () => {
    await shop.importLines([
      productLine(3, { tags: ['campaign:black_friday'] }),
      priceLine(3, 'EUR', 5_000),
      stockLine(3, 5),
      pageLine('campaign-black-friday', 'de-DE', {
        kind: 'part',
        title: 'Black Week',
        blocks: [{ type: 'banner', title: 'Less for more' }],
      }),
    ]);
    const address = 'de.localhost/search?tags=campaign%3Ablack_friday';
    expect((await shop.get(address)).body).not.toContain('Less for more');
    now = new Date('2026-11-24T12:00:00.000Z');
    await expect.poll(async () => (await shop.get(address)).body).toContain('Less for more');
    // The goods are found once the search has read them, which the content does not wait for.
    await expect.poll(async () => wordsOf((await shop.get(address)).body)).toContain('Tool 3');
    const text = wordsOf((await shop.get(address)).body);
    expect(text).toContain('Black Week');
    expect(text).not.toContain('Tool 1');
  });
});
