import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { dispatchCall } from '../api/dispatch.ts';
import type { Engine } from '../api/engine.ts';
import { buildCallError, errorTable } from '../api/errors.ts';
import { buildOpenApi } from '../api/openapi.ts';
import { createContentReader } from '../api/read-content.ts';
import { createCategoryTrees } from '../commerce/goods/catalogue/category-trees.ts';
import { getSellable } from '../commerce/goods/catalogue/get-sellable.ts';
import { hasOwnPrices } from '../commerce/people/sessions/has-own-prices.ts';
import { resumeSession } from '../commerce/people/sessions/resume-session.ts';
import type { SessionLifetime } from '../commerce/people/sessions/session.ts';
import { handleCardNotification } from '../commerce/purchase/checkout/handle-card-notification.ts';
import { createPages } from '../content/pages.ts';
import { createEmbeddedCardProvider } from '../integrations/card/card-embedded.ts';
import { createCardSandboxPage } from '../integrations/card/card-sandbox-page.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { refuse } from '../kernel/outcome.ts';
import { type Market, markets } from '../markets/countries.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import { createShownMedia } from '../media/shown-media.ts';
import { isFlagOn } from '../merchant/merchant.ts';
import { createQueryLog } from '../search/rules/query-log.ts';
import { createSearchRuleSource } from '../search/rules/search-rule-source.ts';
import { answerPage } from '../storefront/render/answer-page.tsx';
import { renderDocument } from '../storefront/render/document.tsx';
import { createAnswerCache } from './answer-cache.ts';
import { createBackgroundWork } from './background-work.ts';
import type { Config } from './config.ts';
import { createSearch } from './create-search.ts';
import { createPostgresEvents } from './events.ts';
import { forgetChanged } from './forget-changed.ts';
import { hashPassword } from './hash-password.ts';
import { registerApi } from './http/api.ts';
import { readBuiltAssets } from './http/built-assets.ts';
import { registerCardSandbox } from './http/card-sandbox.ts';
import { registerCms } from './http/cms.ts';
import { createServer } from './http/create-server.ts';
import { registerMedia } from './http/media.ts';
import { PageCache } from './http/page-cache.ts';
import { registerPages } from './http/pages.ts';
import { endedSessionCookies, sessionCookies } from './http/session-cookies.ts';
import { registerSpeculationRules } from './http/speculation-rules.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { createJobTasks } from './job-tasks.ts';
import { createJobs, installJobSchema, jobs } from './jobs.ts';
import { openMerchant } from './open-merchant.ts';
import { openPageShop } from './open-page-shop.ts';
import type { ShopDatabase } from './open-shop-database.ts';
import { ownAddressOf } from './own-address.ts';
import { loadSecrets } from './secrets.ts';
import { findSeoRedirection } from './seo-redirection.ts';
import { openMediaBlobs } from './shop-media.ts';
import { isShopOrigin } from './shop-origin.ts';
import { answerVatQuestion } from './vat-question.ts';
import { createVatValidation } from './vat-validation.ts';

export interface ShopOptions {
  readonly config: Config;
  readonly database: ShopDatabase;
  /** Where the shop is installed. */
  readonly projectFolder: string;
  /** Where the built shop lies, `build` in the project's folder unless told. */
  readonly buildFolder?: string;
  readonly log: Logger;
  /** Pages that are kept may take this much memory; 64 MiB unless told. */
  readonly pageCacheBytes?: number;
  readonly clock?: Clock;
  /** Writes pages; for measurements, which look at what it is given. */
  readonly render?: typeof renderDocument;
}

/** A shop ready to serve: its HTTP server is not listening yet. */
export interface Shop {
  readonly server: FastifyInstance;
  readonly engine: Engine;
  /** Listens, then runs jobs. Resolves to its address on this machine. */
  start(): Promise<string>;
  /** Takes no more requests and jobs, finishes those in flight. */
  stop(): Promise<void>;
}

/** Of the middleware, as its description says it. */
const VERSION = '1.0.0';
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const CARD_NOTIFICATION_PATH = '/api/notifications/card';

