import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/kernel/locale.ts';
import { formatPercent } from '../../src/markets/money-format.ts';
import { categoryTree } from '../catalogue/category-tree.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { makePages } from './make-pages.ts';
import { readPage } from './read-page.ts';
import { structureOf } from './structure.ts';

const made = makePages();

describe('N-02: the texts of the demonstration shop', () => {
  it('are in order', () => {
    expect(made.problems).toEqual([]);
    expect(made.texts.length).toBeGreaterThan(0);
  });

  it('have the same blocks, headings, links and placeholders in every language as in English', () => {
    const english = new Map(
      made.texts.filter(({ locale }) => locale === 'en-GB').map(({ page, written }) => [page, written]),
    );
    const differing = made.texts.flatMap(({ file, page, isVariant, written }) => {
      const source = english.get(page);
      if (isVariant) return [];
      if (source === undefined) return [`${file}: there is no en/${page}.md`];
      const own = structureOf(written);
      const wanted = structureOf(source);
      return Array.from({ length: Math.max(own.length, wanted.length) }, (_, index) => index)
        .filter((index) => own[index] !== wanted[index])
        .map((index) => `${file}: ${own[index] ?? 'nothing'}; in English ${wanted[index] ?? 'nothing'}`);
    });
    expect(differing).toEqual([]);
  });

  it('write shares as the shop does, less by its minus sign', () => {
    const differing = made.texts.flatMap(({ file, locale, written }) => {
      const mark = formatPercent(locale, 100).slice(1);
      const shares = JSON.stringify(written).match(/.\d+(?:[.,]\d+)?[\s\u202f]?%/g) ?? [];
      return shares
        .filter(
          (share) =>
            !share.endsWith(mark) ||
            /^[-\u2010-\u2015]/.test(share) ||
            !/\d$/.test(share.slice(0, -mark.length)),
        )
        .map((share) => `${file}: ${share}`);
    });
    expect(differing).toEqual([]);
  });

  it('are written as the Swiss write where they read German', () => {
    const withEszett = (locale: string) =>
      made.texts.filter((text) => text.locale === locale && JSON.stringify(text.written).includes('ß'));
    const swiss = new Set(made.texts.filter(({ locale }) => locale === 'de-CH').map(({ page }) => page));
    expect(withEszett('de-CH').map(({ file }) => file)).toEqual([]);
    expect(withEszett('de-DE').filter(({ page }) => !swiss.has(page))).toEqual([]);
  });
});

describe('N-01: what the pages of the demonstration lead to', () => {
  const written = JSON.stringify(made.lines);
  const targets = (kind: string) =>
    new Set(
      [...written.matchAll(new RegExp(`"target":"${kind}:([^"#]+)|\\]\\(${kind}:([^)#]+)`, 'g'))].map(
        (found) => found[1] ?? found[2] ?? '',
      ),
    );
  const catalogue = makeCatalogue();
  const keysOf = (lines: Iterable<object>) =>
    new Set([...lines].map((line) => ('key' in line ? String(line.key) : '')));

  it('pages that exist', () => {
    const pages = new Set(made.texts.map(({ page }) => page));
    expect([...targets('page')].filter((page) => !pages.has(page))).toEqual([]);
    expect(targets('page').size).toBeGreaterThan(5);
  });

  it('categories and products of the catalogue', () => {
    const categories = keysOf(catalogue['20-categories.ndjson']());
    const used = [
      ...targets('category'),
      ...[...written.matchAll(/"category":"([^"]+)"/g)].map((found) => found[1] ?? ''),
    ];
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((key) => !categories.has(key))).toEqual([]);
    const products = keysOf(catalogue['30-products.ndjson']());
    expect([...targets('product')].filter((sku) => !products.has(sku))).toEqual([]);
  });

  it('pictures that have been taken', () => {
    const folder = join(import.meta.dirname, '..', 'pictures', 'out');
    const names = new Set(
      [...written.matchAll(/"picture":\{"name":"([^"]+)"/g)].map((found) => found[1] ?? ''),
    );
    expect(names.size).toBeGreaterThan(10);
    const absent = [...names].filter(
      (name) => !existsSync(join(folder, `${name}-640.avif`)) && !existsSync(join(folder, `${name}.svg`)),
    );
    expect(absent).toEqual([]);
  });

  it('a banner with its picture for each category of the first level', () => {
    const banners = made.texts.filter(({ page, isVariant }) => page === 'category-banners' && !isVariant);
    const roots = categoryTree.filter(({ parent }) => parent === null).map(({ key }) => key);
    expect(banners.map(({ locale }) => locale)).toHaveLength(languageCodes.length);
    for (const { written, file } of banners) {
      const shown = written.blocks.map(({ id, picture }) => [id, picture]);
      expect(shown, file).toEqual(
        roots.map((key) => [key, { name: `banner-${key}`, alt: expect.stringMatching(/./) }]),
      );
    }
  });

  it('D-09: a statement of how far the shop is open to everybody, in every language', () => {
    const statements = made.texts.filter(({ page, isVariant }) => page === 'accessibility' && !isVariant);
    expect(statements).toHaveLength(languageCodes.length);
  });

  it('N-02: in every language the same pages', () => {
    const pagesOf = (language: string) =>
      made.texts
        .filter(({ file, isVariant }) => file.startsWith(`${language}/`) && !isVariant)
        .map(({ page }) => page)
        .toSorted();
    for (const language of languageCodes) expect(pagesOf(language), language).toEqual(pagesOf('en'));
    expect(pagesOf('en').length).toBeGreaterThanOrEqual(40);
  });
});

