import { skuFromSlug } from '../../kernel/sku.ts';
import { readFileBytes, readLines } from '../catalogue-lines.ts';
import { collectIcecatKeys, type IcecatAttributeKey } from './icecat-attributes.ts';
import { icecatCategories, pickIcecatCategory } from './icecat-categories.ts';
import { convertDollars } from './icecat-prices.ts';
import { findIcecatAttributes, type IcecatProduct, icecatProductSchema } from './icecat-product.ts';
import { createIcecatSkus } from './icecat-skus.ts';

const PRODUCT_TYPE = 'icecat_product';
const ATTRIBUTE_LIMIT = 200;
const HEAVY_GRAMS = 30_000;

/** What is wrong with a source; the message names the line. */
export class IcecatSourceInvalid extends Error {
  override readonly name = 'IcecatSourceInvalid';
}

export interface IcecatConversion {
  readonly products: number;
  readonly lines: number;
}

/**
 * Turns the Icecat sample (NDJSON, gzip or plain) into a catalogue file in English. The same source always gives the same
 * file: skus come from Icecat's ids, prices from a fixed table, stock and popularity from the id.
 */
export async function convertIcecat(
  sourcePath: string,
  write: (chunk: string) => Promise<void>,
): Promise<IcecatConversion> {
  const products: IcecatProduct[] = [];
  for await (const { number, text } of readLines(readFileBytes(sourcePath))) {
    const parsed = icecatProductSchema.safeParse(parseJson(text, number));
    if (!parsed.success) throw new IcecatSourceInvalid(`line ${number}: ${parsed.error.issues[0]?.message}`);
    products.push(parsed.data);
  }
  const keys = collectIcecatKeys(products);
  let lines = 0;
  const writeRecords = async (records: readonly object[]) => {
    lines += records.length;
    await write(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  };
  await writeRecords([productTypeRecord(keys), ...icecatCategories.map(categoryRecord)]);
  const nextSku = createIcecatSkus();
  for (const product of products) await writeRecords(productRecords(product, nextSku(product.id), keys));
  return { products: products.length, lines };
}

function parseJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new IcecatSourceInvalid(`line ${line}: is not JSON`);
  }
}

const english = <Value>(value: Value) => ({ 'en-GB': value });

function productTypeRecord(keys: ReadonlyMap<string, IcecatAttributeKey>): object {
  const attributes = [...keys.values()].map(({ key, label, unit }) => ({ key, label: english(label), unit }));
  return { type: 'productType', key: PRODUCT_TYPE, attributes };
}

function categoryRecord({ key, parent, name }: (typeof icecatCategories)[number], index: number): object {
  return {
    type: 'category',
    key,
    parent,
    orderHint: (index + 1) * 10,
    name: english(name),
    slug: english(key),
  };
}

function productRecords(
  product: IcecatProduct,
  sku: string,
  keys: ReadonlyMap<string, IcecatAttributeKey>,
): object[] {
  const description = plainText(product.short_description);
  const model = product.name.trim();
  const ean = product.ean.find((code) => /^\d{8,14}$/.test(code));
  const seed = Number(sku.slice(2));
  return [
    {
      type: 'product',
      key: sku,
      sku,
      productType: PRODUCT_TYPE,
      categories: [pickIcecatCategory(product)],
      brand: product.supplier,
      name: english(product.title.trim()),
      slug: english(slugOf(product.title, sku)),
      ...(description === '' ? {} : { description: english(description) }),
      attributes: attributesOf(product, keys),
      package: isHeavy(product) ? 'freight' : 'parcel',
      popularity: (seed * 7919) % 1001,
      ...(ean === undefined ? {} : { ean }),
      ...(model === '' ? {} : { model }),
      releasedAt: product.date_released.slice(0, 10),
      published: true,
    },
    ...convertDollars(product.price).map((value) => ({
      type: 'price',
      key: `${sku}/${value.currencyCode}`,
      sku,
      value,
    })),
    { type: 'stock', key: sku, availableQuantity: seed % 12 === 0 ? 0 : (seed * 31) % 250 },
  ];
}

function attributesOf(product: IcecatProduct, keys: ReadonlyMap<string, IcecatAttributeKey>): object[] {
  return findIcecatAttributes(product)
    .flatMap(({ column, value }) => {
      const known = keys.get(column);
      return known === undefined ? [] : [{ known, value }];
    })
    .sort((left, right) => left.known.rank - right.known.rank)
    .slice(0, ATTRIBUTE_LIMIT)
    .map(({ known, value }) => ({ key: known.key, value }));
}

function isHeavy(product: IcecatProduct): boolean {
  const grams = product.attr_n_package_weight ?? product.attr_n_weight;
  return typeof grams === 'number' && grams > HEAVY_GRAMS;
}

/** Some descriptions hold markup; ours are plain text. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** `HP 80 Original Cyan` -> `hp-80-original-cyan-00001399` */
function slugOf(title: string, sku: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  const slug = words === '' ? sku.slice(2) : `${words}-${sku.slice(2)}`;
  // A number may stand before the 8 digits only behind a hyphen, or they could not be told apart.
  return skuFromSlug(slug) === undefined ? `product-${sku.slice(2)}` : slug;
}
