import type { LocaleCode } from '../../src/kernel/locale.ts';
import type { CalendarDay } from '../../src/markets/calendar-day.ts';
import { categoryPosts } from './category-posts.ts';
import { categoryQuestions } from './category-questions.ts';
import { categoryTree } from './category-tree.ts';
import { guaranteeLines } from './guarantees.ts';
import { baseOf, localize } from './localize.ts';
import { customerGroupLines, customerLines } from './people.ts';
import { currencyPriceLines, priceLines, priceLogLines } from './prices.ts';
import { makeArticles, makeCopies } from './products.ts';
import { promotionLines } from './promotions.ts';
import { relatedCategories } from './related-categories.ts';
import { viewsOf } from './rendered-pictures.ts';
import { reviewLines } from './reviews.ts';
import {
  attributeKeys,
  attributeLabel,
  categoryDescriptionText,
  categoryName,
  categoryText,
  kinds,
  unitOf,
} from './shelf.ts';
import { slugify } from './slug.ts';
import { stockLine } from './stock.ts';

const SHOP_NAME = 'Gantry';

/** The files of the catalogue, in the order in which the shop reads them. */
export const catalogueFiles = [
  '10-product-types.ndjson',
  '20-categories.ndjson',
  '30-products.ndjson',
  '40-prices.ndjson',
  '45-price-log.ndjson',
  '50-stock.ndjson',
  '60-promotions.ndjson',
  '80-reviews.ndjson',
  '90-customers.ndjson',
] as const;

export type CatalogueFile = (typeof catalogueFiles)[number];

function productTypeLine(): object {
  const attributes = attributeKeys.map((key) => {
    const unit = unitOf(key);
    const label = attributeLabel(key);
    return {
      key,
      label: localize((locale) => label[baseOf(locale)]),
      ...(unit === undefined ? {} : { unit }),
    };
  });
  return { type: 'productType', key: 'standard_product', attributes };
}

/** Austrian words for what the Germans call differently; Swiss spelling is a rule, not a word (see localize.ts). */
const austrianCategoryNames: Readonly<Record<string, string>> = {
  'sack-trucks': 'Sackrodeln',
  'mincers-fillers': 'Faschiermaschinen und Wurstfüller',
};

const toHtml = (text: string) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

/** The picture of the kind that stands for a category, if it has been taken. */
function pictureOf(kindKey: string): { readonly image?: string } {
  const kind = kinds.find(({ key }) => key === kindKey);
  const [image] = viewsOf(`${kindKey}-${kind?.variants[0]?.look}`);
  return image === undefined ? {} : { image };
}

function categoryLines(): readonly object[] {
  return categoryTree.map(({ key, parent, pictureKind }, index) => {
    const name = (locale: LocaleCode) =>
      (locale === 'de-AT' ? austrianCategoryNames[key] : undefined) ?? categoryName(key)[baseOf(locale)];
    const text = categoryText(key);
    return {
      type: 'category',
      key,
      parent,
      orderHint: (index + 1) * 10,
      name: localize(name),
      slug: localize((locale) => slugify(locale, name(locale))),
      metaTitle: localize((locale) => `${name(locale)} | ${SHOP_NAME}`),
      metaDescription: localize((locale) =>
        categoryDescriptionText[baseOf(locale)].replace('{name}', () => name(locale)),
      ),
      ...(text ? { content: localize((locale) => toHtml(text[baseOf(locale)])) } : {}),
      ...pictureOf(pictureKind),
      ...categoryPosts(key),
      ...categoryQuestions(key),
      related: relatedCategories(key),
    };
  });
}

/** All lines of each file, made one after the other: a large shop is larger than a text may be. */
type CatalogueLines = Readonly<Record<CatalogueFile, () => Iterable<object>>>;

/** The day that tests see the catalogue on. */
export const MADE_ON: CalendarDay = '2026-11-20';

/**
 * The whole catalogue, the same on every machine that makes it on the same `day`; with more than it has goods, copies of
 * them up to `size`.
 */
export function makeCatalogue(size = 0, day: CalendarDay = MADE_ON): CatalogueLines {
  const articles = makeArticles();
  const copies = () => makeCopies(size - articles.length);
  const of = (lines: readonly object[]) => () => lines;
  return {
    '10-product-types.ndjson': of([
      productTypeLine(),
      { type: 'productType', key: 'extra_guarantee', attributes: [] },
    ]),
    '20-categories.ndjson': of(categoryLines()),
    *'30-products.ndjson'() {
      for (const { product } of articles) yield product;
      for (const { product } of copies()) yield product;
      yield* guaranteeLines;
    },
    *'40-prices.ndjson'() {
      for (const { sku, euro } of articles) yield* priceLines(sku, euro);
      for (const { sku, euro } of copies()) yield* currencyPriceLines(sku, euro);
    },
    *'45-price-log.ndjson'() {
      for (const { sku, euro } of articles) yield* priceLogLines(sku, euro);
    },
    *'50-stock.ndjson'() {
      for (const article of articles) yield stockLine(article, day);
      for (const article of copies()) yield stockLine(article, day);
    },
    '60-promotions.ndjson': of(promotionLines),
    '90-customers.ndjson': of([...customerGroupLines, ...customerLines]),
    *'80-reviews.ndjson'() {
      for (const { kind, ...article } of articles) yield* reviewLines({ ...article, texts: kind.texts });
    },
  };
}
