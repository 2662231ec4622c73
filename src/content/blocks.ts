import { z } from 'zod';
import { countryCodes } from '../kernel/locale.ts';
import { checkValidity, key, pictureName, problem, textUpTo, validity } from '../kernel/written-fields.ts';
import { parseLinkTarget } from './link-target.ts';
import { findUnknownPlaceholder } from './placeholders.ts';
import { findWrongLink } from './rich-text.ts';

/**
 * What content pages are made of (docs/content-file.md, rule N-01). Texts may hold placeholders; `markdown` is the
 * subset that rich-text.ts reads, everything else is plain text.
 */

const words = (length: number) =>
  textUpTo(length).check((context) => {
    const unknown = findUnknownPlaceholder(context.value);
    if (unknown !== undefined) problem(context, [], `${unknown} is no placeholder`);
  });
export const line = words(300);
export const paragraph = words(2000);
const markdown = words(60_000).check((context) => {
  const wrong = findWrongLink(context.value);
  if (wrong !== undefined) problem(context, [], `${wrong} is nothing that a link can lead to`);
});
const target = textUpTo(300).refine(
  (text) => parseLinkTarget(text) !== undefined,
  'is nothing that a link can lead to',
);
const link = z.strictObject({ label: line, target });
/** `alt` says what the picture shows; empty for one that only adorns. */
export const picture = z.strictObject({ name: pictureName, alt: z.union([z.literal(''), line]) });
const tag = z.string().regex(/^[A-Za-z0-9:_-]{1,60}$/, 'is no tag');

/** What a market does or does not; a block may hang on it. */
export const contentConditions = [
  'cashOnDelivery',
  'noCashOnDelivery',
  'bankTransfer',
  'noBankTransfer',
  'inEu',
  'notInEu',
  'vatValidation',
  'extraGuarantee',
] as const;
export type ContentCondition = (typeof contentConditions)[number];

const countries = z.array(z.enum(countryCodes)).min(1);

/** On every block: where and when it shows. All of what is given must hold. */
const shown = {
  ...validity,
  countries: countries.exactOptional(),
  exceptCountries: countries.exactOptional(),
  when: z.enum(contentConditions).exactOptional(),
  /** What a link to the block is called: `#delivery`. */
  id: key.exactOptional(),
};
const title = line.exactOptional();

function block<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shown, ...shape });
}

/** Which products: of a category, brand or tag, or these very ones; several together narrow each other. */
const products = {
  category: key.exactOptional(),
  brand: textUpTo(100).exactOptional(),
  tag: tag.exactOptional(),
  skus: z
    .array(z.string().regex(/^EX\d{8}$/, 'must be EX and 8 digits'))
    .min(1)
    .max(24)
    .exactOptional(),
};

