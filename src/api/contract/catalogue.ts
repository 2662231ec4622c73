import { z } from 'zod';
import { productDiscountValueSchema } from '../../commerce/rules/promotions/kinds/promotion-kinds.ts';
import { countryCodes, localeCodes } from '../../kernel/locale.ts';
import { contentUnitNames, referenceUnits } from '../../markets/content-units.ts';
import { conditionGrades } from '../../markets/product-labels.ts';
import { taxCategories } from '../../markets/vat-rates.ts';
import { type ShownTag, showsList } from './call-facts.ts';
import { productDocumentSchema, productSafetySchema } from './product-papers.ts';
import { ratingStatisticsSchema } from './reviews.ts';
import {
  calendarMonthSchema,
  categoryLinkSchema,
  imageSchema,
  key,
  localeInput,
  moneySchema,
} from './shared.ts';

const availabilitySchema = z.object({
  isOnStock: z.boolean(),
  availableQuantity: z.int(),
  expectedMonth: calendarMonthSchema.optional(),
});
const specSchema = z.object({ key: z.string(), label: z.string(), value: z.string() });

/** Gross, of one piece, for whoever asks. */
const productPriceSchema = z.object({
  /** Without any product discount. */
  value: moneySchema,
  /** What it costs now, where a product discount lowers it. */
  discounted: z
    .object({
      value: moneySchema,
      discount: z.object({
        id: z.uuid(),
        key: z.string(),
        name: z.string(),
        value: productDiscountValueSchema,
        validFrom: z.iso.datetime().optional(),
        /** Not included. */
        validUntil: z.iso.datetime().optional(),
        isActive: z.boolean(),
      }),
    })
    .optional(),
  /** The lowest price of the 30 days before the reduction, the only one that may be struck. Without it none is announced. */
  priorPrice: moneySchema.optional(),
  reductionPermyriad: z.int().optional(),
  /** From so many pieces on; the smallest first. */
  tiers: z
    .array(z.object({ minimumQuantity: z.int(), value: moneySchema }))
    .readonly()
    .optional(),
});
export type ProductPrice = z.infer<typeof productPriceSchema>;

/** What a unit costs of goods sold by measure, where the country asks for it; absent where it is the price itself. */
export const unitPriceSchema = z.object({ value: moneySchema, per: z.enum(referenceUnits) });

/** Only where label, fiche and icon all exist. */
export const energyRatingSchema = z.object({
  labelUrl: z.string(),
  ficheUrl: z.string(),
  label: z.object({ iconUrl: z.string() }),
  class: z.string(),
});

