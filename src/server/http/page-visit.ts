import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type AddressRow, addressTable } from '../../addresses/address-table.ts';
import { addressBook } from '../../addresses/read-table.ts';
import type { ContentCalls } from '../../api/contract/content.ts';
import type { ShopCalls } from '../../api/contract.ts';
import type { LanguageCode, LocaleCode } from '../../kernel/locale.ts';
import type { CurrencyCode } from '../../kernel/money.ts';
import type { Market } from '../../markets/countries.ts';
import type { AddressDecision } from '../../storefront/canonical-address.ts';
import type { PageMerchant, PageRequest, SearchWords } from '../../storefront/page-request.ts';
import { parseToggles, resolveToggles } from '../../storefront/toggles.ts';
import { isFromElsewhere } from './foreign-origin.ts';
import { type Cookies, readSessionToken, readTogglesCookie } from './session-cookies.ts';

/** One request's way into the shop; `cookies` are those that its calls made necessary. */
export interface OpenedShop {
  readonly shop: ShopCalls;
  newCookies(): readonly string[];
  /** Whether something was asked that only this visitor is told: the page is theirs alone, whatever it says of itself. */
  isPersonal(): boolean;
}

/** What pages ask of the shop around them. */
export interface PageSurroundings {
  readonly now: () => Date;
  openShop(request: {
    readonly market: Market;
    readonly locale: LocaleCode;
    readonly token: string | undefined;
    readonly isHttps: boolean;
    readonly currencyCode: CurrencyCode;
    readonly clientAddress: string;
    /** Nothing of this request may come from, or go to, what others are shown. */
    readonly hasOwnPrices: boolean;
  }): OpenedShop;
  /** What a market charges in at a moment (rule D-08). */
  currencyOf(market: Market, on: Date): CurrencyCode;
  usesNativeRouting(market: Market): boolean;
  validatesVat(market: Market): boolean;
  /** Whether addresses are completed there while they are typed. */
  completesAddresses(market: Market): boolean;
  /** Whether pages there hear of what becomes of the cart elsewhere. */
  followsCarts(market: Market): boolean;
  /** Whether cards have a button that adds to the cart there. */
  offersQuickAdd(market: Market): boolean;
  /** Whether reviews need their author's consent there. */
  asksReviewConsent(market: Market): boolean;
  /** Whether whoever wants the newsletter there ticks a box for it. */
  asksNewsletterTick(market: Market): boolean;
  findRequestDebug(market: Market): { readonly email: string } | undefined;
  merchantOf(market: Market, now: Date): PageMerchant;
  openContent(locale: LocaleCode): ContentCalls;
  openSearchWords(locale: LocaleCode): SearchWords;
  /** A page has something to tell the shop's log. */
  onWarning(message: string, address: string): void;
  /** The market that a host asks for (rule M-03). */
  marketOf(host: string): Market;
  /** Absolute address of a market's shop; `undefined` where the merchant has no domain for it. */
  findOrigin(market: Market): string | undefined;
}

/** Everything a page's request says, resolved once. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly market: Market;
  readonly address: Extract<AddressDecision, { kind: 'serve' }>;
  readonly cookies: Cookies;
  readonly search: string;
  readonly isHttps: boolean;
  readonly hasOwnPrices: boolean;
  /** What was sent to the page. */
  readonly form: FormData | undefined;
}

/** What an address may say and still be cached; `undefined` where the page is the visitor's own. */
export function cachedParameters({ address }: Pick<Visit, 'address'>): readonly string[] | undefined {
  const found = addressBook.find(address.path);
  const row: AddressRow | undefined = found && addressTable[found.name];
  return row?.cached;
}

export function isWorthCaching(visit: Visit): boolean {
  const parameters = cachedParameters(visit);
  return [...new URLSearchParams(visit.search).keys()].every((name) => parameters?.includes(name));
}

/** What a page is asked with, and the shop as it was opened for it. */
export function openPageRequest(
  visit: Visit,
  around: PageSurroundings,
): { readonly page: PageRequest; readonly opened: OpenedShop } {
  const { request, market, address, cookies, isHttps, hasOwnPrices } = visit;
  const { locale } = address;
  const now = around.now();
  const currencyCode = around.currencyOf(market, now);
  const opened = around.openShop({
    market,
    locale,
    currencyCode,
    token: readSessionToken(request, cookies),
    isHttps,
    clientAddress: request.ip,
    hasOwnPrices,
  });
  const asked = readTogglesCookie(cookies);
  const found = addressBook.find(address.path);
  // Behind a trusted proxy this is the host the shopper typed.
  const origin = `${request.protocol}://${request.host}`;
  const page: PageRequest = {
    url: new URL(`${origin}${request.raw.url ?? '/'}`),
    address: found?.name,
    slug: decodeURIComponent(found?.slug ?? ''),
    referer: request.headers.referer,
    userAgent: request.headers['user-agent'] ?? '',
    isFromElsewhere: isFromElsewhere(request) ?? false,
    isSent: request.method === 'POST',
    market,
    locale,
    prefix: address.base === '' ? undefined : (address.base.slice(1) as LanguageCode),
    currencyCode,
    origin,
    findOrigin: around.findOrigin,
    shop: opened.shop,
    content: around.openContent(locale),
    searchWords: around.openSearchWords(locale),
    cookies,
    toggles: resolveToggles({
      ...(asked === undefined ? {} : parseToggles(asked)),
      ...parseToggles(new URLSearchParams(visit.search)),
    }),
    usesNativeRouting: around.usesNativeRouting,
    validatesVat: around.validatesVat,
    completesAddresses: around.completesAddresses,
    followsCarts: around.followsCarts,
    offersQuickAdd: around.offersQuickAdd,
    asksReviewConsent: around.asksReviewConsent,
    asksNewsletterTick: around.asksNewsletterTick,
    findRequestDebug: around.findRequestDebug,
    newFormId: randomUUID,
    merchant: around.merchantOf(market, now),
    now,
    warn: (message) => around.onWarning(message, address.path),
  };
  return { page, opened };
}
