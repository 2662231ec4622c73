import { parseHtmlText } from '../content/html-text.ts';
import type { PageEntry } from '../content/page-store.ts';
import type { Pages } from '../content/pages.ts';
import { parseInline, parseRichText } from '../content/rich-text.ts';
import { fill, namePictures, type Reading, showBlocks } from '../content/show-blocks.ts';
import type { Clock } from '../kernel/clock.ts';
import { isLocaleCode, type LocaleCode, localeCodes } from '../kernel/locale.ts';
import type { ContentCalls, PageLink, ShownPage } from './contract/content.ts';
import type { ShownFiles } from './engine.ts';
import { type ContentContext, findMarketFacts, findReading } from './market-facts.ts';

/** A page as a file: `payment.de-AT.json` (rule N-01). */
type ContentFile = Pick<ShownPage, 'slug' | 'meta' | 'blocks'>;

/** Content pages for the shop's own pages and for `/cms`. */
export interface ContentReader {
  open(locale: LocaleCode): ContentCalls;
  /** Names of all files, in the order of the alphabet. */
  listFiles(): Promise<readonly string[]>;
  /** `undefined` for a name of none. */
  readFile(name: string): Promise<ContentFile | undefined>;
}

export interface ContentReaderOptions {
  readonly pages: Pages;
  readonly media: Pick<ShownFiles, 'pictureStem'>;
  readonly clock: Clock;
  readonly context: ContentContext;
  readonly warn: (message: string) => void;
}

export function createContentReader({
  pages,
  media,
  clock,
  context,
  warn,
}: ContentReaderOptions): ContentReader {
  const isOut = ({ publishedAt }: PageEntry) => publishedAt === null || publishedAt <= clock.now();

  const read = (locale: LocaleCode): Reading => findReading(locale, clock.now(), context, media.pictureStem);

  async function show(entry: PageEntry, locale: LocaleCode): Promise<ShownPage> {
    const reading = read(locale);
    const { blocks, unreadable } = showBlocks(await pages.blocksOf(entry.key), reading);
    for (const what of unreadable) warn(`The page ${entry.key} is shown without a part of it: ${what}`);
    const index = await pages.index();
    const slugs = localeCodes.flatMap((code) => {
      const other = index.find(code, entry.page);
      return other === undefined ? [] : [[code, other.slug]];
    });
    return {
      ...linkTo(entry, reading),
      ...(entry.title === null ? {} : { heading: fill(entry.title, reading.texts) }),
      meta: fill(entry.meta, reading.texts),
      blocks,
      slugAllLocales: Object.fromEntries(slugs),
    };
  }

  return {
    open: (locale) => ({
      async findPages() {
        const reading = read(locale);
        const index = await pages.index();
        return index
          .pagesIn(locale)
          .filter(isOut)
          .map((entry) => linkTo(entry, reading));
      },
      async getPage(page) {
        const entry = (await pages.index()).find(locale, page);
        return entry === undefined || !isOut(entry) ? undefined : show(entry, locale);
      },
      async getPageAt(slug) {
        const entry = (await pages.index()).findAt(locale, slug);
        return entry === undefined || !isOut(entry) ? undefined : show(entry, locale);
      },
      readText: parseRichText,
      readHtml: parseHtmlText,
      readInline: parseInline,
      get facts() {
        return findMarketFacts(locale, clock.now(), context);
      },
    }),
    async listFiles() {
      const index = await pages.index();
      return localeCodes
        .flatMap((locale) =>
          index
            .pagesIn(locale)
            .filter(isOut)
            .map(({ slug }) => `${slug}.${locale}.json`),
        )
        .sort();
    },
    async readFile(name) {
      const [slug = '', locale = '', ending, ...more] = name.split('.');
      if (ending !== 'json' || more.length > 0 || !isLocaleCode(locale)) return undefined;
      const entry = (await pages.index()).findAt(locale, slug);
      if (entry === undefined || !isOut(entry)) return undefined;
      const { meta, blocks } = await show(entry, locale);
      return { slug, meta, blocks };
    },
  };
}

function linkTo(
  { page, slug, kind, title, meta, brand, publishedAt, teaser }: PageEntry,
  { texts, pictureStem }: Reading,
): PageLink {
  return {
    page,
    slug,
    kind,
    title: fill(title ?? teaser?.title ?? meta.title, texts),
    ...(brand === null ? {} : { brand }),
    ...(publishedAt === null ? {} : { publishedAt: publishedAt.toISOString() }),
    ...(teaser === null ? {} : { teaser: namePictures(fill(teaser, texts), pictureStem) }),
  };
}
