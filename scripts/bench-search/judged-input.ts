import { convertIcecat } from '../../src/catalogue-file/icecat/convert-icecat.ts';
import type {
  ProductRow,
  ProductState,
  ProductText,
  SearchCategory,
} from '../../src/search/search-document.ts';
import { type SearchInput, writeAttributes } from './search-input.ts';

const LOCALE = 'en-GB';
const CURRENCY = 'GBP';
const DAY_MS = 86_400_000;
/** As the stores of the search cut them. */
const ATTRIBUTE_CHARACTERS = 1500;

type English = { readonly [LOCALE]: string };

/** The lines that the converter writes, as far as a search reads them. */
type Line =
  | {
      readonly type: 'productType';
      readonly attributes: readonly { key: string; label: English; unit?: string }[];
    }
  | { readonly type: 'category'; key: string; parent: string | null; orderHint: number; name: English }
  | {
      readonly type: 'product';
      readonly sku: string;
      readonly categories: readonly string[];
      readonly brand: string;
      readonly name: English;
      readonly description?: English;
      readonly attributes: readonly { key: string; value: string | number | boolean }[];
      readonly popularity: number;
      readonly ean?: string;
      readonly model?: string;
      readonly releasedAt: string;
    }
  | {
      readonly type: 'price';
      readonly sku: string;
      readonly value: { currencyCode: string; centAmount: number };
    }
  | { readonly type: 'stock'; readonly key: string; readonly availableQuantity: number };

/** The judged catalogue through the shop's own converter, as it would come out of the database; skus are `EX` and the id. */
export async function readJudgedInput(path: string): Promise<SearchInput> {
  const rows: ProductRow[] = [];
  const texts: ProductText[] = [];
  const states: ProductState[] = [];
  const categories: SearchCategory[] = [];
  const labels = new Map<string, string>();
  const units = new Map<string, string>();
  const prices = new Map<string, number>();

  function take(line: Line): void {
    if (line.type === 'productType') {
      for (const { key, label, unit } of line.attributes) {
        labels.set(key, label[LOCALE]);
        if (unit !== undefined) units.set(key, unit);
      }
    } else if (line.type === 'category') {
      categories.push({ ...line, name: line.name[LOCALE] });
    } else if (line.type === 'price') {
      if (line.value.currencyCode === CURRENCY) prices.set(line.sku, line.value.centAmount);
    } else if (line.type === 'stock') {
      states.push({ sku: line.key, available: line.availableQuantity, ratingTenths: 0, ratings: 0 });
    } else {
      takeProduct(line);
    }
  }

  function takeProduct({ sku, name, description, attributes, ...line }: Line & { type: 'product' }): void {
    const shortened = attributes.map(({ key, value }): ProductRow['attributes'][number] => [
      key,
      typeof value === 'string' ? value.slice(0, ATTRIBUTE_CHARACTERS) : value,
      units.get(key) ?? null,
    ]);
    rows.push({
      sku,
      revision: 1,
      brand: line.brand,
      model: line.model ?? null,
      ean: line.ean ?? null,
      categories: line.categories,
      tags: [],
      popularity: line.popularity,
      releasedDay: Math.floor(Date.parse(line.releasedAt) / DAY_MS),
      attributes: shortened,
    });
    texts.push({
      sku,
      revision: 1,
      brand: line.brand,
      model: line.model ?? null,
      name: name[LOCALE],
      description: description?.[LOCALE] ?? null,
      attributes: writeAttributes(shortened, labels),
    });
  }

  await convertIcecat(path, async (chunk) => {
    for (const line of chunk.trim().split('\n')) take(JSON.parse(line) as Line);
  });
  const inOrder = <Item extends { readonly sku: string }>(items: Item[]) =>
    items.sort((left, right) => (left.sku < right.sku ? -1 : 1));
  return { rows: inOrder(rows), texts: inOrder(texts), states: inOrder(states), categories, labels, prices };
}