const blockSchemas = {
  /** A text. */
  richText: block('richText', { text: markdown }),
  /** The head of a page: its largest picture and what to do first. */
  hero: block('hero', {
    title: line,
    text: paragraph.exactOptional(),
    picture: picture.exactOptional(),
    /** Begins with a box to search in, and is no higher than it needs. */
    search: z.literal(true).exactOptional(),
    links: z.array(link).max(2).default([]),
  }),
  /** A picture with a few words that lead somewhere. */
  banner: block('banner', {
    title: line,
    text: paragraph.exactOptional(),
    picture: picture.exactOptional(),
    link: link.exactOptional(),
  }),
  /** Categories as tiles; without `categories` those of the first level. */
  categoryCards: block('categoryCards', { title, categories: z.array(key).min(1).max(24).exactOptional() }),
  productListing: block('productListing', {
    title,
    ...products,
    limit: z.int().min(1).max(24).default(8),
    link: link.exactOptional(),
  }),
  faq: block('faq', {
    title,
    groups: z
      .array(
        z.strictObject({
          title,
          entries: z
            .array(z.strictObject({ question: line, answer: markdown }))
            .min(1)
            .max(50),
        }),
      )
      .min(1)
      .max(30),
  }),
  /** An invitation to the newsletter; its link leads to where one subscribes. */
  newsletter: block('newsletter', { title: line, text: paragraph.exactOptional(), link }),
  /** What buyers said of some products, one review each. */
  reviewCarousel: block('reviewCarousel', { title, ...products, limit: z.int().min(1).max(12).default(6) }),
  /** Time until a moment; hidden after it unless `endText` is given. */
  countdown: block('countdown', {
    title: line,
    text: paragraph.exactOptional(),
    until: z.iso.datetime({ error: 'must be a timestamp in UTC like 2026-11-20T12:00:00.000Z' }),
    endText: line.exactOptional(),
    picture: picture.exactOptional(),
    link: link.exactOptional(),
  }),
  /** Several small banners side by side; with a `campaign` of the store only while that runs. */
  promo: block('promo', {
    title,
    campaign: key.exactOptional(),
    promos: z
      .array(
        z.strictObject({
          title: line,
          text: paragraph.exactOptional(),
          badge: line.exactOptional(),
          picture: picture.exactOptional(),
          link: link.exactOptional(),
        }),
      )
      .min(1)
      .max(6),
  }),
  /** Articles as cards: these, or the newest. */
  posts: block('posts', {
    title,
    articles: z.array(key).min(1).max(24).exactOptional(),
    limit: z.int().min(1).max(24).default(3),
    link: link.exactOptional(),
  }),
  /** Brand marks that lead to the brands' pages; without `pages` all of them. */
  brands: block('brands', { title, pages: z.array(key).min(1).max(24).exactOptional() }),
  /** Why one may trust the shop: delivery, stock, returns, advice by phone, what buyers say. */
  promises: block('promises', { title }),
  /** Phone, opening hours and e-mail. */
  contact: block('contact', { title, text: paragraph.exactOptional(), hours: line.exactOptional() }),
  /** The company's letterhead: name, address, register, VAT number. */
  companyInformation: block('companyInformation', { title }),
  /** The account that transfers go to, where the market takes them. */
  bankDetails: block('bankDetails', { title }),
  /** What the market's customers can pay with. */
  paymentMethods: block('paymentMethods', { title }),
  /** What delivery costs in the market, as a table. */
  shippingFees: block('shippingFees', { title }),
  table: block('table', {
    title,
    columns: z.array(line).min(2).max(8),
    rows: z
      .array(z.array(words(1000)).min(2).max(8))
      .min(1)
      .max(100),
  }).check((context) => {
    const { columns, rows } = context.value;
    rows.forEach((row, index) => {
      if (row.length !== columns.length)
        problem(context, ['rows', index], `has ${row.length} cells for ${columns.length} columns`);
    });
  }),
  /** What to do, one after the other. */
  steps: block('steps', {
    title,
    steps: z
      .array(z.strictObject({ title: line, text: markdown }))
      .min(1)
      .max(12),
  }),
  notice: block('notice', { tone: z.enum(['info', 'warning']).default('info'), title, text: markdown }),
} as const;

export type BlockType = keyof typeof blockSchemas;
export const blockTypes = Object.keys(blockSchemas) as readonly BlockType[];
export type Block<Type extends BlockType = BlockType> = {
  [T in Type]: z.output<(typeof blockSchemas)[T]>;
}[Type];

export function isBlockType(value: unknown): value is BlockType {
  return typeof value === 'string' && Object.hasOwn(blockSchemas, value);
}

/** Any block, told apart by `type`. */
export const anyBlock = z
  .discriminatedUnion(
    'type',
    [
      blockSchemas.richText,
      blockSchemas.hero,
      blockSchemas.banner,
      blockSchemas.categoryCards,
      blockSchemas.productListing,
      blockSchemas.faq,
      blockSchemas.newsletter,
      blockSchemas.reviewCarousel,
      blockSchemas.countdown,
      blockSchemas.promo,
      blockSchemas.posts,
      blockSchemas.brands,
      blockSchemas.promises,
      blockSchemas.contact,
      blockSchemas.companyInformation,
      blockSchemas.bankDetails,
      blockSchemas.paymentMethods,
      blockSchemas.shippingFees,
      blockSchemas.table,
      blockSchemas.steps,
      blockSchemas.notice,
    ],
    { error: `has no type that is known: ${Object.keys(blockSchemas).join(', ')}` },
  )
  .check((context) => checkValidity(context as Parameters<typeof checkValidity>[0]));
