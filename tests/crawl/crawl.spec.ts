import type { Page } from '@playwright/test';
import { languagePrefix, locales } from '../../src/markets/locales.ts';
import { expect, test } from '../e2e/support/shop.ts';
import { type CrawledPage, readPage } from './read-page.ts';

const ADDRESSES = Number(process.env.CRAWL_ADDRESSES || 150);
/** In a browser, of these addresses. */
const LOOKED_AT = 12;
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

/** What is wrong with one page, seen by itself. */
function* judge(page: CrawledPage, locale: string, shopName: string): Generator<string> {
  if (page.status !== 200) {
    yield `answers ${page.status}${page.location === undefined ? '' : ` to ${page.location}`}`;
    return;
  }
  yield* page.faults;
  if (page.language !== locale) yield `is in ${page.language}`;
  if (page.title.split(shopName).length > 2) yield `names the shop twice: ${page.title}`;
  if (page.isIndexed && page.canonical !== page.address) yield `is canonically ${page.canonical}`;
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

async function lookAt(page: Page, address: string): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.goto(address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) seen.push(`${address}: ${beyond} px wider than ${width} px`);
  }
  return seen;
}

test('D-10: every page of every locale is as search engines and shoppers are told', async ({
  page,
  shop,
}) => {
  const wrong: string[] = [];
  const pages = new Map<string, CrawledPage>();
  for (const locale of Object.values(locales)) {
    const home = new URL(shop.url(locale.countryCode, languagePrefix(locale.code) || '/'));
    // Where every page of a country says that it is, whatever other names it is served under.
    home.hostname = `${locale.countryCode.toLowerCase()}.localhost`;
    const start = home.href;
    const own = await crawl(start);
    for (const [address, crawled] of own) {
      pages.set(address, crawled);
      for (const fault of judge(crawled, locale.code, 'Gantry')) wrong.push(`${address}: ${fault}`);
    }
    const shown = [...own.values()].filter(({ status }) => status === 200);
    const step = Math.max(1, Math.floor(shown.length / LOOKED_AT));
    for (const [index, { address }] of shown.entries())
      if (index % step === 0) wrong.push(...(await lookAt(page, address)));
  }
  wrong.push(...judgeTogether(pages));
  expect(wrong).toEqual([]);
});
