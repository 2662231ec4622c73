import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockTypes } from '../../src/content/blocks.ts';
import { hasAttackStrings, readAttackStrings } from '../support/attack-strings.ts';
import { exampleBlockTypes } from '../support/content-lines.ts';
import { type ContentShop, openContentShop } from '../support/content-shop.ts';
import { wordsOf } from '../support/page-forms.ts';
import { pageLine } from '../support/sample-catalogue.ts';

let shop: ContentShop;
beforeAll(async () => {
  shop = await openContentShop({ now: () => new Date('2026-11-20T12:00:00.000Z') });
});
afterAll(() => shop.close());

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
  promises: ['Reasons', 'Versandkostenfrei ab 59,00', '14 Tage Rückgaberecht', '+421 2 0000 0000'],
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
    const text = await shop.readWords(`de.localhost/example-${type.toLowerCase()}/`);
    for (const word of words) expect(text).toContain(word);
  });

  it.each([
    ['hero', 'hero-workshop', 'A workshop'],
    ['countdown', 'banner-black-friday', 'Goods in the dark'],
  ])('%s shows its picture in the sizes there are, with room kept for it', async (type, name, alt) => {
    const body = await shop.read(`de.localhost/example-${type}/`);
    const widths = [640, 960, 1440, 1920].map((width) => `/pictures/${name}-${width}.avif ${width}w`);
    expect(body.toLowerCase()).toContain(`srcset="${widths.join(', ')}"`);
    const image = new RegExp(`<img [^>]*src="/pictures/${name}-1440.webp"[^>]*>`).exec(body)?.[0];
    for (const part of ['width="1440"', 'height="720"', `alt="${alt}"`]) expect(image).toContain(part);
    expect(body).not.toContain('webp 960w');
  });

  it('hero leads with a box to search in where it says so', async () => {
    await shop.importLines([
      pageLine('found-by-words', 'de-DE', {
        title: 'Led by a search',
        blocks: [{ type: 'hero', title: 'What do you need?', search: true }],
      }),
    ]);
    const main = /<main.*<\/main>/s;
    const led = main.exec(await shop.readSoon('de.localhost/found-by-words/'))?.[0];
    expect(led).toMatch(/<form [^>]*action="\/search"[^>]*>.*name="query"/s);
    expect(main.exec(await shop.read('de.localhost/example-hero/'))?.[0]).not.toContain('name="query"');
  });

  it('prints its name in the components overview, and only there', async () => {
    const text = await shop.readWords('de.localhost/payment/?components-overview=true');
    for (const type of blockTypes) expect(text).toContain(` ${type} `);
    expect(await shop.readWords('de.localhost/payment/')).not.toContain(' reviewCarousel ');
  });

  it('is hidden and told to the log when the shop does not know it', async () => {
    await shop.importLines([pageLine('newer', 'de-DE', { title: 'Newer' })]);
    await shop.database.query({
      name: 'newer-block',
      text: `update page set blocks = '[{"type":"hologram"},{"type":"notice","tone":"info","text":"Still here."}]' where page = 'newer'`,
    });
    const text = wordsOf({ body: await shop.readSoon('de.localhost/newer/') });
    expect(text).toContain('Still here.');
    expect(text).not.toContain('hologram');
    const [line, ...more] = new Set(shop.takeLog().map((entry) => JSON.parse(entry).msg));
    expect(line).toContain('newer.de-DE is shown without a part of it: block 0 ("hologram") is unknown');
    expect(more).toEqual([]);
  });

  it('links to what the market has, and says the words of links to what it has not', async () => {
    const body = await shop.read('de.localhost/payment/');
    expect(body).toContain('<a href="/payment/">payment</a>');
    expect(body).toContain('or nothing.');
    expect(body).toContain('href="/workshop/"');
    expect(body).toContain('href="#newsletter"');
  });

  it('shows of a product the best review that can be read on the page', async () => {
    const text = await shop.readWords('de.localhost/example-reviewcarousel/');
    expect(text).toContain('Cuts well');
    expect(text).not.toContain('Trop lourd');
  });

  it('shows the goods that it names in the order in which it names them', async () => {
    const text = await shop.readWords('de.localhost/example-productlisting/');
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
    const calm = await shop.read('de.localhost/newer/');
    const body = await shop.readSoon('de.localhost/hostile/');
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
