import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { getFallbackLocale, isLocaleCode, localeCodes } from '../src/kernel/locale.ts';

/** Nested texts as they stand in `messages/<locale>.json`. */
interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

type FlatMessages = Record<string, string>;

function flatten(tree: MessageTree, path: string, into: FlatMessages): FlatMessages {
  for (const [key, value] of Object.entries(tree)) {
    const full = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') into[full] = value;
    else flatten(value, full, into);
  }
  return into;
}

/** What one locale's file says itself, by dotted key. */
export function readOwnMessages(folder: string, locale: string): FlatMessages {
  const file = join(folder, `${locale}.json`);
  return flatten(JSON.parse(readFileSync(file, 'utf8')) as MessageTree, '', {});
}

/** All texts of one locale by dotted key: its own over its fallback's. `onRead` hears of every file read. */
export function readMessages(
  folder: string,
  locale: string,
  onRead: (file: string) => void = () => undefined,
): FlatMessages {
  const fallback = isLocaleCode(locale) ? getFallbackLocale(locale) : undefined;
  const base = fallback === undefined ? {} : readMessages(folder, fallback, onRead);
  onRead(join(folder, `${locale}.json`));
  return { ...base, ...readOwnMessages(folder, locale) };
}

/**
 * `pages` is what any page may say; `listing` what lists of products and the search box say; `personal` what only cart, checkout and account pages say, or loaders alone, so that no
 * other page loads it; `mail` what the shop writes to shoppers; `api` what the middleware names things by; `sandbox` the pages
 * of the card partner's stand-in.
 */
const areas = ['pages', 'listing', 'personal', 'mail', 'api', 'sandbox'] as const;
type Area = (typeof areas)[number];

/** The server's own: small, in every locale at once, and there without waiting. */
const wholeAreas: ReadonlySet<string> = new Set(['api', 'sandbox'] satisfies readonly Area[]);

const personalSections: ReadonlySet<string> = new Set([
  'account',
  'checkout',
  'content',
  'details',
  'field',
  'problem',
  'promotion',
  'rule',
  'vat',
]);
/** Texts of other sections that only those pages say, or that loaders write into the data of theirs. */
const notOnEveryPage: ReadonlySet<string> = new Set([
  'cart.emptyHint',
  'cart.listPrice',
  'cart.priceChanged',
  'cart.product',
  'cart.quantity',
  'cart.sum',
  'cart.summary',
  'cart.taxDeducted',
  'cart.taxIncluded',
  'cart.update',
  'category.about',
  'category.complementary',
  'category.popular',
  'category.related',
  'home.heading',
  'home.lead',
  'home.promiseDelivery',
  'home.promiseDeliveryText',
  'home.promiseInvoice',
  'home.promiseInvoiceText',
  'home.promisePayment',
  'home.promisePaymentText',
  'home.promiseStock',
  'home.promiseStockText',
  'product.deliveryTime',
  'product.freeShipping',
  'product.plusShipping',
  'product.shippingFreight',
  'product.shippingParcel',
  'product.taxIncluded',
  'product.volumeFrom',
  'product.volumeNote',
  'product.volumeTitle',
  'shop.homeDescription',
  'shop.homeTitle',
  'shop.titlePage',
]);
const listingSections: ReadonlySet<string> = new Set(['listing', 'search', 'suggestions']);
/** Texts of a category beside its list. */
const listingTexts: ReadonlySet<string> = new Set([
  'category.apply',
  'category.empty',
  'category.perPage',
  'category.posts',
  'category.range',
  'category.siblings',
  'category.sort',
  'category.sortNameAsc',
  'category.sortNameDesc',
  'category.sortNewest',
  'category.sortPriceAsc',
  'category.sortPriceDesc',
  'category.sortRelevance',
  'category.subcategories',
]);
/** The footer of every page names the ways to pay, and leads to factory seconds. */
const onEveryPage: ReadonlySet<string> = new Set([
  'checkout.bankTransfer',
  'checkout.card',
  'checkout.cashOnDelivery',
  'search.headingBware',
]);

/** Which pages load a text. */
export function areaOf(key: string): Area {
  const section = key.slice(0, key.indexOf('.'));
  if (section === 'mail' || section === 'sandbox') return section;
  if (section === 'shipping') return 'api';
  if (onEveryPage.has(key)) return 'pages';
  if (personalSections.has(section) || notOnEveryPage.has(key)) return 'personal';
  return listingSections.has(section) || listingTexts.has(key) ? 'listing' : 'pages';
}

const PREFIX = 'virtual:messages/';

/**
 * Serves `virtual:messages/<area>`: a record of locale code -> lazy module of that locale's compiled texts, or the texts
 * themselves where an area is whole, so that neither the browser nor the server parses ICU syntax while it runs.
 */
export function messagesPlugin(): Plugin {
  const folder = fileURLToPath(new URL('../messages', import.meta.url));
  return {
    name: 'gantry-messages',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [area, name] = id.slice(PREFIX.length + 1).split('/');
      if (!areas.some((known) => known === area)) throw new Error(`no such texts: ${id}`);
      // The last part becomes the file's name: `de-DE-….js` is what every page loads, `personal-de-DE-….js` is not.
      const nameStart = area === 'pages' ? '' : `${area}-`;
      if (name === undefined && area !== undefined && wholeAreas.has(area)) {
        const texts = localeCodes.map((code) => [code, compileArea(this, area, code)]);
        return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
      }
      if (name === undefined) {
        const imports = localeCodes.map(
          (code) => `'${code}': () => import('${PREFIX}${area}/${nameStart}${code}'),`,
        );
        return `export default {${imports.join('\n')}};`;
      }
      const locale = name.slice(nameStart.length);
      return `export default ${JSON.stringify(compileArea(this, area, locale))};`;
    },
  };

  /** One locale's texts of an area, as they are served. */
  function compileArea(
    context: { addWatchFile(file: string): void },
    area: string | undefined,
    locale: string,
  ): object {
    const messages = readMessages(folder, locale, (file) => context.addWatchFile(file));
    const chosen = Object.entries(messages).filter(([key]) => areaOf(key) === area);
    return Object.fromEntries(chosen.map(([key, text]) => [key, compile(text)]));
  }
}
