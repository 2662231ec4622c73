import { z } from 'zod';
import { countryCodes } from '../../../kernel/locale.ts';
import type { RecordFields } from '../../../kernel/record-fields.ts';
import {
  answeredQuestion,
  atLeastOne,
  distinct,
  distinctKeys,
  documentAddress,
  key,
  localized,
  pictureName,
  slug,
  textUpTo,
  webAddress,
} from '../../../kernel/written-fields.ts';
import { CAMPAIGN_TAG_PREFIX } from '../../../markets/listing-constants.ts';
import { taxCategories } from '../../../markets/vat-rates.ts';
import { withdrawalExceptions } from '../../../markets/withdrawal-exceptions.ts';
import { goodsSku, sku } from '../../written-sku.ts';
import { content, hazard, manufacturer, paper, secondHand, setPart } from './product-parts.ts';

const attributeValue = z.union(
  [z.number(), z.boolean(), textUpTo(10_000), atLeastOne(localized(textUpTo(10_000)))],
  'must be a number, true, false, a text, or texts by locale',
);

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

/** Whole or not at all: a label without its fiche may not be shown (rule P-07). */
const energy = z.strictObject({
  labelUrl: documentAddress,
  ficheUrl: documentAddress,
  iconUrl: documentAddress,
  class: z.string().regex(/^[A-G]\+{0,3}$/, 'must be a class like A or A++'),
});

/** What an extra guarantee is offered for, and at which part of the price (rule E-01). */
const guarantee = z.strictObject({
  ratePermyriad: z.int().min(1).max(10_000),
  markets: distinct(z.enum(countryCodes), countryCodes.length),
  excludedSkus: distinct(goodsSku, 10_000).default([]),
  brands: distinct(textUpTo(100), 1000).default([]),
  relations: distinct(key, 10_000).default([]),
});

