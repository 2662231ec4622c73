import { categoryTree } from './category-tree.ts';
import { kinds } from './shelf.ts';

/** How many categories a list of them names at most. */
const MOST = 6;

/** The categories that a category's goods lie in, those of all below it included. */
const within =
  (key: string) =>
  ({ key: own, ancestors }: (typeof categoryTree)[number]) =>
    own === key || ancestors.includes(key);

/**
 * The three lists of a category (rule L-01): what lies next to it in its department, where the best sellers of its first
 * level are, and where the accessories of its goods are.
 */
export function relatedCategories(key: string) {
  const category = categoryTree.find((known) => known.key === key);
  const root = category?.ancestors[0] ?? key;
  const goods = kinds.filter(({ categories }) =>
    categoryTree.some((known) => within(key)(known) && categories.includes(known.key)),
  );
  // A page shows a category's own siblings anyway.
  const second = category?.ancestors[1] ?? key;
  const cousins = categoryTree
    .filter((known) => known.parent === root && known.key !== second)
    .map((uncle) => categoryTree.find(({ parent }) => parent === uncle.key) ?? uncle);
  const popular = kinds
    .filter(({ variants }) => variants.some(({ marks }) => marks.includes('b')))
    .flatMap(({ categories }) => categories.slice(0, 1))
    .filter((own) => categoryTree.some((known) => known.key === own && known.ancestors[0] === root));
  const complementary = goods
    .flatMap(({ accessories }) => accessories)
    .flatMap((accessory) => kinds.find((kind) => kind.key === accessory)?.categories.slice(0, 1) ?? []);
  const others = (keys: readonly string[]) =>
    [...new Set(keys)].filter((other) => other !== key).slice(0, MOST);
  const lists = {
    relatedCategories: others(key === root ? [] : cousins.map((cousin) => cousin.key)),
    popularCategories: others(popular),
    complementaryCategories: others(complementary),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, keys]) => keys.length > 0));
}
