import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressName } from '../../addresses/address-table.ts';
import type { Market } from '../../markets/countries.ts';
import { type AddressDecision, decideAddress } from '../../storefront/canonical-address.ts';
import { decideLocale } from '../../storefront/chosen-locale.ts';
import { readFirstPrice } from '../../storefront/first-price.ts';
import type { PageRequest } from '../../storefront/page-request.ts';
import type { PageResponse } from '../../storefront/render/answer-page.tsx';
import { parseToggles } from '../../storefront/toggles.ts';
import type { Moved } from '../old-addresses/find-moved.ts';
import type { OldAddresses } from '../old-addresses/old-addresses.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import {
  cachedParameters,
  isWorthCaching,
  openPageRequest,
  type PageSurroundings,
  type Visit,
} from './page-visit.ts';
import { isForm, readForm, registerFileForms } from './read-form.ts';
import { type AnsweredPage, toAnsweredPage } from './rendered-page.ts';
import { sendCached, sendRendered } from './send-page.ts';
import {
  type Cookies,
  localeCookie,
  parseCookies,
  readChosenLocale,
  readSessionToken,
  readTogglesCookie,
  seemsSignedIn,
  togglesCookie,
} from './session-cookies.ts';

export interface PagesOptions extends PageSurroundings {
  readonly cache: PageCache;
  /** Loads and renders a page, after its form has done its work where one was sent. */
  answerPage(request: PageRequest, form: FormData | undefined): Promise<PageResponse>;
  /** Whether the holder of a token may be shown other prices than visitors. */
  hasOwnPrices(market: Market, token: string): Promise<boolean>;
  /** Where an address of before leads (rule R-08). */
  findMoved: OldAddresses['find'];
  /** To which forms of a page lead on. */
  formOriginsOf(address: AddressName | undefined): readonly string[];
  /** Something failed; the shopper sees a page all the same. */
  onFailure(error: unknown, address: string): void;
}

/** For addresses that are hostile or reserved; anything a person might type gets the whole error page. */
const NOT_FOUND = 'This page could not be found';

const HOUR_MS = 3_600_000;

/** Whether it asks for a page, and sends nothing. */
function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function splitAddress(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}

