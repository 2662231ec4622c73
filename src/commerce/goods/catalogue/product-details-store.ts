import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { TaxCategory } from '../../../markets/vat-rates.ts';
import { textLocales } from './catalogue-market.ts';
import type { GuaranteeTerms } from './guarantee-terms.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** In millimetres and grams; what is not known is left out. */
interface Measures {
  readonly length?: number;
  readonly width?: number;
  readonly height?: number;
  readonly weight?: number;
}

/** With its packaging, and without. */
export interface Dimensions {
  readonly gross?: Measures;
  readonly net?: Measures;
}

/** What only a product's own page asks for; its card and prices are read beside it. */
export interface ProductDetailsRow {
  readonly version: number;
  readonly productType: string;
  readonly published: boolean;
  readonly eligibleForSelling: boolean;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
  readonly family: string | null;
  readonly faq: readonly Question[] | null;
  /** Of the locale or its fallback; a manual in another language is as good as none (acceptance P-06). */
  readonly manualUrl: string | null;
  readonly video: string | null;
  readonly deliveryPackage: string | null;
  readonly dimensions: Dimensions | null;
  readonly taxCategory: TaxCategory;
  readonly volumeDiscountGroup: string | null;
  readonly relatedAccessories: readonly string[];
  readonly parentProducts: readonly string[];
  readonly images360: number;
  readonly guarantee: GuaranteeTerms | null;
}

const selectDetails = statement(`
  select version::float8 as version, product_type as "productType", published,
    eligible_for_selling as "eligibleForSelling", localized_text(meta_title, $2, $3) as "metaTitle",
    localized_text(meta_description, $2, $3) as "metaDescription",
    localized_text(meta_keywords, $2, $3) as "metaKeywords", family,
    coalesce(faq -> $2, faq -> $3, faq -> 'en-GB', jsonb_path_query_first(faq, 'lax $.*')) as faq,
    coalesce(manual_url ->> $2, manual_url ->> $3) as "manualUrl", video, delivery_package as "deliveryPackage",
    dimensions, tax_category as "taxCategory", volume_discount_group as "volumeDiscountGroup",
    related_accessories as "relatedAccessories", parent_products as "parentProducts",
    images_360 as "images360", guarantee
  from product where sku = $1`);

export async function selectProductDetails(
  db: Queryable,
  sku: string,
  locale: LocaleCode,
): Promise<ProductDetailsRow | undefined> {
  const [row] = await db.query<ProductDetailsRow>(selectDetails, [sku, ...textLocales(locale)]);
  return row;
}
