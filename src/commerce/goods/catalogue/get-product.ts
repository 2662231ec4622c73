import type { Queryable } from '../../../kernel/database.ts';
import { type LocaleCode, localeCodes } from '../../../kernel/locale.ts';
import { type Localized, pickLocalized } from '../../../kernel/localized.ts';
import type { Content } from '../../../markets/content-units.ts';
import type { TaxCategory } from '../../../markets/vat-rates.ts';
import { findShownPrices, type PriceView } from '../prices/find-shown-prices.ts';
import { selectProductRow } from './catalogue-store.ts';
import type { CategoryLink } from './category-tree.ts';
import type { CategoryTrees } from './category-trees.ts';
import { buildCard, type CatalogueCard, writeAttributes } from './get-product-cards.ts';
import { buildProductDetails, type ProductDetails } from './product-details.ts';
import { selectProductDetails } from './product-details-store.ts';
import { describeSecondHand } from './second-hand.ts';
import { summarize } from './summary.ts';
import type { WrittenAttribute } from './written-attribute.ts';

/** A product with what its page shows (rule P-21); every country's tax rate joins it in the API. */
export interface CatalogueProduct extends CatalogueCard, ProductDetails {
  readonly id: string;
  readonly slugAllLocales: Record<LocaleCode, string>;
  readonly description: string;
  readonly highlights: string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly images: { readonly name: string; readonly label: string }[];
  readonly attributes: WrittenAttribute[];
  readonly taxCategory: TaxCategory;
  /** How much is in it, of goods sold by measure. */
  readonly content?: Content;
  /** The path of its main category, from the first level down. */
  readonly breadcrumbs: CategoryLink[];
}

/** Search engines cut a description after about this many characters. */
const META_DESCRIPTION_LENGTH = 155;

const NOTHING = { isOnStock: false, availableQuantity: 0 };

/** One product of the market by sku; `undefined` when there is none, it is not published or has no price there. */
export async function getProduct(
  db: Queryable,
  trees: CategoryTrees,
  sku: string,
  view: PriceView,
  locale: LocaleCode,
): Promise<CatalogueProduct | undefined> {
  const [row, details, tree] = await Promise.all([
    selectProductRow(db, sku, view, locale),
    selectProductDetails(db, sku, locale),
    trees.getTree(view, locale),
  ]);
  if (row === undefined || details === undefined) return undefined;
  const price = (await findShownPrices(db, [row], view, locale)).get(sku);
  if (price === undefined) return undefined;
  const main = tree.getByKey(details.categories[0] ?? '');
  const description = details.description ?? '';
  const secondHand = await describeSecondHand(db, [row], view, locale);
  const card = { ...buildCard(row, price, view, locale), ...secondHand.get(sku) };
  return {
    ...card,
    ...buildProductDetails(details, { ...row, country: view.country }, tree),
    // What may not be sold is not there to be had, however many lie in the warehouse.
    availability: details.eligibleForSelling ? card.availability : NOTHING,
    id: row.sku,
    slugAllLocales: resolveSlugs(row.slugs, row.slug),
    description,
    highlights: details.highlights ?? [],
    metaTitle: details.metaTitle ?? row.name,
    metaDescription:
      details.metaDescription ??
      summarize(description === '' ? row.name : description, META_DESCRIPTION_LENGTH),
    images: row.images ?? [],
    taxCategory: row.taxCategory,
    attributes: writeAttributes(row.specs, locale),
    ...(row.content === null ? {} : { content: row.content }),
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
