import { z } from 'zod';
import { GUARANTEE_PRODUCT_TYPE } from '../commerce/item-kinds.ts';
import { countryCodes } from '../kernel/locale.ts';
import { key, pictureName, problem, slug, textUpTo } from '../kernel/written-fields.ts';
import { VIRTUAL_SKU_PREFIX } from '../markets/cart-constants.ts';
import { CAMPAIGN_TAG_PREFIX } from '../markets/listing-constants.ts';
import { taxCategories } from '../markets/vat-rates.ts';
import {
  atLeastOne,
  attributeValue,
  distinctKeys,
  documentAddress,
  goodsSku,
  localized,
  sku,
  webAddress,
} from './catalogue-fields.ts';

/** Lists that name something twice are mistakes. */
const distinct = <Value extends string>(of: z.ZodType<Value>, most: number) =>
  z
    .array(of)
    .max(most)
    .refine((values) => new Set(values).size === values.length, 'names one twice');

const campaignTag = z
  .string()
  .max(100)
  .regex(new RegExp(`^${CAMPAIGN_TAG_PREFIX}[a-z0-9_]+$`), 'must be new, bestseller, bware or campaign:…');
const tag = z.union(
  [z.enum(['new', 'bestseller', 'bware']), campaignTag],
  'must be new, bestseller, bware or campaign:…',
);

/** In millimetres and grams. */
const measures = z.strictObject({
  length: z.int().min(1).exactOptional(),
  width: z.int().min(1).exactOptional(),
  height: z.int().min(1).exactOptional(),
  weight: z.int().min(1).exactOptional(),
});

/** Whole or not at all: a label without its fiche may not be shown (spec §3 energy rating). */
const energy = z.strictObject({
  labelUrl: documentAddress,
  ficheUrl: documentAddress,
  iconUrl: documentAddress,
  class: z.string().regex(/^[A-G]\+{0,3}$/, 'must be a class like A or A++'),
});

/** What an extra guarantee is offered for, and at which part of the price (spec §3). */
const guarantee = z.strictObject({
  ratePermyriad: z.int().min(1).max(10_000),
  markets: distinct(z.enum(countryCodes), countryCodes.length),
  excludedSkus: distinct(goodsSku, 10_000).default([]),
  brands: distinct(textUpTo(100), 1000).default([]),
  relations: distinct(key, 10_000).default([]),
});

/** A product of the catalogue file (docs/catalogue-file.md). */
export const productLine = z
  .strictObject({
    type: z.literal('product'),
    key,
    sku,
    productType: key,
    categories: distinct(key, 20),
    brand: textUpTo(100).exactOptional(),
    name: atLeastOne(localized(textUpTo(500))),
    slug: atLeastOne(localized(slug)),
    description: localized(textUpTo(100_000)).default({}),
    highlights: localized(z.array(textUpTo(1000)).max(20)).default({}),
    metaTitle: localized(textUpTo(300)).default({}),
    metaDescription: localized(textUpTo(1000)).default({}),
    metaKeywords: localized(textUpTo(1000)).default({}),
    attributes: z
      .array(z.strictObject({ key, value: attributeValue, unit: textUpTo(40).exactOptional() }))
      .max(1000)
      .default([])
      .check(distinctKeys),
    images: z
      .array(z.strictObject({ name: pictureName, label: localized(textUpTo(300)).exactOptional() }))
      .max(50)
      .default([]),
    images360: z.int().min(0).max(1000).default(0),
    video: webAddress.exactOptional(),
    manualUrl: localized(documentAddress).default({}),
    faq: localized(
      z.array(z.strictObject({ question: textUpTo(1000), answer: textUpTo(10_000) })).max(50),
    ).default({}),
    package: z.enum(['parcel', 'freight']),
    deliveryPackage: textUpTo(200).exactOptional(),
    dimensions: z
      .strictObject({ gross: measures.exactOptional(), net: measures.exactOptional() })
      .exactOptional(),
    energy: energy.exactOptional(),
    tags: distinct(tag, 20).default([]),
    popularity: z.int().min(0).max(1000).default(0),
    ean: z
      .string()
      .regex(/^\d{8,14}$/, 'must be 8 to 14 digits')
      .exactOptional(),
    model: textUpTo(300).exactOptional(),
    family: key.exactOptional(),
    releasedAt: z.iso.date().exactOptional(),
    taxCategory: z.enum(taxCategories).default('standard'),
    volumeDiscountGroup: key.exactOptional(),
    relatedAccessories: distinct(goodsSku, 100).default([]),
    parentProducts: distinct(goodsSku, 1000).default([]),
    guarantee: guarantee.exactOptional(),
    eligibleForSelling: z.boolean().default(true),
    published: z.boolean().default(true),
  })
  .check((context) => {
    const line = context.value;
    if (line.key !== line.sku) problem(context, ['key'], 'must be the sku');
    const digits = line.sku.replace('EX', '');
    for (const [locale, value] of Object.entries(line.slug)) {
      if (!value.endsWith(digits)) problem(context, ['slug', locale], `must end with ${digits}`);
    }
    const isGuarantee = line.productType === GUARANTEE_PRODUCT_TYPE;
    if (line.sku.startsWith(VIRTUAL_SKU_PREFIX) !== isGuarantee) {
      problem(
        context,
        ['sku'],
        `must start with ${VIRTUAL_SKU_PREFIX} for an ${GUARANTEE_PRODUCT_TYPE}, and for nothing else`,
      );
    }
    if ((line.guarantee !== undefined) !== isGuarantee) {
      problem(context, ['guarantee'], `belongs to an ${GUARANTEE_PRODUCT_TYPE}, which needs it`);
    }
    if (line.categories.length === 0 && !isGuarantee) problem(context, ['categories'], 'needs at least one');
  });