/** Puts the shop together: the one place that knows every part (docs/architecture.md). */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { config, log, projectFolder } = options;
  const { database } = options.database;
  const { pool } = database;
  const clock = options.clock ?? systemClock;
  const secrets = await loadSecrets(config.dataDir, config.secret);
  const hmacKey = secrets.deriveKey('card notifications').toString('hex');
  await installJobSchema(pool, log);
  const events = await createPostgresEvents({ url: options.database.url, log: (line) => log.warn(line) });
  const searchRules = createSearchRuleSource({ database, events, clock });
  const blobs = openMediaBlobs(config);
  const media = await createShownMedia({
    database,
    events,
    onFailure: (error) => log.warn({ err: error }, 'Could not read which pictures are shown'),
  });
  const queryLog = createQueryLog({
    database,
    clock,
    onFailure: (error) => log.warn({ err: error }, 'Could not write down what was searched for'),
  });

  const origins = new Map(
    markets.map((market) => [
      market,
      config.publicOrigin
        .replaceAll('{country}', market.countryCode.toLowerCase())
        .replaceAll('{domain}', market.prodDomain),
    ]),
  );
  const originOf = (market: Market) => origins.get(market) ?? '';
  const currencyOf = (market: Market, on: Date) =>
    resolveCurrency(market, on, { datedCurrencies: config.datedCurrencies === 'on' });
  const search = createSearch({
    config,
    database,
    events,
    clock,
    rules: searchRules,
    currencyOf,
    log: (line) => log.warn(line),
  });
  const pages = createPages(database);
  const cache = new PageCache(options.pageCacheBytes ?? PAGE_CACHE_BYTES);
  const answers = createAnswerCache(clock, search);
  const unsubscribe = forgetChanged({ events, memories: [answers, cache], content: pages, media, search });
  const onMerchantChange = () => {
    answers.clear();
    cache.clear();
  };
  const merchant = await openMerchant({ config, database, events, media, log, onChange: onMerchantChange });
  const vatOf = createVatValidation(config);
  const usesNativeRouting = ({ countryCode }: Market) => merchant.isSwitchedOn('nativeRouting', countryCode);
  let ownAddress = '';
  const takesSandboxCards = config.cardSandbox === 'on';
  const cardSandbox = createEmbeddedCardProvider({
    database,
    jobs,
    clock,
    randomBytes,
    hmacKey,
    get notificationUrl() {
      return `${ownAddress}${CARD_NOTIFICATION_PATH}`;
    },
    isShopOrigin: (origin) => isShopOrigin(origin, originOf),
  });
  const engine: Engine = {
    database,
    events,
    jobs,
    clock,
    randomBytes,
    sellable: { getSellable },
    hashPassword,
    isSwitchedOn: merchant.isSwitchedOn,
    merchant: merchant.current,
    cardProvider: takesSandboxCards ? cardSandbox : undefined,
    get vat() {
      return vatOf(merchant.current());
    },
    reviewPolicy: {
      moderation: config.reviewModeration,
      asksConsent: ({ countryCode }) => merchant.isSwitchedOn('reviewConsent', countryCode),
    },
    search,
    searchRules,
    queryLog,
    categoryTrees: createCategoryTrees(database, clock),
    media,
  };

  const validatesVat = ({ countryCode }: Market) =>
    engine.vat !== undefined && isFlagOn(merchant.current(), 'vatValidation', countryCode);
  const content = createContentReader({
    pages,
    media,
    clock,
    context: {
      merchant: merchant.current,
      currencyOf,
      validatesVat,
      takesCards: engine.cardProvider !== undefined,
    },
    warn: (message) => log.warn(message),
  });

  const tasks = createJobTasks({ config, engine, hmacKey, blobs, originOf });
  const runner = createJobs({ pool, log, tasks });
  const background = createBackgroundWork(engine, log);

  const onFailure = (error: Error, address: string) => log.error({ err: error, address }, 'A request failed');
  const onPageFailure = (error: unknown, address: string) =>
    log.error({ err: error, address }, 'A page failed');
  const buildFolder = options.buildFolder ?? join(projectFolder, 'build');
  const assets = readBuiltAssets(buildFolder);
  const server = createServer({ trustedProxies: config.trustedProxies, onFailure });
  const clientFolder = join(buildFolder, 'client');
  await registerStaticFiles(server, clientFolder);
  await registerMedia(server, { blobs, shown: media, placeholderFolder: join(clientFolder, 'pictures') });
  const openApi = buildOpenApi(VERSION);
  await registerApi(server, {
    onFailure,
    async dispatch(call, body, { market, token, isHttps, clientAddress, idempotencyKey }) {
      const input = parseJson(body);
      if (input === undefined) return { outcome: refuse(buildCallError('InvalidJson')), cookies: [] };
      const cookies: string[] = [];
      const onNewSession = (opened: string, lifetime: SessionLifetime) =>
        void cookies.push(...sessionCookies(opened, lifetime, isHttps));
      const onSessionEnd = () => void cookies.push(...endedSessionCookies(isHttps));
      const session =
        token === undefined
          ? undefined
          : await resumeSession(engine, token, market.storeId, (lifetime) => onNewSession(token, lifetime));
      const outcome = await dispatchCall(
        call,
        input.value,
        {
          market,
          locale: market.languages[0].locale,
          currencyCode: currencyOf(market, clock.now()),
          session,
          clientAddress,
          idempotencyKey,
          onNewSession,
          onSessionEnd,
        },
        engine,
      );
      return { outcome, cookies };
    },
    statusOf: ({ code }) => errorTable[code].status,
    openApi: () => openApi,
    isReady: async () => {
      try {
        await pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    findRedirection: (market, sourceUrl) =>
      findSeoRedirection(
        { market, nativeRouting: usesNativeRouting(market), origin: originOf(market) },
        sourceUrl,
      ),
    answerVatQuestion: (question, clientAddress) => answerVatQuestion(engine, question, clientAddress),
    async receiveCardNotification(body, headers) {
      const received = await handleCardNotification(engine, body, headers);
      if (received.ok) return 'accepted';
      return received.refusal.code === 'SignatureInvalid' ? 'wrong signature' : 'try again';
    },
  });
  await registerCms(server, {
    content,
    absent: buildCallError('ResourceNotFound'),
    unavailable: buildCallError('Unavailable'),
    onFailure,
  });
  if (takesSandboxCards) registerCardSandbox(server, createCardSandboxPage({ database, jobs, clock }));
  registerSpeculationRules(server);
  registerPages(server, {
    cache,
    answerPage: (request, form) =>
      answerPage(request, form, {
        assets,
        render: options.render ?? renderDocument,
        onFailure: (error) => onPageFailure(error, request.url.pathname),
      }),
    now: () => clock.now(),
    openShop: (visitor) =>
      openPageShop(engine, answers, visitor, (error, call) =>
        log.error({ err: error, call }, 'A call of a page failed'),
      ),
    hasOwnPrices: (market, token) => hasOwnPrices(engine, token, market.storeId),
    onFailure: onPageFailure,
    onWarning: (message, address) => log.warn({ address }, message),
    currencyOf,
    asksReviewConsent: engine.reviewPolicy.asksConsent,
    validatesVat,
    openContent: (locale) => content.open(locale),
    openSearchWords: (locale) => ({
      findRedirect: (words) => engine.searchRules.findRedirect(locale, words),
      record: (words, hits) => engine.queryLog.record(locale, words, hits),
    }),
    merchantOf: merchant.pageMerchantOf,
    usesNativeRouting,
    originOf,
  });

  return {
    server,
    engine,
    async start() {
      ownAddress = ownAddressOf(await server.listen({ port: config.port, host: config.host }));
      await runner.start();
      background.start();
      return ownAddress;
    },
    async stop() {
      await server.close();
      await background.stop();
      await runner.stop();
      unsubscribe();
      merchant.stop();
      await search.stop();
      await media.stop();
      searchRules.stop();
      await queryLog.stop();
      await events.stop();
    },
  };
}

/** JSON of a body, in an object so that a literal `null` is told from no JSON at all. An empty body is `{}`. */
function parseJson(body: Uint8Array): { readonly value: unknown } | undefined {
  const text = new TextDecoder('utf-8', { fatal: false }).decode(body);
  if (text.trim() === '') return { value: {} };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