export const productCardSchema = z.object({
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string().optional(),
  image: imageSchema.optional(),
  price: productPriceSchema,
  availability: availabilitySchema,
  package: z.enum(['parcel', 'freight']),
  /** What the country taxes it at today, in basis points: all prices include it. */
  taxRatePermyriad: z.int(),
  tags: z.array(z.string()),
  /** Up to five attributes worth comparing, written out in the locale ("230 V"). */
  keySpecs: z.array(specSchema),
  /** Left out without a review. */
  reviewRatingStatistics: ratingStatisticsSchema.optional(),
  energyRating: energyRatingSchema.optional(),
  unitPrice: unitPriceSchema.optional(),
  /** Of B-ware: how good it is, what is wrong with it, and the same article new with what it costs. */
  secondHand: z
    .object({
      grade: z.enum(conditionGrades),
      fault: z.string().optional(),
      asNew: z.object({ sku: z.string(), slug: z.string(), price: moneySchema }).optional(),
    })
    .optional(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

const answeredQuestionSchema = z.object({ question: z.string(), answer: z.string() });

const measuresSchema = z.object({
  length: z.int().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  weight: z.int().optional(),
});

export const productSchema = productCardSchema.extend({
  id: z.string(),
  version: z.int(),
  productType: z.string(),
  masterVariant: z.object({ id: z.int(), sku: z.string() }),
  published: z.boolean(),
  /** `false`: its page stays, but it cannot be bought. */
  eligibleForSelling: z.boolean(),
  /** All stores sell from one warehouse, so what counts is the entry without a channel. */
  availability: availabilitySchema.extend({ noChannel: availabilitySchema }),
  slugAllLocales: z.partialRecord(z.enum(localeCodes), z.string()),
  description: z.string(),
  highlights: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  /** Those it lies in, the main one first. */
  categories: z.array(categoryLinkSchema.extend({ ancestors: z.array(categoryLinkSchema) })),
  model: z.string().optional(),
  ean: z.string().optional(),
  images: z.array(imageSchema.extend({ url: z.string() })),
  /** Its technical data, written out in the locale. */
  attributes: z.array(specSchema),
  family: z.string().optional(),
  bware: z.boolean(),
  faq: z.array(answeredQuestionSchema),
  /** In the language asked for; absent when there is none in it. */
  manualUrl: z.string().optional(),
  /** Manual and other papers, those in the language asked for first. */
  documents: z.array(productDocumentSchema),
  safety: productSafetySchema,
  /** How much is in it, of goods sold by measure. */
  content: z.object({ amount: z.number(), unit: z.enum(contentUnitNames) }).optional(),
  video: z.string().optional(),
  deliveryPackage: z.string().optional(),
  /** In millimetres and grams, with packaging and without. */
  dimensions: z.object({ gross: measuresSchema.optional(), net: measuresSchema.optional() }).optional(),
  volumeDiscountGroup: z.string().optional(),
  relatedAccessories: z.array(z.string()),
  parentProductsForAccessory: z.array(z.string()),
  numberOf360Images: z.int(),
  /** What a set is made of. */
  setParts: z.array(z.object({ sku: z.string(), quantity: z.int() })),
  /** Paid guarantees that may be added with it, each for one piece (rule E-01). */
  guaranteeOffers: z.array(z.object({ sku: z.string(), name: z.string(), price: moneySchema })),
  /** Of an extra guarantee. */
  extraGuarantee: z
    .object({
      ratePermyriad: z.int(),
      enabledOnMarket: z.boolean(),
      excludedSkus: z.array(z.string()),
      brands: z.array(z.string()),
      relations: z.array(z.string()),
    })
    .optional(),
  taxCategory: z.object({
    key: z.enum(taxCategories),
    /** Today's rate of every country; `amount` is a fraction of one. */
    rates: z.array(
      z.object({
        country: z.enum(countryCodes),
        name: z.string(),
        amount: z.number(),
        permyriad: z.int(),
        includedInPrice: z.literal(true),
      }),
    ),
  }),
  /** The path of its main category, from the first level down. */
  breadcrumbs: z.array(categoryLinkSchema),
});
export type Product = z.infer<typeof productSchema>;

export interface CategoryNode {
  key: string;
  name: string;
  slug: string;
  image?: string | undefined;
  productCount: number;
  children: CategoryNode[];
}
const categoryNodeSchema: z.ZodType<CategoryNode> = z.object({
  key: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string().optional(),
  productCount: z.int(),
  get children() {
    return z.array(categoryNodeSchema);
  },
});

const categoryTeaserSchema = categoryLinkSchema.extend({
  image: z.string().optional(),
  productCount: z.int(),
});

export const categorySchema = z.object({
  id: z.string(),
  version: z.int(),
  orderHint: z.int(),
  /** The category above; absent on the first level. */
  parent: categoryLinkSchema.optional(),
  key: z.string(),
  name: z.string(),
  slug: z.string(),
  slugAllLocales: z.partialRecord(z.enum(localeCodes), z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** HTML as the merchant wrote it: whoever shows it makes it safe first. */
  content: z.string(),
  image: z.string().optional(),
  ancestors: z.array(categoryLinkSchema),
  siblings: z.array(categoryLinkSchema),
  children: z.array(categoryNodeSchema),
  productCount: z.int(),
  /** Of the category and everything below it. */
  hasProducts: z.boolean(),
  /** Of a picture that lies elsewhere. */
  imageUrl: z.string().optional(),
  /** `url`: an https address, or `page:<name>` of a content page of the shop. */
  posts: z.array(z.object({ title: z.string(), url: z.string(), image: z.string().optional() })),
  faq: z.array(answeredQuestionSchema),
  relatedCategories: z.array(categoryTeaserSchema),
  popularCategories: z.array(categoryTeaserSchema),
  complementaryCategories: z.array(categoryTeaserSchema),
});
export type Category = z.infer<typeof categorySchema>;

const listingSorts = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest'] as const;

/** B-ware says what the same article costs new: a change of that one changes what is said. */
export function tagsOfNew({ secondHand }: Pick<ProductCard, 'secondHand'>): readonly ShownTag[] {
  return secondHand?.asNew === undefined ? [] : [`sku:${secondHand.asNew.sku}`];
}

export const catalogueCalls = {
  getCategory: {
    summary:
      'One category by slug or key with ancestors, siblings and children; without either, the whole tree.',
    errors: ['ResourceNotFound'],
    isSameForEveryone: true,
    // Of each category it says how many products it has.
    shows: (): readonly ShownTag[] => ['products'],
    input: z.strictObject({
      ...localeInput,
      slug: key.optional(),
      key: key.optional(),
      acceptLanguage: z
        .array(z.enum(localeCodes))
        .min(1)
        .max(localeCodes.length)
        .optional()
        .describe('Locales in order of preference: the first that the store speaks counts.'),
      fetchSiblings: z.boolean().default(true),
      querySet: z
        .enum(['whole', 'navigation'])
        .default('whole')
        .describe('navigation leaves long texts and related lists empty.'),
    }),
    output: z.object({
      categories: z.object({ results: z.array(categorySchema) }),
      tree: z.array(categoryNodeSchema).optional(),
    }),
  },
  getProduct: {
    summary: 'One product by sku.',
    errors: ['ProductNotFound'],
    isSameForEveryone: true,
    shows: ({ product }: { product: Pick<Product, 'sku' | 'secondHand'> }): readonly ShownTag[] => [
      `sku:${product.sku}`,
      ...tagsOfNew(product),
    ],
    input: z.strictObject({ ...localeInput, sku: z.string().max(40) }),
    output: z.object({ product: productSchema }),
  },
  getProducts: {
    summary: 'Products of a search or of a category, a page at a time.',
    isSameForEveryone: true,
    isSearch: true,
    shows: showsList,
    input: z.strictObject({
      ...localeInput,
      query: z.string().max(100).optional(),
      categoryKey: key.optional(),
      tag: z.enum(['new', 'bestseller', 'bware']).optional(),
      sort: z.enum(listingSorts).default('relevance'),
      limit: z.int().min(1).max(48).default(24),
      offset: z.int().min(0).max(100_000).default(0),
    }),
    output: z.object({
      products: z.object({
        total: z.int(),
        offset: z.int(),
        limit: z.int(),
        results: z.array(productCardSchema),
      }),
    }),
  },
  getInventory: {
    summary: 'How many of each sku can be had.',
    errors: ['CartNotFound'],
    isSameForEveryone: true,
    input: z.strictObject({
      skus: z.array(z.string().max(40)).min(1).max(100),
      cartId: z.uuid().optional().describe('Counts what this cart of the caller has reserved itself.'),
    }),
    output: z.object({
      inventoryEntries: z.object({
        results: z.array(availabilitySchema.omit({ isOnStock: true }).extend({ sku: z.string() })),
      }),
    }),
  },
} as const;
