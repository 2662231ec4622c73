import { parseHtmlText } from '../content/html-text.ts';
import type { PageIndex } from '../content/page-index.ts';
import { isOut, type PageEntry } from '../content/page-store.ts';
import type { Pages } from '../content/pages.ts';
import { parseInline, parseRichText } from '../content/rich-text.ts';
import { fill, namePictures, type Reading, showBlocks } from '../content/show-blocks.ts';
import type { Clock } from '../kernel/clock.ts';
import { isLocaleCode, type LocaleCode, localeCodes } from '../kernel/locale.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import type { ContentCalls, MarketFacts, PageLink, ShownPage } from './contract/content.ts';
import type { ShownFiles } from './engine.ts';
import { type ContentContext, findMarketFacts, findReading } from './market-facts.ts';
import { readWords } from './read-words.ts';

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

export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { pages, clock } = options;
  const readMarket = keepForASecond(options);
  return {
    open: (locale) => openContent(options, readMarket, locale),
    async listFiles() {
      const index = await pages.index();
      const now = clock.now();
      return localeCodes
        .flatMap((locale) =>
          index
            .pagesIn(locale)
            .filter((entry) => isOut(entry, now))
            .map(({ slug }) => `${slug}.${locale}.json`),
        )
        .sort();
    },
    async readFile(name) {
      const [slug = '', locale = '', ending, ...more] = name.split('.');
      if (ending !== 'json' || more.length > 0 || !isLocaleCode(locale)) return undefined;
      const page = await openContent(options, readMarket, locale).getPageAt(slug);
      return page && { slug, meta: page.meta, blocks: page.blocks };
    },
  };
}

/** What the pages of a locale are read with at a moment. */
interface MarketReading {
  readonly facts: MarketFacts;
  readonly reading: Reading;
  /** To all pages that are out, of each state of the pages that was asked for meanwhile. */
  readonly links: WeakMap<PageIndex, readonly PageLink[]>;
}

/**
 * Every page asks for it several times, and all of it stays as it is while merchant, market and the second are the same: dates
 * that something begins or ends on are whole seconds.
 */
function keepForASecond({
  clock,
  context,
  media,
}: ContentReaderOptions): (locale: LocaleCode) => MarketReading {
  const kept = new Map<
    LocaleCode,
    MarketReading & { readonly second: number; readonly merchant: Merchant }
  >();
  return (locale) => {
    const now = clock.now();
    const second = Math.floor(now.getTime() / 1000);
    const merchant = context.merchant();
    const known = kept.get(locale);
    if (known !== undefined && known.second === second && known.merchant === merchant) return known;
    const facts = findMarketFacts(locale, now, context);
    const reading = findReading(locale, now, facts, context, media.pictureStem);
    const found = { second, merchant, facts, reading, links: new WeakMap() };
    kept.set(locale, found);
    return found;
  };
}

/** The pages that are out, in one locale. */
function openContent(
  options: ContentReaderOptions,
  readMarket: (locale: LocaleCode) => MarketReading,
  locale: LocaleCode,
): ContentCalls {
  const { pages, clock } = options;
  const showIfOut = (entry: PageEntry | undefined) =>
    entry === undefined || !isOut(entry, clock.now())
      ? undefined
      : showPage(options, entry, readMarket(locale).reading);
  return {
    async findPages() {
      const index = await pages.index();
      const { reading, links } = readMarket(locale);
      const known = links.get(index);
      if (known !== undefined) return known;
      const found = index
        .pagesIn(locale)
        .filter((entry) => isOut(entry, reading.now))
        .map((entry) => linkTo(entry, reading));
      links.set(index, found);
      return found;
    },
    getPage: async (page) => showIfOut((await pages.index()).find(locale, page)),
    getPageAt: async (slug) => showIfOut((await pages.index()).findAt(locale, slug)),
    async findSlugOf(translated) {
      const entry = (await pages.index()).findTranslated(locale, translated);
      if (entry === undefined || entry.slug === translated || !isOut(entry, clock.now())) return undefined;
      return entry.kind === 'home' || entry.kind === 'part' ? undefined : entry.slug;
    },
    readText: parseRichText,
    readHtml: parseHtmlText,
    readInline: parseInline,
    readWords: (text) => readWords(locale, text),
    get facts() {
      return readMarket(locale).facts;
    },
  };
}

async function showPage(
  options: ContentReaderOptions,
  entry: PageEntry,
  reading: Reading,
): Promise<ShownPage> {
  const { pages, warn } = options;
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
