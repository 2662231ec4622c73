import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { type AddressRow, addressTable } from '../../addresses/address-table.ts';
import { addressBook } from '../../addresses/read-table.ts';
import type { ContentCalls } from '../../api/contract/content.ts';
import type { ShopCalls } from '../../api/contract.ts';
import type { LanguageCode, LocaleCode } from '../../kernel/locale.ts';
import type { CurrencyCode } from '../../kernel/money.ts';
import type { Market } from '../../markets/countries.ts';
import { resolveMarket } from '../../markets/resolve-market.ts';
import { parseToggles, resolveToggles } from '../../markets/toggles.ts';
import { type AddressDecision, decideAddress } from '../../storefront/canonical-address.ts';
import { type PageMerchant, pageRequestContext, type SearchWords } from '../../storefront/page-request.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { toRenderedPage } from './rendered-page.ts';
import { sendKept, sendRendered } from './send-page.ts';
import {
  type Cookies,
  parseCookies,
  readSessionToken,
  readTogglesCookie,
  seemsSignedIn,
  togglesCookie,
} from './session-cookies.ts';
import { toWebRequest } from './web-request.ts';

/** One request's way into the shop; `cookies` are those that its calls made necessary. */
export interface OpenedShop {
  readonly shop: ShopCalls;
  newCookies(): readonly string[];
  /** Whether something was asked that only this visitor is told: the page is theirs alone, whatever it says of itself. */
  isPersonal(): boolean;
}

/** The storefront as it was built; which base it is served under is decided per request. */
export type PagesBuild = typeof import('virtual:react-router/server-build');

export interface PagesOptions {
  readonly build: PagesBuild;
  readonly cache: PageCache;
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
  /** Whether the holder of a token may be shown other prices than visitors. */
  hasOwnPrices(market: Market, token: string): Promise<boolean>;
  /** What a market charges in at a moment (D-08). */
  currencyOf(market: Market, on: Date): CurrencyCode;
  usesNativeRouting(market: Market): boolean;
  validatesVat(market: Market): boolean;
  /** Whether reviews need their author's consent there. */
  asksReviewConsent(market: Market): boolean;
  /** What pages say of the merchant, in a market and at a moment. */
  merchantOf(market: Market, now: Date): PageMerchant;
  openContent(locale: LocaleCode): ContentCalls;
  openSearchWords(locale: LocaleCode): SearchWords;
  /** A loader, an action or a component failed; the shopper sees the error page. */
  onFailure(error: unknown, address: string): void;
  /** A page has something to tell the shop's log. */
  onWarning(message: string, address: string): void;
  /** Absolute address of a market's shop, for canonical links. */
  originOf(market: Market): string;
}

type Served = Extract<AddressDecision, { kind: 'serve' }>;

/** Everything a page's request says, resolved once. */
interface Visit {
  readonly request: FastifyRequest;
  readonly market: Market;
  readonly address: Served;
  readonly cookies: Cookies;
  readonly search: string;
  readonly isHttps: boolean;
  readonly hasOwnPrices: boolean;
}

/** For addresses that are hostile or reserved; anything a person might type gets the whole error page. */
const NOT_FOUND = 'This page could not be found';

/** React Router's data requests: `/slug/_.data`, `/slug.data`, `/_root.data`. */
const SINGLE_FETCH = /^(?<page>.*?)(?:\/_root|\/_)?\.data$/s;

/** The address of the page whose data is asked for, or `undefined` for a page itself. */
function pageOfData(path: string): string | undefined {
  const page = SINGLE_FETCH.exec(path)?.groups?.page;
  return page === '' ? '/' : page;
}

/** React Router asks it before it first goes on from an address with a slug: which routes there are. */
const ROUTES = /^(?<base>(?:\/[a-z]{2})?)\/__manifest$/;

/** What an address may say and still be kept; `undefined` where the page is the visitor's own. */
function keptParameters({ path }: Served): readonly string[] | undefined {
  const found = addressBook.find(path);
  const row: AddressRow | undefined = found && addressTable[found.name];
  return row?.kept;
}

