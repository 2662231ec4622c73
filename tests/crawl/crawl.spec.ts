import type { BrowserContext, Page } from '@playwright/test';
import type { LocaleCode } from '../../src/kernel/locale.ts';
import { languagePrefix, locales } from '../../src/markets/locales.ts';
import { overflowOf } from '../e2e/support/look-at-page.ts';
import { expect, test } from '../e2e/support/shop.ts';
import { findVocabularyFaults, readVocabulary, VOCABULARY } from '../support/schema-org.ts';
import { hasShared } from '../support/shared-data.ts';
import { createForeignWords, type ForeignWords } from './foreign-words.ts';
import { type CrawledPage, readPage } from './read-page.ts';

const ADDRESSES = Number(process.env.CRAWL_ADDRESSES || 150);
/** How many of them in a browser, too. */
const LOOKED_AT = Number(process.env.CRAWL_LOOKED_AT || ADDRESSES);
const PAGES_AT_ONCE = 2;
/** All where none is named. */
const LOCALES = process.env.CRAWL_LOCALES?.split(',');
const WIDTHS = [320, 1440];

/** What is the shopper's own is walked through by the browser tests; what begins a change or chooses a language is not followed. */
const NOT_FOLLOWED = /\/(?:checkout|my-account|log-out|api|card-sandbox|sandbox|cms)(?:\/|$)|[?&]locale=/;
const isPage = (address: string) => !/\.[a-z0-9]{2,5}$/.test(new URL(address).pathname);

async function crawl(start: string): Promise<ReadonlyMap<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const waiting = [start];
  const known = new Set(waiting);
  for (let next = waiting.shift(); next !== undefined && found.size < ADDRESSES; next = waiting.shift()) {
    const page = await readPage(next);
    found.set(next, page);
    for (const link of page.links) {
      if (known.has(link) || NOT_FOLLOWED.test(link) || !isPage(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return found;
}

const vocabulary = hasShared(VOCABULARY) ? readVocabulary() : undefined;

/** What is wrong with one page, seen by itself. */
function* judge(page: CrawledPage, locale: LocaleCode, isForeign: ForeignWords): Generator<string> {
  if (page.status !== 200) {
    yield `answers ${page.status}${page.location === undefined ? '' : ` to ${page.location}`}`;
    return;
  }
  yield* page.faults;
  if (page.language !== locale) yield `is in ${page.language}`;
  if (page.title.split('Gantry').length > 2) yield `names the shop twice: ${page.title}`;
  if (page.isIndexed && page.canonical !== page.address) yield `is canonically ${page.canonical}`;
  for (const text of page.words) if (isForeign(text)) yield `says in another language: ${text}`;
  if (vocabulary !== undefined) yield* findVocabularyFaults(vocabulary, page.things);
}

/** Pages of the whole crawl that name each other, and titles that two pages of a locale have. */
function* judgeTogether(pages: ReadonlyMap<string, CrawledPage>): Generator<string> {
  const titles = new Map<string, string>();
  for (const { address, status, title, isIndexed, alternates, language } of pages.values()) {
    if (status !== 200 || !isIndexed) continue;
    const other = titles.get(`${language} ${title}`);
    if (other !== undefined) yield `${address}: has the title of ${other}: ${title}`;
    titles.set(`${language} ${title}`, address);
    for (const [locale, href] of alternates) {
      const named = pages.get(href);
      if (named !== undefined && named.alternates.get(language) !== address)
        yield `${address}: names ${href} for ${locale}, which does not name it`;
    }
  }
}

/** How far one page can be pushed sideways, at each width. */
async function lookAt(page: Page, address: string): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (index === 0) await page.goto(address);
    const beyond = await overflowOf(page);
    if (beyond > 0) seen.push(`${address}: ${beyond} px wider than ${width} px`);
  }
  return seen;
}

async function lookAtAll(context: BrowserContext, addresses: readonly string[]): Promise<readonly string[]> {
  const waiting = [...addresses];
  const work = async () => {
    const page = await context.newPage();
    const seen: string[] = [];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      seen.push(...(await lookAt(page, next)));
    await page.close();
    return seen;
  };
  return (await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))).flat();
}

test('D-10: every page of every locale is as search engines and shoppers are told', async ({
  context,
  shop,
}) => {
  const wrong: string[] = [];
  const pages = new Map<string, CrawledPage>();
  for (const { code, countryCode } of locales) {
    if (LOCALES !== undefined && !LOCALES.includes(code)) continue;
    const home = new URL(shop.url(countryCode, languagePrefix(code) || '/'));
    // Where every page of a country says that it is, whatever other names it is served under.
    home.hostname = `${countryCode.toLowerCase()}.localhost`;
    const own = await crawl(home.href);
    const isForeign = createForeignWords(code);
    for (const [address, crawled] of own) {
      pages.set(address, crawled);
      for (const fault of judge(crawled, code, isForeign)) wrong.push(`${address}: ${fault}`);
    }
    const shown = [...own.values()].filter(({ status }) => status === 200);
    const step = Math.max(1, Math.ceil(shown.length / LOOKED_AT));
    const lookedAt = shown.filter((_, index) => index % step === 0).map(({ address }) => address);
    wrong.push(...(await lookAtAll(context, lookedAt)));
    process.stdout.write(
      `${code}: ${own.size} addresses, ${lookedAt.length} in a browser; ${wrong.length} lines so far\n`,
    );
  }
  wrong.push(...judgeTogether(pages));
  expect(wrong).toEqual([]);
});
