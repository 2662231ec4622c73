import type { Queryable } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { CatalogueMarket } from './catalogue-market.ts';
import { selectCategoryTexts } from './category-store.ts';
import type { CategoryLink, CategoryTreeNode } from './category-tree.ts';
import type { CategoryTrees } from './category-trees.ts';

/** A category with what its page shows (spec §3 Category, acceptance L-01). */
export interface CatalogueCategory extends CategoryLink {
  readonly slugAllLocales: Record<LocaleCode, string>;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** HTML of the merchant's; empty when there is none. */
  readonly content: string;
  readonly image?: string;
  readonly ancestors: CategoryLink[];
  readonly siblings: CategoryLink[];
  readonly children: CategoryTreeNode[];
  readonly productCount: number;
}

export type CategoryAddress = { readonly slug: string } | { readonly key: string };

/** The whole tree of a market in a locale, first level first. */
export async function getCategoryTree(
  trees: CategoryTrees,
  market: CatalogueMarket,
  locale: LocaleCode,
): Promise<CategoryTreeNode[]> {
  return (await trees.getTree(market, locale)).roots;
}

/** One category by its key or by its slug in the locale (its fallback's, where it has none of its own). */
export async function getCategory(
  db: Queryable,
  trees: CategoryTrees,
  address: CategoryAddress,
  market: CatalogueMarket,
  locale: LocaleCode,
): Promise<CatalogueCategory | undefined> {
  const tree = await trees.getTree(market, locale);
  const node = 'slug' in address ? tree.getBySlug(address.slug) : tree.getByKey(address.key);
  if (node === undefined) return undefined;
  const texts = await selectCategoryTexts(db, node.key, locale);
  if (texts === undefined) return undefined;
  const { key, name, slug, image, children, productCount } = node;
  return {
    key,
    name,
    slug,
    slugAllLocales: tree.getSlugs(key),
    metaTitle: texts.metaTitle ?? name,
    metaDescription: texts.metaDescription ?? '',
    content: texts.content ?? '',
    ...(image === undefined ? {} : { image }),
    ancestors: tree.findAncestors(key),
    siblings: tree.findSiblings(key),
    children,
    productCount,
  };
}
