import { z } from 'zod';
import { currencyCodes, unitOf } from '../../kernel/money.ts';
import {
  COMPARISON,
  COMPLEMENTARY_PRODUCTS_LIMIT,
  PRICE_FILTER_RANGE,
  QUICK_SEARCH_HITS,
  SEARCH_QUERY_LENGTH,
  sortOptions,
} from '../../markets/listing-constants.ts';
import { type ShownTag, showsList } from './call-facts.ts';
import { type ProductCard, productCardSchema, tagsOfNew } from './catalogue.ts';
import { categoryLinkSchema, key, localeInput, moneySchema } from './shared.ts';

const sku = z.string().min(1).max(40);
const cents = z
  .int()
  .min(PRICE_FILTER_RANGE.minimum)
  .max(PRICE_FILTER_RANGE.maximum * Math.max(...currencyCodes.map(unitOf)));

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

/** Most values of one facet, and most attributes, that a listing is narrowed to at a time. */
const MOST_VALUES = 50;
const MOST_ATTRIBUTES = 20;

const values = (value: z.ZodString) => z.array(value).min(1).max(MOST_VALUES).optional();

const listingFiltersSchema = z
  .strictObject({
    brands: values(key),
    tags: values(key),
    categoryKeys: values(key).describe('Beside `categoryKey`; each with all below it.'),
    minimumCents: cents.optional(),
    maximumCents: cents.optional(),
    isOnStock: z.boolean().optional(),
    attributes: z
      .record(key, z.array(z.string().min(1).max(200)).min(1).max(MOST_VALUES))
      .refine((attributes) => Object.keys(attributes).length <= MOST_ATTRIBUTES)
      .optional()
      .describe('Attribute key -> values as the facets name them.'),
  })
  .describe('Values of one filter are alternatives; different filters must all hold.');
export type ListingFilters = z.input<typeof listingFiltersSchema>;

const facetValueSchema = z.object({
  value: z.string().describe('What the filter takes.'),
  label: z.string(),
  count: z.int().describe('Products with it when all filters but those of its own facet hold.'),
});
export type FacetValue = z.infer<typeof facetValueSchema>;

const facetValues = z.array(facetValueSchema).readonly();

const facetsSchema = z.object({
  brands: facetValues,
  tags: facetValues,
  categories: facetValues,
  price: z
    .object({ minimumCents: z.int(), maximumCents: z.int() })
    .optional()
    .describe('Lowest and highest price of what all filters but the price let through.'),
  onStock: z.int(),
  attributes: z.array(z.object({ key: z.string(), label: z.string(), values: facetValues })).readonly(),
});
export type Facets = z.infer<typeof facetsSchema>;

const productsOutput = z.object({
  products: z.object({
    total: z.int(),
    offset: z.int(),
    limit: z.int(),
    results: z.array(productCardSchema),
  }),
});

/** A product as analytics services know it (rule I-02). */
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

const skus = z.array(z.string()).readonly();

const someProducts = z.object({ products: z.object({ results: z.array(productCardSchema) }) });

interface GoodsBesideAnswer {
  readonly products: { readonly results: readonly Pick<ProductCard, 'sku' | 'secondHand'>[] };
}

export const productSearchCalls = {
  productSearch: {
    summary:
      'Products by one of the query sets: main and listing by text, category or tag; related to a product; alternative to it; tagManager as analytics items.',
    isSameForEveryone: true,
    isSearch: true,
    shows: showsList,
    input: z
      .strictObject({
        ...localeInput,
        querySet: z.enum(['main', 'related', 'alternative', 'tagManager', 'listing']).default('main'),
        query: z.string().max(SEARCH_QUERY_LENGTH.maximum).optional(),
        categoryKey: key.optional(),
        tag: z.enum(['new', 'bestseller', 'bware']).optional(),
        filters: listingFiltersSchema.optional().describe('Of main and listing.'),
        withFacets: z
          .boolean()
          .optional()
          .describe('Of main and listing: what they can be narrowed to, with counts.'),
        sku: sku.optional().describe('Of related and alternative: the product they belong to.'),
        skus: z.array(sku).min(1).max(100).optional().describe('Of tagManager: the products meant.'),
        ...paging,
        limit: z.int().min(1).max(48).default(24),
      })
      .refine(
        ({ querySet, sku: of }) => of !== undefined || (querySet !== 'related' && querySet !== 'alternative'),
        { path: ['sku'], message: 'required' },
      ),
    output: productsOutput.extend({
      facets: facetsSchema.optional(),
      relaxedWords: z
        .array(z.string())
        .readonly()
        .optional()
        .describe('Words of the query that the products need not hold, because none holds all of them.'),
      correctedText: z
        .string()
        .optional()
        .describe('The query as it was understood, where a word was only found under another spelling.'),
      analyticsItems: z.array(analyticsItemSchema).optional(),
    }),
  },
  getSearchSuggestions: {
    summary: 'What a search box shows while somebody types; the last word is taken as a beginning.',
    input: z.strictObject({
      ...localeInput,
      query: z.string().min(1).max(SEARCH_QUERY_LENGTH.maximum),
      limit: z
        .int()
        .min(1)
        .max(QUICK_SEARCH_HITS.desktop)
        .default(QUICK_SEARCH_HITS.desktop)
        .describe('Most products; at most half as many of everything else.'),
    }),
    output: z.object({
      total: z.int().describe('Products that a search for the query finds.'),
      products: z.array(
        productCardSchema.pick({ sku: true, name: true, slug: true, brand: true, image: true, price: true }),
      ),
      categories: z.array(
        categoryLinkSchema.extend({ path: z.array(z.string()).describe('Names of those above it.') }),
      ),
      brands: z.array(z.string()).readonly(),
      queries: z.array(z.string()).readonly().describe('Whole queries that begin so.'),
      correctedText: z.string().optional(),
    }),
  },
  productProjectionSearch: {
    summary: 'Products by their properties, a page at a time.',
    isSameForEveryone: true,
    shows: showsList,
    input: z.strictObject({ ...localeInput, filterQuery: filterQuerySchema.default({}), ...paging }),
    output: productsOutput,
  },
  getComparisonProducts: {
    summary: 'Products a product can be compared with: of its family, B-ware with B-ware, itself left out.',
    errors: ['ProductNotFound'],
    input: z.strictObject({
      ...localeInput,
      sku,
      filter: z.strictObject({ family: key.optional(), bware: z.boolean().optional() }).optional(),
      limit: z.int().min(1).max(COMPARISON.fetched).default(COMPARISON.fetched),
    }),
    output: someProducts,
  },
  getGoodsBeside: {
    summary:
      'All that stands beside a product on its page, as skus: each once, but for those it is compared with in a table.',
    errors: ['ProductNotFound'],
    isSameForEveryone: true,
    shows: ({ products }: GoodsBesideAnswer, { sku: own }: { sku: string }): readonly ShownTag[] => [
      `sku:${own}`,
      ...products.results.flatMap((card) => [`sku:${card.sku}` as const, ...tagsOfNew(card)]),
    ],
    input: z.strictObject({ ...localeInput, sku }),
    output: z.object({
      accessories: skus.describe('What goes with it.'),
      parents: skus.describe('What it goes with.'),
      complementary: skus,
      similar: skus.describe('Made for the same at a price not far from its own.'),
      related: skus.describe('Others of its main category.'),
      compared: skus.describe('The best of its family, second-hand goods only with second-hand goods.'),
      products: z.object({ results: z.array(productCardSchema) }),
    }),
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
