import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { dispatchCall } from '../api/dispatch.ts';
import type { Engine } from '../api/engine.ts';
import { buildCallError, errorTable } from '../api/errors.ts';
import { buildOpenApi } from '../api/openapi.ts';
import { presentOrder } from '../api/present-order.ts';
import { presentReversal } from '../api/present-reversal.ts';
import { removeAbandonedCarts } from '../commerce/cart/remove-abandoned-carts.ts';
import { createCategoryTrees } from '../commerce/catalogue/category-trees.ts';
import { getSellable } from '../commerce/catalogue/get-sellable.ts';
import { forgetOldTries } from '../commerce/customers/forget-old-tries.ts';
import { prepareAccountMail } from '../commerce/customers/prepare-account-mail.ts';
import { forgetOldAnswers } from '../commerce/idempotency/forget-old-answers.ts';
import { getOrder, getReversedOrder } from '../commerce/orders/find-orders.ts';
import { refundPayment } from '../commerce/orders/settle-refund.ts';
import { cancelCardPayment } from '../commerce/payments/cancel-card-payment.ts';
import { handleCardNotification } from '../commerce/payments/handle-card-notification.ts';
import { settleOverduePayments } from '../commerce/payments/settle-overdue-payments.ts';
import { refreshAtBoundaries } from '../commerce/pricing/refresh-at-boundaries.ts';
import { hasOwnPrices } from '../commerce/sessions/has-own-prices.ts';
import { resumeSession } from '../commerce/sessions/resume-session.ts';
import type { SessionKeeping } from '../commerce/sessions/session.ts';
import { returnExpiredStock } from '../commerce/stock/return-expired-stock.ts';
import { forgetOldVerdicts } from '../commerce/vat/check-vat-number.ts';
import { createEmbeddedCardProvider } from '../integrations/card/card-embedded.ts';
import { createNotificationDelivery } from '../integrations/card/card-notification.ts';
import { createCardSandboxPage } from '../integrations/card/card-sandbox-page.ts';
import { createFileMailer } from '../integrations/mail/mail-files.ts';
import { createSmtpMailer } from '../integrations/mail/mail-smtp.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { refuse } from '../kernel/outcome.ts';
import { createAccountMail } from '../mail/send-account-mail.ts';
import { createOrderConfirmation } from '../mail/send-order-confirmation.ts';
import { createReversalNotice } from '../mail/send-reversal-notice.ts';
import { getDemonstrationAccount } from '../markets/bank-accounts.ts';
import { getMarket, type Market, markets } from '../markets/countries.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import { getStore } from '../markets/stores.ts';
import { switchOn } from '../markets/switches.ts';
import { createEmbeddedSearch } from '../search/embedded/embedded-search.ts';
import { demonstrationCompany } from './company-data.ts';
import type { Config } from './config.ts';
import { createPostgresEvents } from './events.ts';
import { hashPassword } from './hash-password.ts';
import { registerApi } from './http/api.ts';
import { registerCardSandbox } from './http/card-sandbox.ts';
import { createServer } from './http/create-server.ts';
import { PageCache } from './http/page-cache.ts';
import { type PagesBuild, registerPages } from './http/pages.ts';
import { endedSessionCookies, sessionCookies } from './http/session-cookies.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { createJobs, installJobSchema, jobs } from './jobs.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { openPageShop } from './open-page-shop.ts';
import type { ShopDatabase } from './open-shop-database.ts';
import { ownAddressOf } from './own-address.ts';
import { repeatWork } from './repeated-work.ts';
import { loadSecrets } from './secrets.ts';
import { findSeoRedirection } from './seo-redirection.ts';
import { isShopOrigin } from './shop-origin.ts';
import { timeWork } from './timed-work.ts';
import { answerVatQuestion } from './vat-question.ts';
import { createVatValidation } from './vat-validation.ts';

