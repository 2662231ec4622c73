import { readFileSync } from 'node:fs';
import { type CatalogueFile, makeCatalogue } from '../../../demo/catalogue/make-catalogue.ts';
import { type CountryCode, getFallbackLocale, type LocaleCode } from '../../../src/kernel/locale.ts';

/** A product as the demonstration catalogue's own files say it: what tests expect does not come from the shop. */
export interface KnownProduct {
  readonly sku: string;
  readonly package: 'parcel' | 'freight';
  /** Pieces at the start. */
  readonly stock: number;
  /** Of the catalogue file. */
  readonly line: object;
  name(locale: LocaleCode): string;
  slug(locale: LocaleCode): string;
  /** Gross minor units in a country. */
  price(country: CountryCode): number;
}

type Localized = Readonly<Record<string, string>>;

interface ProductLine {
  readonly sku: string;
  readonly tags: readonly string[];
  readonly package: 'parcel' | 'freight';
  readonly name: Localized;
  readonly slug: Localized;
}

interface CategoryLine {
  readonly key: string;
  readonly slug: Localized;
}

interface PriceLine {
  readonly key: string;
  readonly value: { readonly centAmount: number };
}

interface StockLine {
  readonly key: string;
  readonly availableQuantity: number;
}

const catalogue = makeCatalogue();

/** The lines of a file as they come out of it. */
function readLines<Line>(file: CatalogueFile): Line[] {
  return [...catalogue[file]()].map((line) => JSON.parse(JSON.stringify(line)) as Line);
}

function pick(texts: Localized, locale: LocaleCode): string {
  const text = texts[locale] ?? texts[getFallbackLocale(locale) ?? locale];
  if (text === undefined) throw new Error(`nothing in ${locale}`);
  return text;
}

const products = new Map(readLines<ProductLine>('30-products.ndjson').map((line) => [line.sku, line]));
const prices = new Map(
  readLines<PriceLine>('40-prices.ndjson').map((line) => [line.key, line.value.centAmount]),
);
const stock = new Map(
  readLines<StockLine>('50-stock.ndjson').map((line) => [line.key, line.availableQuantity]),
);
const categories = new Map(readLines<CategoryLine>('20-categories.ndjson').map((line) => [line.key, line]));

/** A product of the demonstration catalogue that the tests have at least `stockNeeded` pieces of. */
export function pickProduct(sku: string, stockNeeded = 20): KnownProduct {
  const line = products.get(sku);
  const available = stock.get(sku) ?? 0;
  if (line === undefined || available < stockNeeded) {
    throw new Error(`the demonstration has ${available} pieces of ${sku}: choose another product`);
  }
  // What a campaign lowers for a week costs another amount on some days than on others.
  if (line.tags.some((tag) => tag.startsWith('campaign:'))) throw new Error(`${sku} is on sale at times`);
  return {
    sku,
    package: line.package,
    stock: available,
    line,
    name: (locale) => pick(line.name, locale),
    slug: (locale) => pick(line.slug, locale),
    price(country) {
      const cents = prices.get(`${sku}/${country}`);
      if (cents === undefined) throw new Error(`${sku} has no price in ${country}`);
      return cents;
    },
  };
}

/** The slug of a content page of the demonstration in the language of a locale. */
export function pageSlug(page: string, locale: LocaleCode): string {
  const [language] = locale.split('-');
  const file = new URL(`../../../demo/content/texts/${language}/${page}.md`, import.meta.url);
  const slug = /^slug: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (slug === undefined) throw new Error(`${page} has no slug in ${language}`);
  return slug;
}

export function categorySlug(key: string, locale: LocaleCode): string {
  const line = categories.get(key);
  if (line === undefined) throw new Error(`there is no category ${key}`);
  return pick(line.slug, locale);
}