/** A page of one visitor alone: whatever it says of itself, nobody else may be shown it. */
function asOwn(page: RenderedPage): RenderedPage {
  const { 'speculation-rules': _, ...headers } = page.headers;
  return { ...page, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** One that only some visitors see: a cache that others share may not keep it. */
function asNet(page: RenderedPage): RenderedPage {
  const cacheControl = page.headers['cache-control']?.replace('public', 'private') ?? 'no-store';
  return { ...page, headers: { ...page.headers, 'cache-control': cacheControl } };
}

type Rendered = AnsweredPage & { readonly isPersonal: boolean };

class Pages {
  readonly #options: PagesOptions;
  /** Those that are being rendered for everyone who waits for them. */
  readonly #rendering = new Map<string, Promise<RenderedPage | undefined>>();

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const market = this.#options.marketOf(request.host);
    const { path, search } = splitAddress(request.raw.url ?? '/');
    const address = decideAddress(market, this.#options.usesNativeRouting(market), path, search);
    if (address.kind === 'redirect') {
      const moved = await this.#findMoved(request, market, address);
      // A form that posts to an old form of its address keeps its method and body (308).
      const { status, location } = moved ?? address;
      return reply.code(status).header('location', location).send();
    }
    if (address.kind === 'refuse') return reply.code(404).type('text/plain').send(NOT_FOUND);
    if (request.method === 'POST' && !isForm(request, address.path))
      return reply.code(415).type('text/plain').send('Only a form can be sent here.');
    const form = await readForm(request);
    if (form === 'unreadable') return reply.code(400).type('text/plain').send('The form cannot be read.');
    const cookies = parseCookies(request.headers.cookie);
    const language = isRead(request)
      ? decideLocale(market, address, search, readChosenLocale(cookies))
      : { kind: 'serve' as const };
    if (language.kind === 'lead') {
      const { chosen, location } = language;
      if (chosen !== undefined)
        reply.header('set-cookie', localeCookie(chosen, request.protocol === 'https'));
      return reply.code(303).header('cache-control', 'no-store').header('location', location).send();
    }
    const visit: Visit = {
      request,
      market,
      address,
      cookies,
      search,
      form,
      isHttps: request.protocol === 'https',
      hasOwnPrices: await this.#hasOwnPrices(request, market, cookies),
    };
    return this.#answer(visit, reply);
  }

  /** Another form of an address that is no page either may be one of the former shop: it leads on in one step. */
  async #findMoved(
    request: FastifyRequest,
    market: Market,
    address: AddressDecision,
  ): Promise<Moved | undefined> {
    const { path, search } = splitAddress(request.raw.url ?? '/');
    if (request.method === 'POST') return undefined;
    try {
      return await this.#options.findMoved(market, address, path, search);
    } catch (error) {
      this.#options.onFailure(error, path);
      return undefined;
    }
  }

  async #answer(visit: Visit, reply: FastifyReply): Promise<FastifyReply> {
    const { request, cookies, search, isHttps } = visit;
    const before = readTogglesCookie(cookies);
    const asked = search === '' ? {} : parseToggles(new URLSearchParams(search));
    if (Object.keys(asked).length > 0) {
      const toggles = { ...(before === undefined ? {} : parseToggles(before)), ...asked };
      return this.#sendOwn(visit, reply, [togglesCookie(toggles, isHttps)]);
    }
    const mayBeCached =
      isRead(request) && before === undefined && !visit.hasOwnPrices && cachedParameters(visit) !== undefined;
    return mayBeCached ? this.#serveCached(visit, reply) : this.#sendOwn(visit, reply, []);
  }

  /** Asked only where the hint says so: cached pages go out without looking a session up. */
  async #hasOwnPrices(request: FastifyRequest, market: Market, cookies: Cookies): Promise<boolean> {
    const token = seemsSignedIn(cookies) ? readSessionToken(request, cookies) : undefined;
    if (token === undefined) return false;
    try {
      return await this.#options.hasOwnPrices(market, token);
    } catch (error) {
      // Whose prices they are is not known: the page says itself what is not to be had, and is shown to nobody else.
      this.#options.onFailure(error, splitAddress(request.raw.url ?? '/').path);
      return true;
    }
  }

  async #render(visit: Visit): Promise<Rendered> {
    const { page, opened } = openPageRequest(visit, this.#options);
    const answer = await this.#options.answerPage(page, visit.form);
    const answered = await toAnsweredPage(answer, visit.isHttps, this.#options.formOriginsOf(page.address));
    const cookies = [...opened.newCookies(), ...answered.cookies];
    const isPersonal = opened.isPersonal();
    const isPublic = answered.isPublic && !isPersonal && cookies.length === 0;
    const shown = readFirstPrice(visit.cookies) === 'net' ? asNet(answered.page) : answered.page;
    return { ...answered, page: shown, cookies, isPersonal, isPublic };
  }

  /** A page of this request alone. */
  async #sendOwn(visit: Visit, reply: FastifyReply, more: readonly string[]): Promise<FastifyReply> {
    const { page, status, cookies } = await this.#render(visit);
    return sendRendered(visit.request, reply, asOwn(page), status, [...cookies, ...more]);
  }

  /** A cached page if there is one; else one rendering for all who wait for it, cached when the page allows. */
  async #serveCached(visit: Visit, reply: FastifyReply): Promise<FastifyReply> {
    const { cache, now } = this.#options;
    // Fees and rates begin at a full hour (docs/decisions/0005-whole-pages.md).
    const hour = Math.floor(now().getTime() / HOUR_MS);
    const firstPrice = readFirstPrice(visit.cookies) ?? 'gross';
    const key = `${hour} ${visit.market.countryCode} ${visit.isHttps} ${firstPrice} ${visit.request.raw.url}`;
    const cached = cache.get(key);
    if (cached !== undefined) return sendCached(visit.request, reply, cached);
    const underWay = this.#rendering.get(key);
    if (underWay !== undefined) {
      const shared = await underWay;
      if (shared !== undefined) return sendRendered(visit.request, reply, shared, 200, []);
      return this.#sendOwn(visit, reply, []);
    }
    const { generation } = cache;
    const rendered = this.#render(visit);
    this.#rendering.set(
      key,
      rendered.then(
        ({ page, isPublic }) => (isPublic ? page : undefined),
        () => undefined,
      ),
    );
    try {
      const { page, status, cookies, isPublic, isPersonal } = await rendered;
      if (isPublic && isWorthCaching(visit)) void cache.set(key, page, generation);
      return sendRendered(visit.request, reply, isPersonal ? asOwn(page) : page, status, cookies);
    } finally {
      this.#rendering.delete(key);
    }
  }
}

/** Serves the storefront: guards, cached pages, rendering, forms. Every path that no other part took comes here. */
export function registerPages(server: FastifyInstance, options: PagesOptions): void {
  const pages = new Pages(options);
  const serve = (request: FastifyRequest, reply: FastifyReply) => pages.serve(request, reply);
  registerFileForms(server, serve);
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
