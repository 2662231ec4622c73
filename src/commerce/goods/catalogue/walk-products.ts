import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { PriceView } from '../prices/find-shown-prices.ts';
import type { CategoryTrees } from './category-trees.ts';
import { type CatalogueCard, getProductCards } from './get-product-cards.ts';
import { isBware } from './product-details.ts';
import {
  findListedAt,
  type GoodsRow,
  type PlaceRow,
  selectGoodsAfter,
  selectPlacesAfter,
} from './walk-products-store.ts';

/** Products read at a time: what a walk holds in memory, whatever the catalogue's size. */
const PAGE = 250;

/** Every product a visitor finds in a market, in the order of its sku, a page at a time; whoever walks may be slow. */
async function* walk<Row extends { readonly sku: string }>(
  readAfter: (sku: string) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after = '';
  for (;;) {
    const rows = await readAfter(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.sku;
  }
}

/** Where the pages of products are, what they show and since when: `most` of them after the first `skipped`. */
export async function* walkProductPlaces(
  db: Queryable,
  view: PriceView,
  locale: LocaleCode,
  { skipped, most }: { readonly skipped: number; readonly most: number },
): AsyncGenerator<readonly PlaceRow[]> {
  const first = await findListedAt(db, view, skipped);
  if (first === undefined) return;
  let left = most;
  for await (const rows of walk((after) =>
    selectPlacesAfter(db, view, locale, after === '' ? { from: first } : { after }, PAGE),
  )) {
    yield rows.slice(0, left);
    left -= rows.length;
    if (left <= 0) return;
  }
}

/** A product as those are told of it who list the goods of many shops. */
export interface ListedProduct
  extends CatalogueCard,
    Pick<GoodsRow, 'ean' | 'model' | 'description' | 'dimensions' | 'content'> {
  readonly images: readonly string[];
  readonly bware: boolean;
  /** Names of its main category and those above it, the first level first. */
  readonly path: readonly string[];
}

/** Every product that a visitor can buy in a market, with its price now. */
export async function* walkListedProducts(
  db: Queryable,
  trees: CategoryTrees,
  view: PriceView,
  locale: LocaleCode,
): AsyncGenerator<readonly ListedProduct[]> {
  for await (const rows of walk((after) => selectGoodsAfter(db, locale, after, PAGE))) {
    const tree = await trees.getTree(view, locale);
    const goods = new Map(rows.map((row) => [row.sku, row]));
    const cards = await getProductCards(db, [...goods.keys()], view, locale);
    yield cards.flatMap((card) => {
      const row = goods.get(card.sku);
      if (row === undefined) return [];
      const { categories, images, ...rest } = row;
      const main = tree.getByKey(categories[0] ?? '');
      const path = main === undefined ? [] : [...tree.findAncestors(main.key), main].map(({ name }) => name);
      return [{ ...card, ...rest, images: images ?? [], bware: isBware(card.sku, card.tags), path }];
    });
  }
}
