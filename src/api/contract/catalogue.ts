import { z } from 'zod';
import { localeCodes } from '../../kernel/locale.ts';
import { imageSchema, key, localeInput, moneySchema } from './shared.ts';

const availabilitySchema = z.object({ isOnStock: z.boolean(), availableQuantity: z.int() });
const categoryLinkSchema = z.object({ key: z.string(), name: z.string(), slug: z.string() });
const specSchema = z.object({ key: z.string(), label: z.string(), value: z.string() });

export const productCardSchema = z.object({
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string().optional(),
  image: imageSchema.optional(),
  price: z.object({ value: moneySchema }),
  availability: availabilitySchema,
  package: z.enum(['parcel', 'freight']),
  tags: z.array(z.string()),
  /** Up to five attributes worth comparing, written out in the locale ("230 V"). */
  keySpecs: z.array(specSchema),
});
export type ProductCard = z.infer<typeof productCardSchema>;

export const productSchema = productCardSchema.extend({
  id: z.string(),
  slugAllLocales: z.partialRecord(z.enum(localeCodes), z.string()),
  description: z.string(),
  highlights: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  model: z.string().optional(),
  ean: z.string().optional(),
  images: z.array(imageSchema),
  attributes: z.array(specSchema),
  /** The path of its main category, from the first level down. */
  breadcrumbs: z.array(categoryLinkSchema),
  taxRatePermyriad: z.int(),
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

export const categorySchema = z.object({
  key: z.string(),
  name: z.string(),
  slug: z.string(),
  slugAllLocales: z.partialRecord(z.enum(localeCodes), z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  content: z.string(),
  image: z.string().optional(),
  ancestors: z.array(categoryLinkSchema),
  siblings: z.array(categoryLinkSchema),
  children: z.array(categoryNodeSchema),
  productCount: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

export const listingSorts = [
  'relevance',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'newest',
] as const;
export type ListingSort = (typeof listingSorts)[number];

export const catalogueCalls = {
  getCategory: {
    summary:
      'One category by slug or key with ancestors, siblings and children; without either, the whole tree.',
    input: z.strictObject({ ...localeInput, slug: key.optional(), key: key.optional() }),
    output: z.object({
      categories: z.object({ results: z.array(categorySchema) }),
      tree: z.array(categoryNodeSchema).optional(),
    }),
  },
  getProduct: {
    summary: 'One product by sku.',
    input: z.strictObject({ ...localeInput, sku: z.string().max(40) }),
    output: z.object({ product: productSchema }),
  },
  getProducts: {
    summary: 'Products of a search or of a category, a page at a time.',
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
    input: z.strictObject({ skus: z.array(z.string().max(40)).min(1).max(100) }),
    output: z.object({
      inventoryEntries: z.object({
        results: z.array(z.object({ sku: z.string(), availableQuantity: z.int() })),
      }),
    }),
  },
} as const;