function isWorthKeeping({ address, search }: Visit): boolean {
  const kept = keptParameters(address);
  return [...new URLSearchParams(search).keys()].every((name) => kept?.includes(name));
}

/** Forms are sent as browsers send them by default; nothing else is read, so nothing else can be read wrongly. */
function isForm(request: FastifyRequest): boolean {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

const HOUR_MS = 3_600_000;

function splitAddress(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}

/** Serves the storefront: guards, kept pages, rendering, forms. Every path that no other part took comes here. */
export function registerPages(server: FastifyInstance, options: PagesOptions): void {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  const rendering = new Map<string, Promise<RenderedPage | undefined>>();

  const build = options.build as ServerBuild;
  const entry: ServerBuild['entry'] = {
    module: {
      ...build.entry.module,
      handleError(error, { request }) {
        if (!isRouteErrorResponse(error)) options.onFailure(error, new URL(request.url).pathname);
      },
    },
  };

  function handlerOf(base: string) {
    const known =
      handlers.get(base) ?? createRequestHandler({ ...build, entry, basename: base === '' ? '/' : base });
    handlers.set(base, known);
    return known;
  }

  async function render(visit: Visit): Promise<{
    readonly response: Response;
    readonly cookies: readonly string[];
    readonly isPersonal: boolean;
  }> {
    const { request, market, address, cookies } = visit;
    const now = options.now();
    const currencyCode = options.currencyOf(market, now);
    const opened = options.openShop({
      market,
      locale: address.locale,
      currencyCode,
      token: readSessionToken(request, cookies),
      isHttps: visit.isHttps,
      clientAddress: request.ip,
      hasOwnPrices: visit.hasOwnPrices,
    });
    const asked = readTogglesCookie(cookies);
    const context = new RouterContextProvider();
    context.set(pageRequestContext, {
      market,
      locale: address.locale,
      prefix: address.base === '' ? undefined : (address.base.slice(1) as LanguageCode),
      currencyCode,
      origin: `${request.protocol}://${request.host}`,
      originOf: options.originOf,
      shop: opened.shop,
      content: options.openContent(address.locale),
      searchWords: options.openSearchWords(address.locale),
      contentStyles: options.build.assets.routes['pages/home/home-page']?.css ?? [],
      listingStyles: options.build.assets.routes['pages/category/native-category-page']?.css ?? [],
      cookies,
      toggles: resolveToggles({
        ...(asked === undefined ? {} : parseToggles(asked)),
        ...parseToggles(new URLSearchParams(visit.search)),
      }),
      usesNativeRouting: options.usesNativeRouting,
      validatesVat: options.validatesVat,
      asksReviewConsent: options.asksReviewConsent,
      merchant: options.merchantOf(market, now),
      now,
      warn: (message) => options.onWarning(message, address.path),
    });
    const response = await handlerOf(address.base)(toWebRequest(request), context);
    return {
      response,
      cookies: [...opened.newCookies(), ...response.headers.getSetCookie()],
      isPersonal: opened.isPersonal(),
    };
  }

  /** A data request was made from a canonical link already: only its language has to be found. */
  function decide(market: Market, path: string, search: string): AddressDecision {
    const nativeRouting = options.usesNativeRouting(market);
    const base = ROUTES.exec(path)?.groups?.base;
    if (base !== undefined) {
      const home = decideAddress(market, nativeRouting, base === '' ? '/' : base, '');
      return home.kind === 'serve' && home.path === '/' ? home : { kind: 'refuse' };
    }
    const page = pageOfData(path);
    if (page === undefined) return decideAddress(market, nativeRouting, path, search);
    const decided = decideAddress(market, nativeRouting, page, '');
    return decided.kind === 'redirect' ? decideAddress(market, nativeRouting, decided.location, '') : decided;
  }

  /** Asked only where the hint says so: kept pages go out without looking a session up. */
  async function hasOwnPrices(request: FastifyRequest, market: Market, cookies: Cookies): Promise<boolean> {
    const token = seemsSignedIn(cookies) ? readSessionToken(request, cookies) : undefined;
    if (token === undefined) return false;
    try {
      return await options.hasOwnPrices(market, token);
    } catch (error) {
      // Whose prices they are is not known: the page says itself what is not to be had, and is shown to nobody else.
      options.onFailure(error, splitAddress(request.raw.url ?? '/').path);
      return true;
    }
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { market } = resolveMarket(request.host);
    const { path, search } = splitAddress(request.raw.url ?? '/');
    const address = decide(market, path, search);
    if (address.kind === 'redirect') {
      // A form that posts to an old form of its address keeps its method and body (308).
      return reply.code(address.status).header('location', address.location).send();
    }
    if (address.kind === 'refuse') return reply.code(404).type('text/plain').send(NOT_FOUND);
    if (request.method === 'POST' && !isForm(request))
      return reply.code(415).type('text/plain').send('Only a form can be sent here.');
    const cookies = parseCookies(request.headers.cookie);
    const visit: Visit = {
      request,
      market,
      address,
      cookies,
      search,
      isHttps: request.protocol === 'https',
      hasOwnPrices: await hasOwnPrices(request, market, cookies),
    };
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const before = readTogglesCookie(cookies);
    const asked = search === '' ? {} : parseToggles(new URLSearchParams(search));
    if (Object.keys(asked).length > 0) {
      const toggles = { ...(before === undefined ? {} : parseToggles(before)), ...asked };
      return sendOwn(visit, reply, [togglesCookie(toggles, visit.isHttps)]);
    }
    const mayBeKept =
      isRead && before === undefined && !visit.hasOwnPrices && keptParameters(address) !== undefined;
    return mayBeKept ? serveKept(visit, reply) : sendOwn(visit, reply, []);
  }

  /** A page of this request alone: whatever it says of itself, nobody else may be shown it. */
  async function sendOwn(visit: Visit, reply: FastifyReply, more: readonly string[]): Promise<FastifyReply> {
    const { response, cookies } = await render(visit);
    const page = await toRenderedPage(response, visit.isHttps);
    const own = { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
    return sendRendered(visit.request, reply, own, response.status, [...cookies, ...more]);
  }

  /** A kept page if there is one; else one rendering for all who wait for it, kept when the page allows. */
  async function serveKept(visit: Visit, reply: FastifyReply): Promise<FastifyReply> {
    // Fees and rates begin at a full hour (docs/decisions/0005-whole-pages.md).
    const hour = Math.floor(options.now().getTime() / HOUR_MS);
    const key = `${hour} ${visit.market.countryCode} ${visit.isHttps} ${visit.request.raw.url}`;
    const kept = options.cache.get(key);
    if (kept !== undefined) return sendKept(visit.request, reply, kept);
    const underWay = rendering.get(key);
    if (underWay !== undefined) {
      const shared = await underWay;
      if (shared !== undefined) return sendRendered(visit.request, reply, shared, 200, []);
      return sendOwn(visit, reply, []);
    }
    const moment = options.cache.moment;
    const rendered = render(visit).then(async ({ response, cookies, isPersonal }) => ({
      response,
      cookies,
      page: await toRenderedPage(response, visit.isHttps),
      isPersonal,
      isPublic:
        !isPersonal &&
        response.status === 200 &&
        (response.headers.get('cache-control') ?? '').includes('public') &&
        cookies.length === 0,
    }));
    rendering.set(
      key,
      rendered.then(
        ({ page, isPublic }) => (isPublic ? page : undefined),
        () => undefined,
      ),
    );
    try {
      const { response, cookies, page, isPublic, isPersonal } = await rendered;
      if (isPublic && isWorthKeeping(visit)) void options.cache.keep(key, page, moment);
      const sent = isPersonal ? { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } } : page;
      return sendRendered(visit.request, reply, sent, response.status, cookies);
    } finally {
      rendering.delete(key);
    }
  }

  server.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: serve });
  server.route({ method: ['GET', 'HEAD', 'POST'], url: '/', handler: serve });
  server.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'GET, HEAD, POST')
        .type('text/plain')
        .send('Pages are read and posted to.'),
  });
}
