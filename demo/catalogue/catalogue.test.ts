import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCatalogueLine } from '../../src/catalogue-file/catalogue-file.ts';
import { languageCodes, localeCodes } from '../../src/kernel/locale.ts';
import { pickLocalized } from '../../src/kernel/localized.ts';
import { makePages } from '../content/make-pages.ts';
import { categoryTree } from './category-tree.ts';
import { catalogueFiles, makeCatalogue } from './make-catalogue.ts';
import { goods, lines, linesOf, problems, read, repeated } from './read-made.ts';
import { kinds } from './shelf.ts';

describe('the files', () => {
  test('are the same whenever they are made', () => {
    const again = makeCatalogue();
    for (const name of catalogueFiles) expect(read(name, again), name).toEqual(read(name));
  });

  test('grow to any size by copies that are the same whenever they are made, each with a name of its own', () => {
    const size = goods().length + 500;
    const [large, again] = [makeCatalogue(size), makeCatalogue(size)];
    const products = read('30-products.ndjson', large);
    expect(products).toEqual(read('30-products.ndjson', again));
    const parsed = products.map((text, index) => parseCatalogueLine(text, index + 1));
    expect(parsed.filter(({ ok }) => !ok)).toEqual([]);
    const copies = products.map((text): { sku: string; name: Record<string, string> } => JSON.parse(text));
    expect(copies.filter(({ sku }) => sku.startsWith('EX'))).toHaveLength(size);
    expect(repeated(copies.map(({ name }) => name['de-DE'] ?? ''))).toEqual([]);
  });

  test('are read by the import without a complaint', () => {
    expect(problems).toEqual([]);
    expect(lines.length).toBeGreaterThan(5000);
  });

  test.each([
    [['--help'], 0, 'stdout'],
    [['--out', join(tmpdir(), 'gantry-never-made'), '--day', '2026-11-31'], 1, 'stderr'],
  ] as const)('the program that makes them says how it is used: %j', (args, status, stream) => {
    const program = join(import.meta.dirname, '..', 'build.ts');
    const ended = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    expect([ended.status, ended[stream]]).toEqual([
      status,
      expect.stringContaining('Usage: node demo/build.ts'),
    ]);
  });
});

describe('categories', () => {
  test('L-01: lead to articles about their goods, in every language that has them', () => {
    const { texts } = makePages();
    const posted = new Set<string>();
    for (const { key, posts } of linesOf('category'))
      for (const [locale, list] of Object.entries(posts))
        for (const { title, url } of list ?? []) {
          const article = texts.find((text) => text.locale === locale && `page:${text.page}` === url);
          expect(article?.written.fields, `${key}: ${url}`).toMatchObject({ kind: 'article', title });
          posted.add(`${url} ${locale}`);
        }
    const articles = texts.filter(
      ({ written, isVariant }) => !isVariant && written.fields.kind === 'article',
    );
    expect(articles.filter(({ page, locale }) => !posted.has(`page:${page} ${locale}`))).toEqual([]);
  });

  test('L-01: there are at least 130 on three levels, each under one that comes before it', () => {
    const categories = linesOf('category');
    const level = new Map<string, number>();
    for (const { key, parent } of categories)
      level.set(key, parent === null ? 1 : (level.get(parent) ?? NaN) + 1);
    expect(categories.length).toBeGreaterThanOrEqual(130);
    expect(new Set(level.values())).toEqual(new Set([1, 2, 3]));
    expect([...level.values()].filter((depth) => depth === 1)).toHaveLength(
      new Set(categoryTree.map(({ ancestors, key }) => ancestors[0] ?? key)).size,
    );
  });

  test('L-01: every category without children has goods', () => {
    const categories = linesOf('category');
    const parents = new Set(categories.map(({ parent }) => parent));
    const used = new Set<string>(goods().flatMap((product) => product.categories));
    expect(categories.filter(({ key }) => !parents.has(key) && !used.has(key)).map(({ key }) => key)).toEqual(
      [],
    );
    expect([...used].filter((key) => !categories.some((category) => category.key === key))).toEqual([]);
  });

  test.each(localeCodes)('R-03: in %s no two share an address and none takes one of the shop', (locale) => {
    const reserved = new Set<string>([
      ...['search', 'login', 'checkout', 'cart', 'home', 'my-account', 'log-out', 'create-account'],
      ...['password-reset', 'c', 'p', 'api', 'category', ...languageCodes],
    ]);
    const slugs = linesOf('category').map(({ slug }) => pickLocalized(slug, locale) ?? '');
    expect(repeated(slugs)).toEqual([]);
    expect(
      slugs.filter((slug) => reserved.has(slug) || /\d{8}$/.test(slug) || !/^[a-z0-9-]+$/.test(slug)),
    ).toEqual([]);
  });
});

