import { z } from 'zod';
import { key, pictureName, textUpTo } from '../kernel/written-fields.ts';
import { atLeastOne, categorySlug, localized, webAddress } from './catalogue-fields.ts';

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

/** A category of the catalogue file (docs/catalogue-file.md). */
export const categoryLine = z.strictObject({
  type: z.literal('category'),
  key,
  parent: key.nullable(),
  orderHint: z.int().min(-1_000_000).max(1_000_000).default(0),
  name: atLeastOne(localized(textUpTo(200))),
  slug: atLeastOne(localized(categorySlug)),
  metaTitle: localized(textUpTo(300)).default({}),
  metaDescription: localized(textUpTo(1000)).default({}),
  content: localized(textUpTo(100_000)).default({}),
  image: pictureName.exactOptional(),
  imageUrl: localized(webAddress).default({}),
  posts: localized(z.array(post).max(20)).default({}),
  related: z
    .strictObject({
      relatedCategories: categoryKeys.exactOptional(),
      popularCategories: categoryKeys.exactOptional(),
      complementaryCategories: categoryKeys.exactOptional(),
    })
    .default({}),
});
