import { z } from 'zod';
import { localeCodes } from '../kernel/locale.ts';
import type { RecordFields } from '../kernel/record-fields.ts';
import { instant, key, slug, textUpTo } from '../kernel/written-fields.ts';
import { anyBlock, line, paragraph, picture } from './blocks.ts';

/**
 * Kinds of content page. `part` is no page of its own: other pages show its blocks (`not-found`, `inspirations`,
 * `campaign-black-friday`).
 */
const pageKinds = ['home', 'information', 'help', 'brand', 'article', 'landing', 'part'] as const;
export type PageKind = (typeof pageKinds)[number];

const pageMeta = z.strictObject({
  title: line,
  description: paragraph.exactOptional(),
  /** Not for search engines. */
  noindex: z.literal(true).exactOptional(),
});
export type PageMeta = z.output<typeof pageMeta>;

/** What a card that leads to the page shows: articles and brand marks. */
const pageTeaser = z.strictObject({
  title: line,
  text: paragraph.exactOptional(),
  picture: picture.exactOptional(),
});
export type PageTeaser = z.output<typeof pageTeaser>;

/** What a content page says of itself, in the order of an exported line (docs/content-file.md). */
export const pageFields = {
  key: { says: '`<page>.<locale>`', schema: key, type: 'text', read: 'asItIs' },
  page: {
    says: 'which page it is; the same in all locales, which makes them translations of one another',
    schema: key,
    type: 'text',
    read: 'asItIs',
  },
  locale: {
    says: 'one of the 28. A locale without a text of its own shows that of the locale it falls back on (`de-AT` → `de-DE`), filled with its own market’s facts; where there is neither, there is no such page',
    schema: z.enum(localeCodes),
    type: 'text',
    read: 'asItIs',
  },
  slug: {
    says: 'the address: lowercase letters, digits, single hyphens; unique in its locale among pages and categories, fallbacks counted; not ending in 8 digits; not an address of the shop itself. `home` for home',
    schema: slug,
    type: 'text',
    read: 'asItIs',
  },
  kind: {
    says: '`information`, `home`, `help`, `brand`, `article`, `landing`, `part`',
    schema: z.enum(pageKinds).default('information'),
    type: 'text',
    always: true,
    read: 'asItIs',
  },
  title: {
    says: 'the page’s heading and name; a page that begins with a `hero` shows the hero’s title instead',
    schema: line.exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  meta: {
    says: '`title`, `description`, `noindex: true`',
    schema: pageMeta,
    type: 'jsonb',
    read: 'asItIs',
  },
  brand: {
    says: 'of a brand page: the brand whose products it lists below its blocks',
    schema: textUpTo(100).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  publishedAt: {
    says: 'of an article: `2026-11-20T12:00:00.000Z`; before that it is not shown',
    schema: instant.exactOptional(),
    type: 'timestamptz',
    read: 'asItIs',
  },
  teaser: {
    says: 'of an article or brand page: `title`, `text?`, `picture?` of the card that leads to it',
    schema: pageTeaser.exactOptional(),
    type: 'jsonb',
    read: 'asItIs',
  },
  // Read by the page that shows them alone, and looked at there.
  blocks: { says: '1 to 60', schema: z.array(anyBlock).min(1).max(60), type: 'jsonb' },
} as const satisfies RecordFields;
