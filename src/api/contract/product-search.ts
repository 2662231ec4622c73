import { z } from 'zod';
import {
  COMPARISON,
  COMPLEMENTARY_PRODUCTS_LIMIT,
  PRICE_FILTER_RANGE,
  sortOptions,
} from '../../markets/listing-constants.ts';
import { productCardSchema } from './catalogue.ts';
import { key, localeInput, moneySchema } from './shared.ts';

const sku = z.string().min(1).max(40);
const cents = z
  .int()
  .min(PRICE_FILTER_RANGE.minimum)
  .max(PRICE_FILTER_RANGE.maximum * 100);

const paging = {
  sort: z.enum(sortOptions).default('relevance'),
  limit: z.int().min(1).max(100).default(24),
  offset: z.int().min(0).max(100_000).default(0),
};

const filterQuerySchema = z.strictObject({
  skus: z.array(sku).min(1).max(500).optional(),
  excludedSkus: z.array(sku).min(1).max(500).optional(),
  categoryKey: key.optional().describe('Products of this category and of all below it.'),
  brands: z.array(key).min(1).max(100).optional(),
  tags: z.array(key).min(1).max(20).optional().describe('All of them.'),
  family: key.optional(),
  bware: z.boolean().optional(),
  minimumCents: cents.optional(),
  maximumCents: cents.optional(),
  isOnStock: z.boolean().optional(),
});

const productsOutput = z.object({
  products: z.object({
    total: z.int(),
    offset: z.int(),
    limit: z.int(),
    results: z.array(productCardSchema),
  }),
});

/** A product as analytics services know it (spec §3 Analytics item). */
const analyticsItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().optional(),
  variant: z.string(),
  price: moneySchema,
  currency: z.string(),
  quantity: z.int(),
  isOnStock: z.boolean(),
  /** Names of its main category and of those above it, from the first level down. */
  categories: z.array(z.string()),
  shippingType: z.enum(['freight', 'parcel']),
  itemType: z.enum(['accessory', 'product']),
  gtin: z.string().optional(),
});
export type AnalyticsItem = z.infer<typeof analyticsItemSchema>;

const someProducts = z.object({ products: z.object({ results: z.array(productCardSchema) }) });

export const productSearchCalls = {
  productSearch: {
    summary:
      'Products by one of the query sets: main and listing by text, category or tag; related to a product; alternative to it; tagManager as analytics items.',
    input: z
      .strictObject({
        ...localeInput,
        querySet: z.enum(['main', 'related', 'alternative', 'tagManager', 'listing']).default('main'),
        query: z.string().max(100).optional(),
        categoryKey: key.optional(),
        tag: z.enum(['new', 'bestseller', 'bware']).optional(),
        sku: sku.optional().describe('Of related and alternative: the product they belong to.'),
        skus: z.array(sku).min(1).max(100).optional().describe('Of tagManager: the products meant.'),
        ...paging,
        limit: z.int().min(1).max(48).default(24),
      })
      .refine(
        ({ querySet, sku: of }) => of !== undefined || (querySet !== 'related' && querySet !== 'alternative'),
        { path: ['sku'], message: 'required' },
      ),
    output: productsOutput.extend({ analyticsItems: z.array(analyticsItemSchema).optional() }),
  },
  productProjectionSearch: {
    summary: 'Products by their properties, a page at a time.',
    input: z.strictObject({ ...localeInput, filterQuery: filterQuerySchema.default({}), ...paging }),
    output: productsOutput,
  },
  getComparisonProducts: {
    summary: 'Products a product can be compared with: of its family, B-ware with B-ware, itself left out.',
    input: z.strictObject({
      ...localeInput,
      sku,
      filter: z.strictObject({ family: key.optional(), bware: z.boolean().optional() }).optional(),
      limit: z.int().min(1).max(COMPARISON.fetched).default(COMPARISON.fetched),
    }),
    output: someProducts,
  },
  getComplementaryProductsBySku: {
    summary: 'What goes with some products; the first of them is the base product.',
    input: z.strictObject({
      ...localeInput,
      skus: z.array(sku).min(1).max(100),
      options: z
        .strictObject({ limit: z.int().min(1).max(24).default(COMPLEMENTARY_PRODUCTS_LIMIT) })
        .default({ limit: COMPLEMENTARY_PRODUCTS_LIMIT }),
    }),
    output: someProducts.extend({ baseProduct: productCardSchema.optional() }),
  },
  getComplementaryProductsByCategories: {
    summary: 'Products on stock of some categories, a category after the other.',
    input: z.strictObject({
      ...localeInput,
      categoryKeys: z.array(key).min(1).max(30),
      excludedSkus: z.array(sku).max(100).default([]),
      limit: z.int().min(1).max(24).default(COMPLEMENTARY_PRODUCTS_LIMIT),
    }),
    output: someProducts,
  },
} as const;