const front = '---\ntitle: A page\n---\n';

describe('a page as it is written', () => {
  it('is text and blocks in their order', () => {
    const { blocks, fields } = readPage(
      `${front}\nA text\nof two lines.\n\n::: notice tone=warning countries=DE,AT\n# Mind\nthis.\n:::\n\n## More\n`,
    );
    expect(fields).toEqual({ title: 'A page', meta: { title: 'A page | {shopName}' } });
    expect(blocks).toEqual([
      { type: 'richText', text: 'A text\nof two lines.' },
      { type: 'notice', tone: 'warning', countries: ['DE', 'AT'], title: 'Mind', text: 'this.' },
      { type: 'richText', text: '## More' },
    ]);
  });

  it('holds questions in groups, steps, promos with pictures and links, tables', () => {
    const { blocks } = readPage(`${front}
::: faq
# Questions
### Money
#### Why?
Because.
#### When?
Soon.
:::
::: steps
### Pack
Pack **it**.
:::
::: promo campaign=cyber_week
### Saws
badge: -20 %
![A saw](banners/saws)
Cut
well.
-> [All saws](category:saws)
:::
::: table
| A | B |
|---|---|
| 1 | 2 |
:::
`);
    expect(blocks).toEqual([
      {
        type: 'faq',
        title: 'Questions',
        groups: [
          {
            title: 'Money',
            entries: [
              { question: 'Why?', answer: 'Because.' },
              { question: 'When?', answer: 'Soon.' },
            ],
          },
        ],
      },
      { type: 'steps', steps: [{ title: 'Pack', text: 'Pack **it**.' }] },
      {
        type: 'promo',
        campaign: 'cyber_week',
        promos: [
          {
            title: 'Saws',
            text: 'Cut well.',
            badge: '-20 %',
            picture: { name: 'banners/saws', alt: 'A saw' },
            link: { label: 'All saws', target: 'category:saws' },
          },
        ],
      },
      { type: 'table', columns: ['A', 'B'], rows: [['1', '2']] },
    ]);
  });

  it.each([
    ['no fields', 'text', 'line 1: a page begins with --- fields ---'],
    ['an unknown field', '---\nheading: x\n---\n', /^line 2: is no "field: text"/],
    ['an unknown block', `${front}::: carousel\n:::\n`, 'line 4: carousel is no block'],
    ['a block without end', `${front}::: faq\n#### Why?\n`, /^line 4: the block faq has no end/],
    ['an end without block', `${front}:::\n`, 'line 4: ends a block that did not begin'],
    ['an attribute without value', `${front}::: posts limit\n:::\n`, /^line 4: cannot read limit/],
  ])('is refused with its line for %s', (_, source, message) => {
    expect(() => readPage(source)).toThrow(message);
  });
});
