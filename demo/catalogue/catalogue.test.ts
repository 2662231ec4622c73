import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CatalogueLine,
  type CatalogueType,
  parseCatalogueLine,
} from '../../src/commerce/catalogue/catalogue-file.ts';
import { matches } from '../../src/commerce/promotions/predicate.ts';
import { countryCodes, type LocaleCode, languageCodes, localeCodes } from '../../src/kernel/locale.ts';
import { pickLocalized } from '../../src/kernel/localized.ts';
import { makePages } from '../content/make-pages.ts';
import { categoryTree } from './category-tree.ts';
import { type CatalogueFile, catalogueFiles, makeCatalogue } from './make-catalogue.ts';
import { kinds } from './shelf.ts';
import { slugify } from './slug.ts';
import { baseLocales } from './tables.ts';

const made = makeCatalogue();
/** The lines of a file as they are written. */
const read = (name: CatalogueFile, from = made) => [...from[name]()].map((line) => JSON.stringify(line));
const lines: CatalogueLine[] = [];
const problems: string[] = [];

beforeAll(() => {
  for (const name of catalogueFiles) {
    for (const [index, text] of read(name).entries()) {
      const parsed = parseCatalogueLine(text, index + 1);
      if (parsed.ok) lines.push(parsed.value);
      else
        problems.push(
          ...parsed.problems.map(({ path, message }) => `${name}:${index + 1} ${path} ${message}`),
        );
    }
  }
});

const byType = new Map<CatalogueType, readonly CatalogueLine[]>();

function linesOf<Type extends CatalogueType>(type: Type): readonly CatalogueLine<Type>[] {
  const known = byType.get(type) ?? lines.filter((line) => line.type === type);
  byType.set(type, known);
  return known as readonly CatalogueLine<Type>[];
}

/** What is sold and kept in stock: everything but the extra guarantees. */
const goods = () => {
  stocked ??= linesOf('product').filter(({ productType }) => productType === 'standard_product');
  return stocked;
};
let stocked: readonly CatalogueLine<'product'>[] | undefined;

