import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import {
  ACCESSORIES_LIMIT,
  COMPARISON,
  COMPLEMENTARY_PRODUCTS_LIMIT,
  PARENT_PRODUCTS_LIMIT,
  RELATED_PRODUCTS_LIMIT,
  SIMILAR_PRODUCTS_LIMIT,
} from '../../../markets/listing-constants.ts';
import type { PriceView } from '../prices/find-shown-prices.ts';
import { comparableWith, findInCategories, findSome } from './find-products.ts';
import { type CatalogueCard, getProductCards } from './get-product-cards.ts';
import { pickCompared, pickSimilar } from './pick-beside.ts';
import {
  type ProductRelations,
  selectComplementaryCategories,
  selectProductRelations,
} from './product-filter-store.ts';

/** Goods beside a product, as skus, and the cards of all of them once each (rules P-09, P-10). */
export interface GoodsBeside {
  /** What goes with it, and what it goes with. */
  readonly accessories: readonly string[];
  readonly parents: readonly string[];
  readonly complementary: readonly string[];
  readonly similar: readonly string[];
  readonly related: readonly string[];
  /** What it is compared with in a table. */
  readonly compared: readonly string[];
  readonly cards: readonly CatalogueCard[];
}

interface Beside {
  readonly view: PriceView;
  readonly locale: LocaleCode;
  /** Whether the store offers what complements a product (rule M-07). */
  readonly offersComplementary: boolean;
}

/** Skus that may stand beside a product, before anybody knows which of them have a price. */
async function findCandidates(
  db: Queryable,
  product: ProductRelations,
  { view, locale, offersComplementary }: Beside,
) {
  const seeker = { market: view, locale, at: view.at };
  const { sku, relatedAccessories: accessories, parentProducts, categories } = product;
  const own = [sku, ...accessories];
  const parents =
    parentProducts.length === 0
      ? []
      : await findSome(db, seeker, { skus: parentProducts, excludedSkus: own }, PARENT_PRODUCTS_LIMIT);
  const findComplementary = async () => {
    const keys = await selectComplementaryCategories(db, categories);
    return findInCategories(db, seeker, keys, [...own, ...parents], COMPLEMENTARY_PRODUCTS_LIMIT);
  };
  const [categoryKey] = categories;
  // Some of them may stand there as something better than related already.
  const inCategory = { categoryKey, excludedSkus: [...own, ...parents] };
  const [complementary, comparable, related] = await Promise.all([
    offersComplementary ? findComplementary() : [],
    findSome(db, seeker, comparableWith(product), COMPARISON.fetched),
    categoryKey === undefined ? [] : findSome(db, seeker, inCategory, 3 * RELATED_PRODUCTS_LIMIT),
  ]);
  return { accessories, parents, complementary, comparable, related };
}

/** All that stands beside a product on its page; each article once, but for the table; `undefined` for an unknown product. */
export async function findGoodsBeside(
  db: Queryable,
  sku: string,
  beside: Beside,
): Promise<GoodsBeside | undefined> {
  const [product] = await selectProductRelations(db, [sku]);
  if (product === undefined) return undefined;
  const found = await findCandidates(db, product, beside);
  const wanted = [...new Set([sku, ...Object.values(found).flat()])];
  const cards = new Map(
    (await getProductCards(db, wanted, beside.view, beside.locale)).map((card) => [card.sku, card]),
  );
  const cardsOf = (skus: readonly string[]) => skus.flatMap((each) => cards.get(each) ?? []);
  const placed = new Set([sku]);
  const place = (candidates: readonly CatalogueCard[], limit: number) => {
    const skus = candidates.map((card) => card.sku).filter((each) => !placed.has(each));
    const chosen = skus.slice(0, limit);
    for (const each of chosen) placed.add(each);
    return chosen;
  };
  const own = cards.get(sku);
  const comparable = cardsOf(found.comparable);
  const compared = pickCompared(comparable).map((card) => card.sku);
  const accessories = place(cardsOf(found.accessories), ACCESSORIES_LIMIT);
  const parents = place(cardsOf(found.parents), PARENT_PRODUCTS_LIMIT);
  const complementary = place(cardsOf(found.complementary), COMPLEMENTARY_PRODUCTS_LIMIT);
  // Without a price of its own nothing is near it.
  const similar = place(own === undefined ? [] : pickSimilar(own, comparable), SIMILAR_PRODUCTS_LIMIT);
  const related = place(cardsOf(found.related), RELATED_PRODUCTS_LIMIT);
  return {
    accessories,
    parents,
    complementary,
    similar,
    related,
    compared,
    cards: cardsOf([...new Set([...placed, ...compared])]).filter((card) => card.sku !== sku),
  };
}
