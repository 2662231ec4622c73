import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  categoryLine,
  pageLine,
  priceLine,
  productLine,
  stockLine,
  typeLine,
} from '../support/sample-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const article = { kind: 'article', publishedAt: '2026-03-01T10:00:00.000Z' };
const hostile =
  '<script>steal(1)</script><p onclick="steal(2)">Klicken</p><img src=x onerror="steal(3)"><a href="javascript:steal(4)">Hier</a>';
let shop: WholeShop;

beforeAll(async () => {
  shop = await openWholeShop([
    typeLine(),
    categoryLine('workshop', null, {
      name: { 'en-GB': 'Workshop', 'de-DE': 'Werkstatt' },
      slug: { 'en-GB': 'workshop', 'de-DE': 'werkstatt' },
      content: {
        'de-DE': `<h2>Was man braucht</h2><p>Licht, <strong>Luft</strong> und <a href="category:saws">Sägen</a> oder <a href="/hilfe/">Hilfe</a>.</p>${hostile}`,
      },
      faq: { 'de-DE': [{ question: 'Wie laut ist es?', answer: 'Leise & <leicht>.' }] },
      posts: {
        'de-DE': [
          { title: 'So sägt man', url: 'page:how-to-saw' },
          { title: 'Nicht auf Deutsch', url: 'page:how-to-drill' },
          { title: 'Anderswo', url: 'https://example.com/saw', image: 'https://example.com/saw.webp' },
        ],
      },
      related: {
        relatedCategories: ['saws', 'empty'],
        popularCategories: ['drills'],
        complementaryCategories: ['glue'],
      },
    }),
    ...['saws', 'drills', 'glue'].map((key) => categoryLine(key, null, { image: `picture-${key}` })),
    categoryLine('silent', 'workshop'),
    categoryLine('empty'),
    ...Array.from({ length: 18 }, (_, number) => number + 1).flatMap((number) => [
      productLine(number, {
        categories: [['workshop'], ['saws', 'workshop'], ['drills', 'silent'], ['glue']][number % 4],
      }),
      priceLine(number, 'EUR', 10_000),
      stockLine(number, 5),
    ]),
    pageLine('how-to-saw', 'de-DE', {
      ...article,
      slug: 'so-saegt-man',
      title: 'Richtig sägen',
      teaser: { title: 'Richtig sägen', text: 'Langsam.' },
    }),
    pageLine('category-banners', 'de-DE', {
      kind: 'part',
      title: 'Banner',
      blocks: [
        { type: 'banner', id: 'saws', title: 'Andere Worte' },
        {
          type: 'banner',
          id: 'workshop',
          title: 'Alles für die Werkbank',
          picture: { name: 'banner-workshop', alt: 'Eine Werkbank' },
        },
      ],
    }),
    pageLine('how-to-drill', 'fr-FR', { ...article, title: 'Percer', teaser: { title: 'Percer' } }),
  ]);
});
afterAll(() => shop.close());

async function read(address: string): Promise<string> {
  const { status, body } = await shop.get(address);
  expect(status, address).toBe(200);
  return body.replaceAll(/<script\b.*?<\/script>/gs, '');
}

describe('L-01: at the head of a category', () => {
  it('stands the banner that the content has for it, its picture small and with its place kept', async () => {
    const body = await read('de.localhost/werkstatt/');
    expect(body).toMatch(/<h1>Werkstatt<\/h1><p[^>]*>Alles für die Werkbank<\/p>/);
    const image = /<img [^>]*banner-workshop-1440\.webp[^>]*>/.exec(body)?.[0];
    for (const part of ['alt="Eine Werkbank"', 'width="1440"', 'height="720"', 'loading="lazy"'])
      expect(image).toContain(part);
    expect(body).not.toContain('Andere Worte');
  });

  it('stands its name alone where the content has none, and on further pages', async () => {
    expect(await read('de.localhost/glue/')).toMatch(/<h1[^>]*>glue<\/h1>/i);
    const second = await read('de.localhost/werkstatt/?hitsPerPage=12&page=2');
    expect(second).toContain('>Werkstatt</h1>');
    expect(second).not.toContain('banner-workshop');
  });
});

describe("L-01: below a category's products", () => {
  it('stands its text, with links to where they lead in this shop', async () => {
    const body = await read('de.localhost/werkstatt/');
    expect(body).toContain('>Was man braucht</h2>');
    expect(body).toContain('<strong>Luft</strong>');
    expect(body).toContain('<a href="/saws/">Sägen</a>');
    expect(body).toContain('<a href="/hilfe/">Hilfe</a>');
  });

  it('stand questions that are asked often, as the page and its data for search engines say them', async () => {
    const body = await read('de.localhost/werkstatt/');
    expect(body).toMatch(
      /<summary[^>]*>Wie laut ist es\?<\/summary><div[^>]*><p>Leise &amp; &lt;leicht&gt;\.<\/p>/,
    );
    const { body: whole } = await shop.get('de.localhost/werkstatt/');
    const told = [...whole.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    );
    expect(told.join()).toContain('FAQPage');
    expect(told.join()).toContain('"name":"Wie laut ist es?"');
  });

  it('no markup of the text but the harmless is anything but words', async () => {
    const body = await read('de.localhost/werkstatt/');
    expect(body).toContain('&lt;script&gt;steal(1)&lt;/script&gt;');
    expect(body).toContain('<p>Klicken</p>');
    expect(body).toContain('&lt;img src=x onerror=');
    expect(body).toContain('Hier');
    expect(body).not.toMatch(/<[^>]*steal/);
  });

  it('stand its articles: ours as their own cards, where the locale has them, others without their pictures', async () => {
    const body = await read('de.localhost/werkstatt/');
    expect(body).toContain('>Tipps und Ratgeber</h2>');
    expect(body).toMatch(/<a [^>]*href="\/so-saegt-man\/">Richtig sägen<\/a>/);
    expect(body).toContain('Langsam.');
    expect(body).not.toContain('Nicht auf Deutsch');
    expect(body).toMatch(/<a [^>]*href="https:\/\/example\.com\/saw">Anderswo<\/a>/);
    expect(body).not.toContain('example.com/saw.webp');
  });

  it.each([
    ['Verwandte Kategorien', 'saws'],
    ['Beliebte Kategorien', 'drills'],
    ['Passend dazu', 'glue'],
  ])('are listed under %s', async (title, key) => {
    const body = await read('de.localhost/werkstatt/');
    const [, list = ''] = new RegExp(`>${title}</h2>(.*?)</nav>`, 's').exec(body) ?? [];
    expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([`/${key}/`]);
  });

  it('stands nothing of it on the second page, and nothing where there is nothing', async () => {
    for (const address of ['de.localhost/werkstatt/?hitsPerPage=12&page=2', 'de.localhost/silent/']) {
      const body = await read(address);
      expect(body).not.toContain('Was man braucht');
      expect(body).not.toContain('Richtig sägen');
      expect(body).not.toContain('Passend dazu');
      expect(body).not.toContain('data-below-listing');
    }
  });
});