describe('products', () => {
  test('there are at least 1,500 in at least 120 kinds', () => {
    expect(goods().length).toBeGreaterThanOrEqual(1500);
    expect(kinds.length).toBeGreaterThanOrEqual(120);
  });

  test('every article number and every EAN comes once, and the EAN check digit is right', () => {
    const products = goods();
    expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
    expect(repeated(products.map(({ ean }) => ean ?? ''))).toEqual([]);
    const wrong = products.filter(({ ean = '' }) => {
      const sum = [...ean].reduce(
        (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
        0,
      );
      return !/^2\d{12}$/.test(ean) || sum % 10 !== 0;
    });
    expect(wrong).toEqual([]);
  });

  test('article numbers tell regular goods, factory seconds and sets apart', () => {
    const products = goods();
    expect(products.filter(({ sku, tags }) => sku.startsWith('EX20') !== tags.includes('bware'))).toEqual([]);
    expect(products.filter(({ tags }) => tags.includes('bware')).length).toBeGreaterThanOrEqual(8);
    expect(products.filter(({ sku }) => sku.startsWith('EX18')).length).toBeGreaterThanOrEqual(4);
    expect(products.every(({ sku }) => /^EX(10|18|20|5)/.test(sku))).toBe(true);
    const trials = products.filter(({ sku }) => sku.startsWith('EX5'));
    expect(trials.length).toBeGreaterThan(0);
    expect(trials.filter(({ eligibleForSelling }) => eligibleForSelling)).toEqual([]);
  });

  test('B-04: the shop windows have enough that is new and enough that sells best', () => {
    const count = (tag: 'new' | 'bestseller') => goods().filter(({ tags }) => tags.includes(tag)).length;
    expect(count('new')).toBeGreaterThanOrEqual(12);
    expect(count('bestseller')).toBeGreaterThanOrEqual(20);
  });

  test('V-07: what weighs more than 31.5 kg goes as freight, and both ways are common', () => {
    const products = goods().map((product) => ({
      package: product.package,
      gross: Number(product.attributes.find(({ key }) => key === 'grossWeight')?.value),
    }));
    expect(products.filter(({ package: way, gross }) => (way === 'freight') !== gross > 31.5)).toEqual([]);
    expect(products.filter(({ package: way }) => way === 'freight').length).toBeGreaterThan(30);
  });

  test('P-06: every product has at least five attributes, all of them labelled, with its measures and weights', () => {
    const labelled = new Set(
      linesOf('productType').flatMap(({ attributes }) => attributes.map(({ key }) => key)),
    );
    const measures = ['netLength', 'netWidth', 'netHeight', 'netWeight', 'grossWeight'];
    for (const { sku, attributes } of goods()) {
      const keys = attributes.map(({ key }) => key);
      expect(keys.length, sku).toBeGreaterThanOrEqual(5);
      expect(keys, sku).toEqual(expect.arrayContaining(measures));
      expect(
        keys.filter((key) => !labelled.has(key)),
        sku,
      ).toEqual([]);
    }
  });

  test('P-06: no label is there for nothing', () => {
    const used = new Set(goods().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    const labelled = linesOf('productType').flatMap(({ attributes }) => attributes.map(({ key }) => key));
    expect(labelled.filter((key) => !used.has(key))).toEqual([]);
  });

  test('P-01: every picture is one of a kind, and categories show pictures that products have', () => {
    const pictures = new Set<string>(goods().flatMap(({ images }) => images.map(({ name }) => name)));
    expect([...pictures].filter((name) => !kinds.some(({ key }) => name.startsWith(`${key}-`)))).toEqual([]);
    const shown = linesOf('category').flatMap(({ image }) => (image === undefined ? [] : [image]));
    expect(shown.filter((image) => !pictures.has(image))).toEqual([]);
  });
});
