import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { CatalogueMarket } from './catalogue-market.ts';
import { type CategoryPost, selectCategoryTexts } from './category-store.ts';
import type { CategoryLink, CategoryTreeNode } from './category-tree.ts';
import type { CategoryTrees } from './category-trees.ts';

/** What a link to a category that is not near it shows. */
interface CategoryTeaser extends CategoryLink {
  readonly image?: string;
  readonly productCount: number;
}

/** A category with what its page shows (rule L-01). */
export interface CatalogueCategory extends CategoryLink {
  readonly id: string;
  readonly version: number;
  readonly orderHint: number;
  /** The category above; absent on the first level. */
  readonly parent?: CategoryLink;
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
  /** Of the category and everything below it. */
  readonly hasProducts: boolean;
  /** Of a picture that lies elsewhere. */
  readonly imageUrl?: string;
  readonly posts: CategoryPost[];
  readonly faq: { readonly question: string; readonly answer: string }[];
  readonly relatedCategories: CategoryTeaser[];
  readonly popularCategories: CategoryTeaser[];
  readonly complementaryCategories: CategoryTeaser[];
}

/** How much of a category is read: all its page shows, or what a menu does, long texts and lists left empty. */
type CategoryQuerySet = 'whole' | 'navigation';

export interface CategoryQuery {
  readonly querySet: CategoryQuerySet;
  readonly fetchSiblings: boolean;
}

const EVERYTHING: CategoryQuery = { querySet: 'whole', fetchSiblings: true };

export type CategoryAddress = { readonly slug: string } | { readonly key: string };

/** The whole tree of a market in a locale, first level first. */
export async function getCategoryTree(
  trees: CategoryTrees,
  market: CatalogueMarket,
  locale: LocaleCode,
): Promise<CategoryTreeNode[]> {
  return (await trees.getTree(market, locale)).roots;
}

/** One category by its key or by its slug, in the locale (its fallback's, where it has none of its own) before any other. */
export async function getCategory(
  db: Queryable,
  trees: CategoryTrees,
  address: CategoryAddress,
  market: CatalogueMarket,
  locale: LocaleCode,
  { querySet, fetchSiblings }: CategoryQuery = EVERYTHING,
): Promise<CatalogueCategory | undefined> {
  const tree = await trees.getTree(market, locale);
  const node = 'slug' in address ? tree.getBySlug(address.slug) : tree.getByKey(address.key);
  if (node === undefined) return undefined;
  const texts = await selectCategoryTexts(db, node.key, locale);
  if (texts === undefined) return undefined;
  const { key, name, slug, image, children, productCount } = node;
  const ancestors = tree.findAncestors(key);
  const parent = ancestors.at(-1);
  const isWhole = querySet === 'whole';
  /** Categories that are there and have something to sell. */
  const linksTo = (keys: readonly string[] = []) =>
    (isWhole ? keys : []).flatMap((other) => {
      const found = tree.getByKey(other);
      if (found === undefined || found.productCount === 0) return [];
      const { children: _, ...teaser } = found;
      return [teaser];
    });
  return {
    id: key,
    version: texts.version,
    orderHint: texts.orderHint,
    ...(parent === undefined ? {} : { parent }),
    key,
    name,
    slug,
    slugAllLocales: tree.getSlugs(key),
    metaTitle: texts.metaTitle ?? name,
    metaDescription: texts.metaDescription ?? '',
    content: isWhole ? (texts.content ?? '') : '',
    posts: isWhole ? [...(texts.posts ?? [])] : [],
    faq: isWhole ? [...(texts.faq ?? [])] : [],
    ...(texts.imageUrl === null ? {} : { imageUrl: texts.imageUrl }),
    relatedCategories: linksTo(texts.related.relatedCategories),
    popularCategories: linksTo(texts.related.popularCategories),
    complementaryCategories: linksTo(texts.related.complementaryCategories),
    ...(image === undefined ? {} : { image }),
    ancestors,
    siblings: fetchSiblings ? tree.findSiblings(key) : [],
    children,
    productCount,
    hasProducts: productCount > 0,
  };
}
