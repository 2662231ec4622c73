import { z } from 'zod';
import { instant, textUpTo } from '../kernel/written-fields.ts';
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

export const pageFields = {
  meta: pageMeta,
  /** The page's own heading; without it a hero's title is. */
  title: line.exactOptional(),
  kind: z.enum(pageKinds).default('information'),
  /** Of a brand page: the brand whose products it lists. */
  brand: textUpTo(100).exactOptional(),
  publishedAt: instant.exactOptional(),
  teaser: pageTeaser.exactOptional(),
  blocks: z.array(anyBlock).min(1).max(60),
};