export interface ShopOptions {
  readonly config: Config;
  readonly database: ShopDatabase;
  readonly build: PagesBuild;
  /** Where `build/`, `demo/` and `db/` lie. */
  readonly projectFolder: string;
  readonly log: Logger;
  /** Pages that are kept may take this much memory; 64 MiB unless told. */
  readonly pageCacheBytes?: number;
  readonly clock?: Clock;
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
/** How often card payments of which nothing was heard are asked about. */
const OVERDUE_EVERY_MS = 5 * 60_000;
/** How often reservations that have expired are given back; whoever is short of the pieces does not wait for it. */
const EXPIRE_EVERY_MS = 5000;
/** How long a price whose time was set by another process may wait to be noticed. */
const PRICES_AT_MOST_MS = 60_000;
/** How often what visitors left behind is removed. */
const CLEAN_EVERY_MS = 60 * 60_000;
const CARD_NOTIFICATION_PATH = '/api/notifications/card';

/** Puts the shop together: the one place that knows every part (architecture: composition root). */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { config, log, projectFolder } = options;
  const { database } = options.database;
  const { pool } = database;
  const clock = options.clock ?? systemClock;
  const secrets = await loadSecrets(config.dataDir, config.secret);
  const hmacKey = secrets.deriveKey('card notifications').toString('hex');
  await installJobSchema(pool, log);
  const events = await createPostgresEvents({ url: options.database.url, log: (line) => log.warn(line) });
  const search = createEmbeddedSearch({ database, events, clock, log: (line) => log.warn(line) });

