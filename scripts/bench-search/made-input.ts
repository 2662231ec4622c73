import type { ProductRow, ProductText } from '../../src/search/search-document.ts';
import type { MadeCatalogue, MadeProduct } from './made-catalogue.ts';
import { type SearchInput, writeAttributes } from './search-input.ts';

/** The made catalogue as an engine reads it. */
export function readMadeInput({ products, categories }: MadeCatalogue): SearchInput {
  const labels = new Map(
    products.flatMap(({ attributes }) => attributes.map(({ key }) => [key, `Property ${key}`] as const)),
  );
  return {
    rows: products.map(rowOf),
    texts: products.map((product) => textOf(product, labels)),
    states: products.map(({ sku, available, ratingTenths, ratings }) => ({
      sku,
      available,
      ratingTenths,
      ratings,
    })),
    categories: categories.map((category, index) => ({ ...category, orderHint: index })),
    labels,
    prices: new Map(products.map(({ sku, cents }) => [sku, cents])),
  };
}

function rowOf(product: MadeProduct): ProductRow {
  const { category, attributes } = product;
  return {
    sku: product.sku,
    revision: 1,
    brand: product.brand,
    model: product.model,
    ean: product.ean,
    categories: [category],
    tags: product.tags,
    popularity: product.popularity,
    releasedDay: product.releasedDay,
    attributes: attributes.map(({ key, value, unit }) => [key, value, unit ?? null]),
  };
}

function textOf(product: MadeProduct, labels: ReadonlyMap<string, string>): ProductText {
  const { sku, name, brand, model, description } = product;
  return {
    sku,
    revision: 1,
    brand,
    model,
    name,
    description,
    attributes: writeAttributes(rowOf(product).attributes, labels),
  };
}
