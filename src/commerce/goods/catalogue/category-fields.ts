import { z } from 'zod';
import type { RecordFields } from '../../../kernel/record-fields.ts';
import {
  answeredQuestion,
  atLeastOne,
  key,
  localized,
  pictureName,
  slug,
  textUpTo,
  webAddress,
} from '../../../kernel/written-fields.ts';

/** A content page of the shop, as links of content texts name it. */
const contentPage = z.string().regex(/^page:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/);

/** An article about the category. */
const post = z.strictObject({
  title: textUpTo(300),
  url: z.union([webAddress, contentPage], 'must be an address with https, or page: and the name of a page'),
  image: webAddress.exactOptional(),
});

const categoryKeys = z
  .array(key)
  .min(1)
  .max(30)
  .refine((keys) => new Set(keys).size === keys.length, 'names one twice');

/** What a category says of itself (rule L-01), in the order of an exported line. */
export const categoryFields = {
  key: { says: 'yours', schema: key, type: 'text', read: 'asItIs' },
  parent: {
    says: 'key of the category above, or `null` on the first level; no circles',
    schema: key.nullable(),
    type: 'text',
    column: 'parent_key',
    read: 'asItIs',
  },
  orderHint: {
    says: 'order among its siblings, lowest first',
    schema: z.int().min(-1_000_000).max(1_000_000).default(0),
    type: 'integer',
    always: true,
    read: 'asItIs',
  },
  // Trees hold names and slugs of all locales.
  name: {
    says: 'per locale, in one at least',
    schema: atLeastOne(localized(textUpTo(200))),
    type: 'jsonb',
    read: 'asItIs',
  },
  slug: {
    says: 'per locale, in one at least: lowercase letters, digits, single hyphens; unique in each locale, fallbacks counted; not ending in 8 digits; not an address of the shop itself (`checkout`, `search`, `fr` …)',
    schema: atLeastOne(localized(slug)),
    type: 'jsonb',
    read: 'asItIs',
  },
  metaTitle: {
    says: 'per locale, for search engines; without it the name',
    schema: localized(textUpTo(300)).default({}),
    type: 'jsonb',
    read: 'text',
  },
  metaDescription: {
    says: 'per locale, for search engines',
    schema: localized(textUpTo(1000)).default({}),
    type: 'jsonb',
    read: 'text',
  },
  content: {
    says: 'per locale: HTML below the first page of the listing, see below',
    schema: localized(textUpTo(100_000)).default({}),
    type: 'jsonb',
    read: 'text',
  },
  image: {
    says: 'name of a picture',
    schema: pictureName.exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  imageUrl: {
    says: 'per locale: https address of a picture that lies elsewhere',
    schema: localized(webAddress).default({}),
    type: 'jsonb',
    read: 'text',
  },
  posts: {
    says: 'per locale a list of `{title, url, image?}`, articles about the category, see below',
    schema: localized(z.array(post).max(20)).default({}),
    type: 'jsonb',
    read: 'value',
  },
  faq: {
    says: 'per locale a list of `{question, answer}`, shown below the first page of the listing',
    schema: localized(z.array(answeredQuestion).max(50)).default({}),
    type: 'jsonb',
    read: 'value',
  },
  related: {
    says: '`relatedCategories`, `popularCategories`, `complementaryCategories`: lists of category keys; shown below the listing, those that sell nothing left out',
    schema: z
      .strictObject({
        relatedCategories: categoryKeys.exactOptional(),
        popularCategories: categoryKeys.exactOptional(),
        complementaryCategories: categoryKeys.exactOptional(),
      })
      .default({}),
    type: 'jsonb',
    read: 'asItIs',
  },
} as const satisfies RecordFields;
