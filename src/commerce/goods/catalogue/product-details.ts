import type { CountryCode } from '../../../kernel/locale.ts';
import { type Given, nullsUndefined } from '../../../kernel/record-fields.ts';
import type { CategoryLink, CategoryTree } from './category-tree.ts';
import type { GuaranteeTerms } from './guarantee-terms.ts';
import type { ProductDetailsRow } from './product-details-store.ts';
import { skuLineOf } from './sku-line.ts';

interface PlacedCategory extends CategoryLink {
  /** From the first level down to its parent. */
  readonly ancestors: CategoryLink[];
}

type Worked = 'categories' | 'faq' | 'guarantee' | 'images360' | 'parentProducts' | 'relatedAccessories';

/** Fields of a product that cards do not have (rule P-21): as its row has them, but for those that something is made of. */
export interface ProductDetails extends Omit<Given<ProductDetailsRow>, Worked> {
  readonly metaKeywords: string;
  readonly categories: PlacedCategory[];
  readonly bware: boolean;
  readonly faq: NonNullable<ProductDetailsRow['faq']>;
  /** Skus of what goes with it. */
  readonly relatedAccessories: string[];
  /** Skus of what it is an accessory of. */
  readonly parentProductsForAccessory: string[];
  readonly numberOf360Images: number;
  readonly extraGuarantee: ExtraGuarantee | undefined;
}

/** Of an extra guarantee, as one market sees it (rule E-01). */
interface ExtraGuarantee {
  readonly ratePermyriad: number;
  readonly enabledOnMarket: boolean;
  readonly excludedSkus: string[];
  readonly brands: string[];
  readonly relations: string[];
}

function describeGuarantee(terms: GuaranteeTerms, country: CountryCode): ExtraGuarantee {
  return {
    ratePermyriad: terms.ratePermyriad,
    enabledOnMarket: terms.markets.includes(country),
    excludedSkus: [...terms.excludedSkus],
    brands: [...terms.brands],
    relations: [...terms.relations],
  };
}

/** Second-hand goods: by their tag, or by the start of their sku (rule K-01). */
export function isBware(sku: string, tags: readonly string[]): boolean {
  return tags.includes('bware') || skuLineOf(sku) === 'b-ware';
}

/** Its categories with the paths above them; one that is gone is left out. */
function placeCategories(keys: readonly string[], tree: CategoryTree): PlacedCategory[] {
  return keys.flatMap((key) => {
    const node = tree.getByKey(key);
    if (node === undefined) return [];
    return { key, name: node.name, slug: node.slug, ancestors: tree.findAncestors(key) };
  });
}

export interface ProductContext {
  readonly sku: string;
  readonly tags: readonly string[];
  readonly country: CountryCode;
}

export function buildProductDetails(
  row: ProductDetailsRow,
  { sku, tags, country }: ProductContext,
  tree: CategoryTree,
): ProductDetails {
  const { categories, faq, guarantee, images360, parentProducts, relatedAccessories, ...asTheyAre } =
    nullsUndefined(row);
  return {
    ...asTheyAre,
    metaKeywords: row.metaKeywords ?? '',
    categories: placeCategories(categories, tree),
    bware: isBware(sku, tags),
    faq: [...(faq ?? [])],
    relatedAccessories: [...relatedAccessories],
    parentProductsForAccessory: [...parentProducts],
    numberOf360Images: images360,
    extraGuarantee: guarantee && describeGuarantee(guarantee, country),
  };
}