  const origins = new Map(
    markets.map((market) => [
      market,
      config.publicOrigin
        .replaceAll('{country}', market.countryCode.toLowerCase())
        .replaceAll('{domain}', market.prodDomain),
    ]),
  );
  const originOf = (market: Market) => origins.get(market) ?? '';
  const usesNativeRouting = (market: Market) =>
    switchOn('nativeRouting', market.countryCode, config.environment);
  const currencyOf = (market: Market, on: Date) =>
    resolveCurrency(market, on, { datedCurrencies: config.datedCurrencies === 'on' });
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
    isSwitchedOn: (name, countryCode) => switchOn(name, countryCode, config.environment),
    cardProvider: takesSandboxCards ? cardSandbox : undefined,
    findBankAccount: pickBankAccounts(config),
    vat: createVatValidation(config),
    reviewTerms: {
      moderation: config.reviewModeration,
      asksConsent: ({ countryCode }) => switchOn('reviewConsent', countryCode, config.environment),
    },
    search,
    categoryTrees: createCategoryTrees(database, clock),
  };

  const mailer =
    config.mail.kind === 'smtp' ? createSmtpMailer(config.mail.url) : createFileMailer(config.mail.folder);
  const runner = createJobs({
    pool,
    log,
    tasks: {
      'send-order-confirmation': createOrderConfirmation({
        getOrder: async (id) => {
          const order = await getOrder(database, id);
          return order === undefined ? undefined : presentOrder(order);
        },
        mailer,
        company: { ...demonstrationCompany, vatId: config.ownVatId },
        fromAddress: addressOf(config.mail.from),
        clock,
      }),
      'send-account-mail': createAccountMail({
        prepare: (request) => prepareAccountMail(engine, request),
        mailer,
        company: demonstrationCompany,
        fromAddress: addressOf(config.mail.from),
        originOf: (country) => originOf(getMarket(country)),
        clock,
      }),
      'deliver-card-notification': createNotificationDelivery({ database, clock, hmacKey }),
      'cancel-card-payment': (payload) => cancelCardPayment(engine, payload),
      'refund-payment': (payload) => refundPayment(engine, payload),
      'send-reversal-notice': createReversalNotice({
        getReversedOrder: async (id) => {
          const found = await getReversedOrder(database, id);
          return found && presentReversal(found.order, found.reversal);
        },
        mailer,
        company: demonstrationCompany,
        fromAddress: addressOf(config.mail.from),
        clock,
      }),
    },
  });

  const overdue = repeatWork(
    OVERDUE_EVERY_MS,
    () => settleOverduePayments(engine),
    (error) => log.warn({ err: error }, 'Could not ask about overdue card payments'),
  );

  const expiring = repeatWork(
    EXPIRE_EVERY_MS,
    () => returnExpiredStock(engine),
    (error) => log.warn({ err: error }, 'Could not give back expired reservations'),
  );

  const cleaning = repeatWork(
    CLEAN_EVERY_MS,
    async () => {
      await removeAbandonedCarts(engine);
      await forgetOldTries(engine);
      await forgetOldAnswers(engine);
      await forgetOldVerdicts(engine);
    },
    (error) => log.warn({ err: error }, 'Could not remove what visitors left behind'),
  );

  const pricing = timeWork({
    clock,
    work: () => refreshAtBoundaries(engine),
    atMostMilliseconds: PRICES_AT_MOST_MS,
    onFailure: (error) => log.warn({ err: error }, 'Could not change prices whose time has come'),
  });

  const cache = new PageCache(options.pageCacheBytes ?? PAGE_CACHE_BYTES);
  const answers = createKeptAnswers(clock);
  const forget = () => {
    answers.clear();
    cache.clear();
  };
  /** Until the search has read the change, a listing is made of what it was before: it must not stay. */
  const forgetAll = () => {
    forget();
    void search.settled().then(forget);
  };
  const unsubscribe = events.subscribe((event) => {
    if (event.type === 'catalogue-changed') forgetAll();
    if (event.type === 'stock-changed') {
      const tags = event.skus.map((sku) => `sku:${sku}`);
      answers.drop(tags);
      cache.drop(tags);
    }
  }, forgetAll);

  const onFailure = (error: Error, address: string) => log.error({ err: error, address }, 'A request failed');
  const server = createServer({ trustedProxies: config.trustedProxies, onFailure });
  await registerStaticFiles(server, {
    clientFolder: join(projectFolder, 'build', 'client'),
    picturesFolder: join(projectFolder, 'demo', 'pictures', 'out'),
  });
  const openApi = buildOpenApi(VERSION);
  await registerApi(server, {
    onFailure,
    async dispatch(call, body, { market, token, isHttps, clientAddress, idempotencyKey }) {
      const input = parseJson(body);
      if (input === undefined) return { outcome: refuse(buildCallError('InvalidJson')), cookies: [] };
      const cookies: string[] = [];
      const onNewSession = (opened: string, keeping: SessionKeeping) =>
        void cookies.push(...sessionCookies(opened, keeping, isHttps));
      const onSessionEnd = () => void cookies.push(...endedSessionCookies(isHttps));
      const session =
        token === undefined
          ? undefined
          : await resumeSession(engine, token, market.storeId, (keeping) => onNewSession(token, keeping));
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
  if (takesSandboxCards) registerCardSandbox(server, createCardSandboxPage({ database, jobs, clock }));
  registerPages(server, {
    build: options.build,
    cache,
    now: () => clock.now(),
    openShop: (visitor) =>
      openPageShop(engine, answers, visitor, (error, call) =>
        log.error({ err: error, call }, 'A call of a page failed'),
      ),
    hasOwnPrices: (market, token) => hasOwnPrices(engine, token, market.storeId),
    onFailure: (error, address) => log.error({ err: error, address }, 'A page failed'),
    currencyOf,
    validatesVat: (market) => engine.vat !== undefined && getStore(market).custom.vatValidation,
    supportEmail: demonstrationCompany.email,
    usesNativeRouting,
    originOf,
  });

  return {
    server,
    engine,
    async start() {
      ownAddress = ownAddressOf(await server.listen({ port: config.port, host: config.host }));
      await runner.start();
      overdue.start();
      cleaning.start();
      pricing.start();
      expiring.start();
      return ownAddress;
    },
    async stop() {
      await server.close();
      await overdue.stop();
      await cleaning.stop();
      await pricing.stop();
      await expiring.stop();
      await runner.stop();
      unsubscribe();
      search.stop();
      await events.stop();
    },
  };
}

/**
 * The merchant's accounts where they are set. Nobody owns the demonstration's: no real customer may be told to transfer
 * money there (interpretation 17).
 */
function pickBankAccounts({ bankAccounts, environment }: Config): Engine['findBankAccount'] {
  if (bankAccounts !== undefined) return (currencyCode) => bankAccounts[currencyCode];
  return environment === 'production' ? () => undefined : getDemonstrationAccount;
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

/** `Gantry <shop@example.com>` -> `shop@example.com`. */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
