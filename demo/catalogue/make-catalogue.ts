import type { LocaleCode } from '../../src/kernel/locale.ts';
import { baseOf, localize } from './localize.ts';
import { priceLines, priceLogLines } from './prices.ts';
import { makeArticles } from './products.ts';
import { attributeKeys, attributeLabel, categoryDescriptionText, categoryName, unitOf } from './shelf.ts';
import { slugify } from './slug.ts';
import { categorySources } from './source/categories.ts';
import { promotionLines, reducedSkus } from './source/promotions.ts';
import { austrianCategoryNames } from './source/variants.ts';

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

function categoryLines(): readonly object[] {
  return categorySources.map(({ key, parent, image }, index) => {
    const name = (locale: LocaleCode) =>
      (locale === 'de-AT' ? austrianCategoryNames[key] : undefined) ?? categoryName(key)[baseOf(locale)];
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
      image,
    };
  });
}

const toText = (lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** The whole catalogue as NDJSON, a text a file; the same on every machine. */
export function makeCatalogue(): Readonly<Record<CatalogueFile, string>> {
  const articles = makeArticles();
  return {
    '10-product-types.ndjson': toText([productTypeLine()]),
    '20-categories.ndjson': toText(categoryLines()),
    '30-products.ndjson': toText(articles.map(({ product }) => product)),
    '40-prices.ndjson': toText(articles.flatMap(({ sku, euro }) => priceLines(sku, euro))),
    '45-price-log.ndjson': toText(
      articles
        .filter(({ sku }) => reducedSkus.some((reduced) => reduced === sku))
        .flatMap(({ sku, euro }) => priceLogLines(sku, euro)),
    ),
    '60-promotions.ndjson': toText(promotionLines),
    '50-stock.ndjson': toText(
      articles.map(({ sku, stock }) => ({ type: 'stock', key: sku, availableQuantity: stock })),
    ),
  };
}