function repeated(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

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

  test('the program that makes them says how it is used', () => {
    const help = execFileSync(process.execPath, [join(import.meta.dirname, '..', 'build.ts'), '--help'], {
      encoding: 'utf8',
    });
    expect(help).toContain('Usage: node demo/build.ts');
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

describe('what belongs together', () => {
  test.each(localeCodes)('no two products and no two categories have one name in %s', (locale) => {
    expect(repeated(goods().map(({ name }) => pickLocalized(name, locale) ?? ''))).toEqual([]);
    expect(repeated(linesOf('category').map(({ name }) => pickLocalized(name, locale) ?? ''))).toEqual([]);
  });

  test('P-10: an accessory knows what it goes with, and the other way round', () => {
    const bySku = new Map(goods().map((product) => [product.sku, product]));
    const pairs = goods().flatMap(({ sku, relatedAccessories }) =>
      relatedAccessories.map((accessory) => [sku, accessory] as const),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.filter(([sku, accessory]) => !bySku.get(accessory)?.parentProducts.includes(sku))).toEqual(
      [],
    );
    const named = goods().reduce((sum, { parentProducts }) => sum + parentProducts.length, 0);
    expect(named).toBe(pairs.length);
  });

  test('a factory second costs less than the same article new, a set less than its parts, and pieces less in tiers', () => {
    const german = new Map(
      pricesForEveryone()
        .filter(({ country }) => country === 'DE')
        .map(({ sku, value }) => [sku, value.centAmount]),
    );
    const seconds = goods().filter(({ sku }) => sku.startsWith('EX20'));
    const dear = seconds.filter(
      ({ sku }) => (german.get(sku) ?? 0) >= (german.get(sku.replace('EX20', 'EX10')) ?? 0),
    );
    expect(dear.map(({ sku }) => sku)).toEqual([]);
    const tiered = pricesForEveryone().filter(({ tiers }) => tiers.length > 0);
    expect(tiered.length).toBeGreaterThan(1000);
    expect(
      tiered.filter(({ value, tiers }) => tiers.some((tier) => tier.value.centAmount >= value.centAmount)),
    ).toEqual([]);
  });

  /** The least and the most that makes sense of professional equipment. */
  const sane: Readonly<Record<string, readonly [least: number, most: number]>> = {
    ...{
      W: [1, 40_000],
      kW: [0.01, 200],
      V: [1, 1000],
      A: [0.01, 12_000],
      kg: [0.005, 20_000],
      g: [0.0001, 100_000],
    },
    ...{
      l: [0.02, 2000],
      mm: [0.001, 20_000],
      cm: [0.05, 1500],
      m: [0.05, 2500],
      '°C': [-90, 2500],
      bar: [0.05, 1000],
    },
    ...{
      dB: [15, 140],
      '%': [0.01, 100],
      'm³/h': [1, 100_000],
      'l/min': [0.05, 5000],
      Hz: [0.1, 25_000],
      Nm: [0.5, 5000],
    },
  };

  test('P-06: every number of an attribute is one that its unit may have', () => {
    const odd = goods().flatMap(({ sku, attributes }) =>
      attributes.flatMap(({ key, value, unit = '' }) => {
        const range = sane[unit];
        return typeof value === 'number' && range && (value < range[0] || value > range[1])
          ? [`${sku} ${key} ${value} ${unit}`]
          : [];
      }),
    );
    expect(odd).toEqual([]);
  });
});

describe('reviews', () => {
  test('come in every language, mostly glad, with translations and answers of customer care to the others', () => {
    const reviews = linesOf('review');
    expect(repeated(reviews.map(({ key }) => key))).toEqual([]);
    expect(reviews.length).toBeGreaterThanOrEqual(6000);
    expect(new Set(reviews.map(({ locale }) => locale))).toEqual(new Set(localeCodes));
    const share = (rating: number) =>
      reviews.filter((review) => review.rating === rating).length / reviews.length;
    expect(share(5)).toBeGreaterThan(0.4);
    expect(share(1)).toBeGreaterThan(0.01);
    expect(share(1)).toBeLessThan(0.08);
    const answered = reviews.filter(({ customerCareResponseText }) => customerCareResponseText !== undefined);
    expect(answered.length).toBeGreaterThan(reviews.length * 0.03);
    expect(answered.filter(({ rating }) => rating === 5)).toEqual([]);
    expect(reviews.filter(({ translations }) => Object.keys(translations).length < 3)).toEqual([]);
  });

  test('of one article say the same only after everything else has been said', () => {
    const bySku = Map.groupBy(linesOf('review'), ({ sku }) => sku);
    const repeating = [...bySku.values()].filter(
      (reviews) =>
        repeated(reviews.map(({ text, translations }) => translations.en?.text ?? text)).length > 1,
    );
    expect(repeating.length).toBeLessThan(bySku.size * 0.02);
  });

  test('are of goods that were sold by then', () => {
    const released = new Map(goods().map(({ sku, releasedAt = '' }) => [sku, releasedAt]));
    const early = linesOf('review').filter(({ sku, createdAt }) => createdAt < (released.get(sku) ?? '9'));
    expect(early).toEqual([]);
  });
});

const pricesForEveryone = () => linesOf('price').filter(({ customerGroup }) => customerGroup === undefined);

describe('prices and stock', () => {
  test('D-01: every article has a log of its price in every market that ends at the present one, and discounts name goods', () => {
    const asked = linesOf('discount').flatMap((line) => (line.kind === 'product' ? [line.predicate] : []));
    const untouched = asked.filter(
      (predicate) =>
        !goods().some((product) =>
          matches(predicate, { ...product, brand: product.brand, volumeDiscountGroup: undefined }),
        ),
    );
    expect(untouched.map((predicate) => JSON.stringify(predicate))).toEqual([]);
    const logged = new Map(linesOf('priceLog').map((line) => [`${line.sku}/${line.country}`, line.changes]));
    expect(logged.size).toBe(goods().length * countryCodes.length);
    const wrong = pricesForEveryone().filter(({ key, value }) => {
      const changes = logged.get(key) ?? [];
      return (
        JSON.stringify(changes.at(-1)?.amount) !== JSON.stringify(value) ||
        changes.some(({ from }) => from > '2026-10-01')
      );
    });
    expect(wrong).toEqual([]);
  });

  test('V-02: every product has one price in each of the 25 markets', () => {
    const bySku = Map.groupBy(pricesForEveryone(), ({ sku }) => sku);
    for (const { sku } of goods()) {
      const countries = bySku.get(sku)?.map(({ country }) => country) ?? [];
      expect(countries.toSorted(), sku).toEqual(countryCodes.toSorted());
    }
    expect(bySku.size).toBe(goods().length);
  });

  test('V-01: prices end as the market is used to', () => {
    const endings: Readonly<Record<string, RegExp>> = {
      ...{ EUR: /(9000?|[1-9]?90|900)$/, CHF: /(00|90)$/, RON: /(00|90)$/, BGN: /(00|90)$/, GBP: /(00|99)$/ },
      ...{ CZK: /9(0)?00$/, SEK: /900$/, NOK: /900$/, DKK: /900$/, PLN: /900$/, HUF: /9000$/ },
    };
    const odd = pricesForEveryone().filter(
      ({ value }) => !endings[value.currencyCode]?.test(String(value.centAmount)) || value.centAmount <= 0,
    );
    expect(odd).toEqual([]);
  });

  test('V-02: German prices run from 3.90 to at most 4,999 euro, and euro markets differ by little', () => {
    const german = pricesForEveryone().filter(({ country }) => country === 'DE');
    const amounts = german.map(({ value }) => value.centAmount);
    expect(Math.min(...amounts)).toBe(390);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(499_900);
    const bySku = new Map(german.map(({ sku, value }) => [sku, value.centAmount]));
    const far = pricesForEveryone().filter(({ sku, value }) => {
      const own = bySku.get(sku) ?? 0;
      return value.currencyCode === 'EUR' && Math.abs(value.centAmount - own) > own * 0.04 + 1000;
    });
    expect(far).toEqual([]);
  });

  test('P-03: some goods are sold out, some are nearly, most are there', () => {
    const amounts = linesOf('stock').map(({ availableQuantity }) => availableQuantity);
    expect(amounts).toHaveLength(goods().length);
    expect(amounts.filter((amount) => amount === 0).length).toBeGreaterThanOrEqual(5);
    expect(amounts.filter((amount) => amount >= 1 && amount <= 3).length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(500);
  });
});

describe('languages', () => {
  test('M-04: every category and product speaks all 21 languages', () => {
    const texts = [
      ...linesOf('category').flatMap((line) => [line.name, line.slug, line.metaTitle, line.metaDescription]),
      ...goods().flatMap((line) => [line.name, line.slug, line.description, line.highlights]),
      ...linesOf('productType').flatMap(({ attributes }) => attributes.map(({ label }) => label)),
    ];
    expect(texts.filter((text) => baseLocales.some((locale) => text[locale] === undefined))).toEqual([]);
  });

  test('M-04: every text of a kind is another one in each language, but for short sentences of close neighbours', () => {
    for (const { key, texts } of kinds) {
      expect(new Set(Object.values(texts.description)).size, key).toBe(baseLocales.length);
      const others = [texts.question, texts.answer, texts.praise, texts.morePraise, texts.complaint];
      for (const text of others.filter((one) => one !== undefined))
        expect(new Set(Object.values(text)).size, key).toBeGreaterThanOrEqual(baseLocales.length - 2);
    }
  });

  /** Words that stand in nearly every English sentence, and in none of the other languages (but `and` is a duck in two). */
  const english = new Set([
    'the',
    'with',
    'your',
    'from',
    'without',
    'this',
    'that',
    'which',
    'you',
    'they',
    'does',
  ]);
  const isEnglish = (text: string) =>
    (text.match(/\p{L}+/gu) ?? []).some((word) => english.has(word.toLowerCase()));

  test.each(baseLocales.filter((locale) => locale !== 'en-GB'))(
    'M-04: nothing is left in English in %s',
    (locale) => {
      const said = [
        ...linesOf('category').flatMap(({ name, content }) => [name, content]),
        ...linesOf('product').flatMap(({ name, description }) => [name, description]),
        ...linesOf('productType').flatMap(({ attributes }) => attributes.map(({ label }) => label)),
      ].map((text) => text[locale] ?? '');
      const lists = goods().flatMap(({ highlights, faq }) => [
        ...(highlights[locale] ?? []),
        ...(faq[locale] ?? []).flatMap(({ question, answer }) => [question, answer]),
      ]);
      const reviews = linesOf('review')
        .filter((review) => review.locale === locale)
        .flatMap(({ title, text }) => [title, text]);
      const left = [...said, ...lists, ...reviews].filter(isEnglish);
      expect([...new Set(left)].slice(0, 10)).toEqual([]);
    },
  );

  test.each([
    ['el-GR', /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u],
    ['bg-BG', /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u],
  ] as const)('M-04: in %s no word mixes alphabets', (locale, foreign, own) => {
    const words = goods().flatMap(
      ({ name, description }) => `${name[locale]} ${description[locale]}`.match(/\p{L}+/gu) ?? [],
    );
    const mixed = words.filter(
      (word) => foreign.test(word) || (own.test(word) && /\p{Script=Latin}/u.test(word)),
    );
    expect(mixed).toEqual([]);
  });

  test('M-04: variants say only what differs: Swiss spelling and points, Austrian words', () => {
    const variants: readonly LocaleCode[] = ['de-AT', 'de-CH', 'fr-CH', 'it-CH', 'nl-BE', 'fr-BE', 'en-IE'];
    const names = goods().flatMap(({ name }) => variants.map((locale) => [locale, name[locale]] as const));
    const said = names.filter(([, name]) => name !== undefined);
    expect(said.filter(([locale]) => !['de-AT', 'de-CH', 'it-CH'].includes(locale))).toEqual([]);
    expect(said.some(([locale, name]) => locale === 'de-CH' && name?.includes('Schweissgerät'))).toBe(true);
    expect(said.some(([locale, name]) => locale === 'de-AT' && name?.includes('Faschiermaschine'))).toBe(
      true,
    );
    expect(said.filter(([locale, name]) => locale === 'de-CH' && name?.includes('ß'))).toEqual([]);
  });

  test.each([
    ['de-DE', 'MIG/MAG-Schweißgerät für Öl', 'mig-mag-schweissgeraet-fuer-oel'],
    ['da-DK', 'Rør æble på', 'roer-aeble-paa'],
    ['pl-PL', 'Wózek żółty łódź', 'wozek-zolty-lodz'],
    ['hr-HR', 'Kliješta, đak', 'klijesta-dak'],
    ['fr-FR', "Œuvre d'été", 'oeuvre-dete'],
    ['ro-RO', 'Mașină și țeavă', 'masina-si-teava'],
    ['el-GR', 'Αυτόματη μπάρα ευκολίας, άγκυρα, ούζο', 'aftomati-bara-efkolias-agkyra-ouzo'],
    ['bg-BG', 'Щанга за въглища, лаборатория', 'shtanga-za-vaglishta-laboratoria'],
    ['lt-LT', 'Šildytuvas į ūkį', 'sildytuvas-i-uki'],
  ] as const)('R-03: in %s "%s" becomes %s', (locale, text, slug) => {
    expect(slugify(locale, text)).toBe(slug);
  });
});