/** What a product says of itself (rule P-21), in the order of an exported line. */
export const productFields = {
  key: {
    says: 'the same as `sku`',
    schema: key,
    type: 'text',
    column: null,
    exported: 'sku',
  },
  sku: {
    says: '`EX` and 8 digits; of an extra guarantee `41000` and 2',
    schema: sku,
    type: 'text',
  },
  productType: {
    says: 'key of its type',
    schema: key,
    type: 'text',
    read: 'asItIs',
  },
  categories: {
    says: 'keys; the first is the main one, whose path the breadcrumbs show',
    schema: distinct(key, 20),
    type: 'text[]',
    read: 'asItIs',
  },
  brand: {
    says: 'whose make it is',
    schema: textUpTo(100).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  name: {
    says: 'per locale, in one at least',
    schema: atLeastOne(localized(textUpTo(500))),
    type: 'jsonb',
    read: 'text',
  },
  slug: {
    says: 'per locale, in one at least; it ends in the 8 digits of the sku',
    schema: atLeastOne(localized(slug)),
    type: 'jsonb',
    read: 'text',
  },
  description: {
    says: 'per locale a text',
    schema: localized(textUpTo(100_000)).default({}),
    type: 'jsonb',
    read: 'text',
  },
  highlights: {
    says: 'per locale a list of texts',
    schema: localized(z.array(textUpTo(1000)).max(20)).default({}),
    type: 'jsonb',
    read: 'value',
  },
  attributes: {
    says: '`{key, value, unit?}`; the value is a number, `true`/`false`, a text, or texts by locale; the key must be one of the type’s. A unit here wins over the type’s. **The first five are shown on cards**, in this order',
    schema: z
      .array(z.strictObject({ key, value: attributeValue, unit: textUpTo(40).exactOptional() }))
      .max(1000)
      .default([])
      .check(distinctKeys),
    type: 'jsonb',
    always: true,
  },
  images: {
    says: '`{name, label?}`; the first one is on the card',
    schema: z
      .array(z.strictObject({ name: pictureName, label: localized(textUpTo(300)).exactOptional() }))
      .max(50)
      .default([]),
    type: 'jsonb',
    always: true,
  },
  package: {
    says: '`parcel` or `freight`: how it is delivered',
    schema: z.enum(['parcel', 'freight']),
    type: 'text',
    read: 'asItIs',
  },
  tags: {
    says: '`new`, `bestseller`, `bware`, `campaign:<name>`; `on-sale` and `topRated` are computed',
    schema: distinct(tag, 20).default([]),
    type: 'text[]',
    always: true,
    read: 'asItIs',
  },
  popularity: {
    says: '0 to 1000: the order of listings',
    schema: z.int().min(0).max(1000).default(0),
    type: 'integer',
    always: true,
  },
  ean: {
    says: '8 to 14 digits',
    schema: z
      .string()
      .regex(/^\d{8,14}$/, 'must be 8 to 14 digits')
      .exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  model: {
    says: 'what its maker calls it',
    schema: textUpTo(300).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  family: {
    says: 'key: what is compared with each other',
    schema: key.exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  releasedAt: {
    says: 'a day, `2026-03-01`: the newest come first where listings are sorted so',
    schema: z.iso.date().exactOptional(),
    type: 'date',
  },
  metaTitle: {
    says: 'per locale, for search engines; without it the name',
    schema: localized(textUpTo(300)).default({}),
    type: 'jsonb',
    read: 'text',
  },
  metaDescription: {
    says: 'per locale, for search engines; without it the beginning of the description',
    schema: localized(textUpTo(1000)).default({}),
    type: 'jsonb',
    read: 'text',
  },
  metaKeywords: {
    says: 'per locale, for search engines',
    schema: localized(textUpTo(1000)).default({}),
    type: 'jsonb',
    read: 'text',
  },
  faq: {
    says: 'per locale a list of `{question, answer}`',
    schema: localized(z.array(answeredQuestion).max(50)).default({}),
    type: 'jsonb',
    read: 'value',
  },
  // A manual in another language is as good as none (rule P-06).
  manualUrl: {
    says: 'per locale an https address or a path of the shop, and none where there is no manual in that language',
    schema: localized(documentAddress).default({}),
    type: 'jsonb',
    read: 'ownText',
  },
  documents: {
    says: '`{kind, url}` beside the manual: `dataSheet`, `conformity` or `safetyDataSheet`, and per locale where it lies, as `manualUrl`',
    schema: z.array(paper).max(20).default([]),
    type: 'jsonb',
    read: 'asItIs',
  },
  content: {
    says: '`{amount, unit}` of goods sold by measure, without packaging: `ml`, `cl`, `l`, `g`, `kg`, `mm`, `cm`, `m`, `cm2` or `m2`; what a unit costs is worked out',
    schema: content.exactOptional(),
    type: 'jsonb',
    read: 'asItIs',
  },
  manufacturer: {
    says: '`{name, address, country, email?, website?}`, one of the last two at least; where it is left out, the maker that the merchant record names for the brand',
    schema: manufacturer.exactOptional(),
    type: 'jsonb',
    read: 'asItIs',
  },
  warnings: {
    says: 'per locale a list of warnings and safety information',
    schema: localized(z.array(textUpTo(1000)).max(20)).default({}),
    type: 'jsonb',
    read: 'value',
  },
  hazard: {
    says: 'of chemicals `{signalWord?, pictograms, statements}`, as their label says it: `danger` or `warning`, `GHS01` to `GHS09`, and `{code, text}` with the text per locale',
    schema: hazard.exactOptional(),
    type: 'jsonb',
    read: 'asItIs',
  },
  video: {
    says: 'https address',
    schema: webAddress.exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  images360: {
    says: 'number of pictures of the view all around',
    schema: z.int().min(0).max(1000).default(0),
    type: 'integer',
    column: 'images_360',
    read: 'asItIs',
  },
  deliveryPackage: {
    says: 'what it comes in, a text',
    schema: textUpTo(200).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  dimensions: {
    says: '`{gross?, net?}`, with its packaging and without, of `{length?, width?, height?, weight?}` in millimetres and grams',
    schema: z
      .strictObject({ gross: measures.exactOptional(), net: measures.exactOptional() })
      .exactOptional(),
    type: 'jsonb',
    read: 'asItIs',
  },
  energy: {
    says: '`{labelUrl, ficheUrl, iconUrl, class}`, whole or not at all; the addresses with https, or paths of the shop',
    schema: energy.exactOptional(),
    type: 'jsonb',
    read: 'asItIs',
  },
  taxCategory: {
    says: '`standard`, `reduced`, `zero`: each country’s rate of that name counts, its standard one where it has none',
    schema: z.enum(taxCategories).default('standard'),
    type: 'text',
    read: 'asItIs',
  },
  withdrawalException: {
    says: 'why a consumer cannot withdraw from it: `madeToOrder`, `perishable`; or once its seal is broken: `sealedHygiene`, `sealedMedia`',
    schema: z.enum(withdrawalExceptions, `must be one of ${withdrawalExceptions.join(', ')}`).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  volumeDiscountGroup: {
    says: 'key: what is counted together for volume discounts',
    schema: key.exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  relatedAccessories: {
    says: 'skus: what goes with it',
    schema: distinct(goodsSku, 100).default([]),
    type: 'text[]',
    read: 'asItIs',
  },
  parentProducts: {
    says: 'skus: what it goes with',
    schema: distinct(goodsSku, 1000).default([]),
    type: 'text[]',
    read: 'asItIs',
  },
  setParts: {
    says: '`{sku, quantity}` of a set: what it is made of, the main part first',
    schema: z.array(setPart).max(50).default([]),
    type: 'jsonb',
    read: 'asItIs',
  },
  secondHand: {
    says: '`{grade, fault?, newSku?}` of B-ware: `a` like new, `b` slightly used, `c` clearly used; per locale what is wrong with it; the sku of the same article new',
    schema: secondHand.exactOptional(),
    type: 'jsonb',
    read: 'asItIs',
  },
  guarantee: {
    says: 'of an extra guarantee, see below',
    schema: guarantee.exactOptional(),
    type: 'jsonb',
    read: 'asItIs',
  },
  eligibleForSelling: {
    says: '`false`: its page stays, but it is listed nowhere and leaves the carts that hold it',
    schema: z.boolean().default(true),
    type: 'boolean',
    read: 'asItIs',
  },
  published: {
    says: '`false`: it is not in the shop',
    schema: z.boolean().default(true),
    type: 'boolean',
    always: true,
    read: 'asItIs',
  },
} as const satisfies RecordFields;
