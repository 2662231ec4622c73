import { type LocaleCode, localeCodes } from '../../../kernel/locale.ts';
import { type Localized, pickLocalized } from '../../../kernel/localized.ts';

/** What a tree is built from: categories in the order they are shown in, and products per category of one market. */
export interface TreeCategory {
  readonly key: string;
  readonly parent: string | null;
  readonly name: Localized;
  readonly slug: Localized;
  readonly image: string | null;
}

export interface CategoryLink {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
}

/** A category as menus show it, in one locale of one market. */
export interface CategoryTreeNode extends CategoryLink {
  readonly image?: string;
  /** Of the category and everything below it. */
  readonly productCount: number;
  readonly children: CategoryTreeNode[];
}

/** The whole tree in one locale of one market. */
export interface CategoryTree {
  readonly roots: CategoryTreeNode[];
  getByKey(key: string): CategoryTreeNode | undefined;
  /** By its slug in the locale, else by one that a category has in another: whoever shows it says its own. */
  getBySlug(slug: string): CategoryTreeNode | undefined;
  /** From the first level down to the category's parent. */
  findAncestors(key: string): CategoryLink[];
  /** The other categories below the same parent, those without a product left out. */
  findSiblings(key: string): CategoryLink[];
  /** What the category's address ends in, for every locale of the shop. */
  getSlugs(key: string): Record<LocaleCode, string>;
}

const textIn = (texts: Localized, locale: LocaleCode, key: string) => pickLocalized(texts, locale) ?? key;
/** Made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const linkTo = ({ key, name, slug }: CategoryTreeNode): CategoryLink => ({ key, name, slug });

export function buildCategoryTree(
  categories: readonly TreeCategory[],
  counts: ReadonlyMap<string, number>,
  locale: LocaleCode,
): CategoryTree {
  const byKey = new Map<string, { readonly node: CategoryTreeNode; readonly category: TreeCategory }>();
  const bySlug = new Map<string, CategoryTreeNode>();
  for (const category of categories) {
    const { key, name, slug, image } = category;
    const node: CategoryTreeNode = {
      key,
      name: textIn(name, locale, key),
      slug: textIn(slug, locale, key),
      ...(image === null ? {} : { image }),
      productCount: counts.get(key) ?? 0,
      children: [],
    };
    byKey.set(key, { node, category });
    bySlug.set(node.slug, node);
  }
  const roots: CategoryTreeNode[] = [];
  for (const { node, category } of byKey.values()) {
    const siblings = category.parent === null ? roots : byKey.get(category.parent)?.node.children;
    siblings?.push(node);
  }
  const foreign = once(() => {
    const first = new Map<string, CategoryTreeNode>();
    for (const code of localeCodes)
      for (const { node, category } of byKey.values()) {
        const slug = textIn(category.slug, code, category.key);
        if (!first.has(slug)) first.set(slug, node);
      }
    return first;
  });
  const parentOf = (key: string) => byKey.get(byKey.get(key)?.category.parent ?? '')?.node;

  return {
    roots,
    getByKey: (key) => byKey.get(key)?.node,
    getBySlug: (slug) => bySlug.get(slug) ?? foreign().get(slug),
    findAncestors(key) {
      const path: CategoryLink[] = [];
      for (let node = parentOf(key); node !== undefined; node = parentOf(node.key))
        path.unshift(linkTo(node));
      return path;
    },
    findSiblings(key) {
      if (!byKey.has(key)) return [];
      const level = parentOf(key)?.children ?? roots;
      return level.filter((node) => node.key !== key && node.productCount > 0).map(linkTo);
    },
    getSlugs(key) {
      const slugs = byKey.get(key)?.category.slug ?? {};
      return Object.fromEntries(localeCodes.map((code) => [code, textIn(slugs, code, key)])) as Record<
        LocaleCode,
        string
      >;
    },
  };
}
