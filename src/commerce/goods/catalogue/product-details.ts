import type { CountryCode } from '../../../kernel/locale.ts';
import { skuLineOf } from '../../../markets/cart-constants.ts';
import type { TaxCategory } from '../../../markets/vat-rates.ts';
import type { CategoryLink, CategoryTree } from './category-tree.ts';
import type { GuaranteeTerms } from './guarantee-terms.ts';
import type { ProductDetailsRow } from './product-details-store.ts';

interface PlacedCategory extends CategoryLink {
  /** From the first level down to its parent. */
  readonly ancestors: CategoryLink[];
}

/** Fields of a product that cards do not have (rule P-21). */
export interface ProductDetails {
  readonly version: number;
  readonly productType: string;
  readonly published: boolean;
  readonly eligibleForSelling: boolean;
  readonly metaKeywords: string;
  readonly categories: PlacedCategory[];
  readonly taxCategory: TaxCategory;
  readonly bware: boolean;
  readonly family?: string;
  readonly faq: NonNullable<ProductDetailsRow['faq']>;
  readonly manualUrl?: string;
  readonly video?: string;
  readonly deliveryPackage?: string;
  readonly dimensions?: NonNullable<ProductDetailsRow['dimensions']>;
  readonly volumeDiscountGroup?: string;
  /** Skus of what goes with it. */
  readonly relatedAccessories: string[];
  /** Skus of what it is an accessory of. */
  readonly parentProductsForAccessory: string[];
  readonly numberOf360Images: number;
  readonly extraGuarantee?: ExtraGuarantee;
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

export interface ProductPlace {
  readonly sku: string;
  readonly tags: readonly string[];
  readonly country: CountryCode;
}

export function buildProductDetails(
  row: ProductDetailsRow,
  { sku, tags, country }: ProductPlace,
  tree: CategoryTree,
): ProductDetails {
  return {
    version: row.version,
    productType: row.productType,
    published: row.published,
    eligibleForSelling: row.eligibleForSelling,
    metaKeywords: row.metaKeywords ?? '',
    categories: placeCategories(row.categories, tree),
    taxCategory: row.taxCategory,
    bware: isBware(sku, tags),
    ...(row.family === null ? {} : { family: row.family }),
    faq: [...(row.faq ?? [])],
    ...(row.manualUrl === null ? {} : { manualUrl: row.manualUrl }),
    ...(row.video === null ? {} : { video: row.video }),
    ...(row.deliveryPackage === null ? {} : { deliveryPackage: row.deliveryPackage }),
    ...(row.dimensions === null ? {} : { dimensions: row.dimensions }),
    ...(row.volumeDiscountGroup === null ? {} : { volumeDiscountGroup: row.volumeDiscountGroup }),
    relatedAccessories: [...row.relatedAccessories],
    parentProductsForAccessory: [...row.parentProducts],
    numberOf360Images: row.images360,
    ...(row.guarantee === null ? {} : { extraGuarantee: describeGuarantee(row.guarantee, country) }),
  };
}
