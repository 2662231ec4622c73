import type { Queryable } from '../../kernel/database.ts';
import { type LocaleCode, localeCodes } from '../../kernel/locale.ts';
import { type Localized, pickLocalized } from '../../kernel/localized.ts';
import type { CatalogueMarket } from './catalogue-market.ts';
import { selectProductRow } from './catalogue-store.ts';
import type { CategoryLink } from './category-tree.ts';
import type { CategoryTrees } from './category-trees.ts';
import { buildCard, type CatalogueCard, writeAttributes } from './get-product-cards.ts';
import { summarize } from './summary.ts';
import type { WrittenAttribute } from './written-attribute.ts';

/** A product with what its page shows (spec §3 Product); the tax rate is the market's and joins it in the API. */
export interface CatalogueProduct extends CatalogueCard {
  readonly id: string;
  readonly slugAllLocales: Record<LocaleCode, string>;
  readonly description: string;
  readonly highlights: string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly model?: string;
  readonly ean?: string;
  readonly images: { readonly name: string; readonly label: string }[];
  readonly attributes: WrittenAttribute[];
  /** The path of its main category, from the first level down. */
  readonly breadcrumbs: CategoryLink[];
}

/** Search engines cut a description after about this many characters. */
const META_DESCRIPTION_LENGTH = 155;

/** One product of the market by sku; `undefined` when there is none, it is not published or has no price there. */
export async function getProduct(
  db: Queryable,
  trees: CategoryTrees,
  sku: string,
  market: CatalogueMarket,
  locale: LocaleCode,
): Promise<CatalogueProduct | undefined> {
  const [row, tree] = await Promise.all([
    selectProductRow(db, sku, market, locale),
    trees.getTree(market, locale),
  ]);
  if (row === undefined) return undefined;
  const main = tree.getByKey(row.categories[0] ?? '');
  const description = row.description ?? '';
  return {
    ...buildCard(row, market, locale),
    id: row.sku,
    slugAllLocales: resolveSlugs(row.slugs, row.slug),
    description,
    highlights: row.highlights ?? [],
    metaTitle: row.name,
    metaDescription: summarize(description === '' ? row.name : description, META_DESCRIPTION_LENGTH),
    ...(row.model === null ? {} : { model: row.model }),
    ...(row.ean === null ? {} : { ean: row.ean }),
    images: row.images ?? [],
    attributes: writeAttributes(row.specs, locale),
    breadcrumbs:
      main === undefined
        ? []
        : [...tree.findAncestors(main.key), { key: main.key, name: main.name, slug: main.slug }],
  };
}

function resolveSlugs(slugs: Localized, otherwise: string): Record<LocaleCode, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, pickLocalized(slugs, locale) ?? otherwise]),
  ) as Record<LocaleCode, string>;
}
