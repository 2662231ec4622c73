import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '../../src/kernel/locale.ts';
import { type ContentShop, openContentShop } from '../support/content-shop.ts';
import { wordsOf } from '../support/page-forms.ts';
import { pageLine, priceLine, productLine, stockLine } from '../support/sample-catalogue.ts';

let now = new Date('2026-11-20T12:00:00.000Z');
let shop: ContentShop;
beforeAll(async () => {
  shop = await openContentShop({ now: () => now });
});
afterAll(() => shop.close());

describe('N-02: pages', () => {
  it('have their title, description and addresses, hreflang only where the page exists', async () => {
    const body = await shop.read('de.localhost/payment/');
    expect(body).toContain('<title>Paying | Gantry</title>');
    expect(body).toContain('content="All about paying"');
    expect(body).toMatch(/rel="canonical" href="[^"]*\/payment\/"/);
    const languages = [...body.matchAll(/rel="alternate" hrefLang="([^"]+)"/g)].map(([, code]) => code);
    expect(languages).toEqual(['de-DE', 'de-AT', 'de-CH']);
    expect(wordsOf({ body })).toContain('Ways to pay in Deutschland');
  });

  it('R-09: have a translated help centre: each language’s own address, where the others’ lead', async () => {
    const german = await shop.read('de.localhost/hilfe/');
    expect(german).toMatch(/hrefLang="fr-BE" href="[^"]*\/fr\/aide\/"|hrefLang="fr-BE" href="[^"]*\/aide\/"/);
    expect(german).toMatch(/hrefLang="de-CH" href="[^"]*\/hilfe\/"/);
    expect(await shop.readWords('ch.localhost/fr/aide/')).toContain('Aide');
    const { status, headers } = await shop.get('de.localhost/aide/?page=2');
    expect([status, headers.location]).toEqual([308, '/hilfe/?page=2']);
  });

  it('in a variant country are its fallback’s, with its own facts', async () => {
    const text = await shop.readWords('ch.localhost/example-shippingfees/');
    expect(text).toContain('CHF');
    expect(text).not.toContain('€');
  });

  it('home is the home page of the locale, else the shop’s plain one', async () => {
    expect(await shop.read('de.localhost/')).toMatch(/<h1[^>]*>Welcome<\/h1>/);
    expect(await shop.readWords('es.localhost/')).not.toContain('Welcome');
    const { status, headers } = await shop.get('de.localhost/home');
    expect([status, headers.location]).toEqual([308, '/']);
  });

  it('B-05, L-06: of a brand list its goods at once, and below them its words', async () => {
    const body = await shop.read('de.localhost/msw/');
    const text = wordsOf({ body });
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(text.indexOf('Tool 1')).toBeGreaterThan(0);
    expect(text.indexOf('The page msw in de-DE.')).toBeGreaterThan(text.lastIndexOf('Tool 1'));
    expect(text).not.toContain('Tool 2');
  });

  it('of inspirations list the articles, newest first, and no article before its day', async () => {
    const body = await shop.read('de.localhost/inspirations/');
    const text = wordsOf({ body });
    expect(text.indexOf('Article 2')).toBeLessThan(text.indexOf('Article 1'));
    expect(text).not.toContain('Not yet');
    expect((await shop.get('de.localhost/later/')).status).toBe(404);
    expect(body).toContain('href="/article-1/"');
  });

  it('of articles say so to search engines, with the way to them', async () => {
    const body = await shop.read('de.localhost/article-1/');
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
    const body = await shop.read('de.localhost/example-faq/');
    expect(body).toContain('"@type":"FAQPage"');
    expect(body).toContain('"text":"It is not."');
  });

  it('are kept until an import changes one', async () => {
    await shop.importLines([pageLine('fresh', 'de-DE', { title: 'As it was' })]);
    expect(wordsOf({ body: await shop.readSoon('de.localhost/fresh/') })).toContain('As it was');
    await shop.importLines([pageLine('fresh', 'de-DE', { title: 'As it is' })]);
    await expect.poll(() => shop.readWords('de.localhost/fresh/')).toContain('As it is');
  });

  it('have the canonical slash', async () => {
    const { status, headers } = await shop.get('de.localhost/payment');
    expect([status, headers.location]).toEqual([308, '/payment/']);
  });

  it('in the footer are linked where they exist', async () => {
    const german = await shop.read('de.localhost/workshop/');
    expect(german).toContain('<a href="/payment/">Ways to pay in Deutschland</a>');
    expect(german).toContain('<a href="/msw/">MSW</a>');
    expect(await shop.read('es.localhost/workshop/')).not.toContain('/payment/');
  });

  it('of information have the others beside them, with whom to ask; articles and brands have not', async () => {
    const body = await shop.read('de.localhost/payment/');
    expect(body).toMatch(/<a [^>]*href="\/payment\/"[^>]* aria-current="page"/);
    expect(body).toContain('href="tel:+421200000000"');
    expect(wordsOf({ body })).toContain('Fragen Sie uns');
    for (const other of ['article-1', 'msw'])
      expect(await shop.readWords(`de.localhost/${other}/`)).not.toContain('Fragen Sie uns');
  });

  it('of help are searched in the forms of the language, and what was looked for is no page of its own', async () => {
    const entries = [
      { question: 'Wo finde ich meine Rechnung?', answer: 'Sie kommt per E-Mail.' },
      { question: 'Was kostet der Versand?', answer: 'Das steht auf der Rechnung.' },
      { question: 'Was ist B-Ware?', answer: 'Rückläufer.' },
    ];
    await shop.importLines([
      pageLine('help-centre', 'de-DE', {
        kind: 'help',
        slug: 'hilfe',
        title: 'Hilfe',
        blocks: [{ type: 'faq', groups: [{ entries }] }],
      }),
    ]);
    await expect.poll(() => shop.readWords('de.localhost/hilfe/')).toContain('Was ist B-Ware?');
    const body = await shop.read('de.localhost/hilfe/?query=rechnungen');
    const found = wordsOf({ body });
    expect(found).toContain('2 Antworten zu „rechnungen“');
    expect(found.indexOf('meine Rechnung')).toBeLessThan(found.indexOf('der Versand'));
    expect(found).not.toContain('B-Ware?');
    expect(body).toContain('content="noindex, nofollow"');
    const none = await shop.readWords('de.localhost/hilfe/?query=<b>zebra');
    expect(none).toContain('Zu „&lt;b&gt;zebra“ steht hier noch keine Antwort');
    expect(none).toContain('Was ist B-Ware?');
  });

  it('R-14: an unknown address leads to departments and brands', async () => {
    const { status, body } = await shop.get('de.localhost/nowhere/');
    expect(status).toBe(404);
    expect(body).toMatch(/<main.*<form [^>]*action="\/search"/s);
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
      expect(wordsOf({ body })).toContain('Diese Seite wurde nicht gefunden');
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
    await expect.poll(async () => wordsOf(await shop.get(address))).toContain('Tool 3');
    const text = wordsOf(await shop.get(address));
    expect(text).toMatch(/Black Week Less for more.*Tool 3/);
    expect(text).not.toContain('Tool 1');
  });
});
