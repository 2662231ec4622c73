import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Address } from '../../src/api/contract/shared.ts';
import { type CallInput, type CallName, type CallOutput, commerceCalls } from '../../src/api/contract.ts';
import { callCommerce, dispatchCall } from '../../src/api/dispatch.ts';
import type { ApiRequest, Engine } from '../../src/api/engine.ts';
import { createCategoryTrees } from '../../src/commerce/goods/catalogue/category-trees.ts';
import { getSellable } from '../../src/commerce/goods/catalogue/get-sellable.ts';
import { resumeSession } from '../../src/commerce/people/sessions/resume-session.ts';
import { createEmbeddedAddressGuide } from '../../src/integrations/address-guide/address-guide-embedded.ts';
import { createEmbeddedWallet } from '../../src/integrations/card/wallet-embedded.ts';
import { createEmbeddedCaseDesk } from '../../src/integrations/case-desk/case-desk-embedded.ts';
import { type Queryable, statement } from '../../src/kernel/database.ts';
import type { Events, ShopEvent } from '../../src/kernel/events.ts';
import type { JobName } from '../../src/kernel/jobs.ts';
import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { getMarket } from '../../src/markets/countries.ts';
import { type CurrencySettings, resolveCurrency } from '../../src/markets/market-currency.ts';
import { postalCodeExample } from '../../src/markets/postal-codes.ts';
import { switchOn } from '../../src/markets/switches.ts';
import { createSearchRuleSource } from '../../src/search/rules/search-rule-source.ts';
import { inspectRequestFile } from '../../src/server/case-desk.ts';
import { hashPassword } from '../../src/server/hash-password.ts';
import { installJobSchema, jobs } from '../../src/server/jobs.ts';
import { type CardPartner, createCardPartner } from './card-partner.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { testMerchant } from './merchant.ts';
import { createVatRegister, type VatRegister } from './vat-register.ts';

/** The engine on a database of its own, with a clock that stands still and a card partner that the test plays. */
export interface TestShop {
  readonly engine: Engine;
  readonly database: TestDatabase['database'];
  /** Of the database, for what opens it a second time. */
  readonly url: string;
  readonly partner: CardPartner;
  readonly vatService: VatRegister;
  /** What was announced, in order of its statement; what was rolled back is among it. */
  readonly announced: readonly ShopEvent[];
  readonly clock: { time: Date };
  /** What operators were told of payments, in order. */
  readonly suspected: readonly { readonly kind: string; readonly answer: string }[];
  /** Payments that could not be looked into when the partner told of them. */
  readonly failedPayments: readonly string[];
  /** Refunds of whose failure they were told. */
  readonly failedRefunds: readonly Readonly<Record<string, unknown>>[];
  /** What the merchant says of dated currencies; may be changed while the shop is open. */
  readonly currencySettings: { datedCurrencies: boolean };
  addProduct(product: TestProduct): Promise<void>;
  stockOf(sku: string): Promise<number>;
  /** Payloads of the jobs that wait under a name. */
  findJobs(name: JobName): Promise<unknown[]>;
  /** `engine` is the shop's own, or another process's on the same database. */
  openShopper(country?: CountryCode, engine?: Engine, token?: string, clientAddress?: string): TestShopper;
  drop(): Promise<void>;
}

export interface TestProduct {
  readonly sku: string;
  /** Gross minor units, in every market of the currency. */
  readonly cents: number;
  readonly currency?: string;
  readonly available?: number;
  readonly package?: 'parcel' | 'freight';
  readonly published?: boolean;
}

/** Someone in front of a shop: each call is a request of its own, with the session the calls before it opened. */
export interface TestShopper {
  call<Name extends CallName>(name: Name, input: CallInput<Name>): ReturnType<typeof callCommerce<Name>>;
  /** The same, for what no type would let through, and with a key. */
  send(name: string, input: unknown, idempotencyKey?: string): ReturnType<typeof dispatchCall>;
  /** The answer, or a failing test that says why there is none. */
  get<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  /** Opens an account, with a password that `signIn` knows. */
  signUp(email: string): Promise<CallOutput<'signUp'>>;
  signIn(email: string): Promise<CallOutput<'signIn'>>;
  readonly token: string | undefined;
}

/** Of every account that `TestShopper.signUp` opens. */
export const testPassword = 'olive-harbour-42';

const silent = () => undefined;
const silentLog = { error: silent, warn: silent, info: silent, debug: silent };

const insertType = statement(
  `insert into product_type (key) values ('standard_product') on conflict do nothing`,
);
const upsertProduct = statement(`
  insert into product (sku, product_type, name, slug, categories, package, published)
  values ($1, 'standard_product', jsonb_build_object('en-GB', 'Product ' || $1),
          jsonb_build_object('en-GB', 'product-' || substr($1, 3)), '{}', $2, $3)
  on conflict (sku) do update set package = excluded.package, published = excluded.published`);
const upsertPrice = statement(`
  insert into price (sku, key, currency, cent_amount) values ($1, $2, $2, $3)
  on conflict (sku, key) do update set cent_amount = excluded.cent_amount`);
const upsertStock = statement(`
  insert into inventory (sku, available) values ($1, $2) on conflict (sku, channel) do update set available = excluded.available`);
const selectStock = statement(`select available from inventory where sku = $1 and channel = ''`);
const selectJobs = statement(`
  select jobs.payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
   where tasks.identifier = $1 order by jobs.id`);

export async function createTestShop(): Promise<TestShop> {
  const { database, pool, url, drop } = await createTestDatabase();
  await installJobSchema(pool, silentLog);
  await database.query(insertType);
  const partner = createCardPartner();
  const vatService = createVatRegister();
  const announced: ShopEvent[] = [];
  const clock = { time: new Date('2026-11-20T12:00:00Z') };
  const currencySettings = { datedCurrencies: false };
  const suspected: { kind: string; answer: string }[] = [];
  const failedPayments: string[] = [];
  const failedRefunds: Readonly<Record<string, unknown>>[] = [];
  const events: Events = {
    announce(_transaction: Queryable, event: ShopEvent) {
      announced.push(event);
      return Promise.resolve();
    },
    subscribe: () => silent,
  };
  const isShopOrigin = (origin: string) =>
    /^(?:http:\/\/[a-z]{2}\.localhost(?::3000)?|https:\/\/gantry\.[a-z]{2})$/.test(origin);
  const engine: Engine = {
    database,
    jobs,
    events,
    clock: { now: () => clock.time },
    randomBytes,
    sellable: { getSellable },
    hashPassword,
    isSwitchedOn: (name, countryCode) => switchOn(name, countryCode, 'test'),
    cardProvider: partner,
    walletProvider: createEmbeddedWallet({
      database,
      clock: { now: () => clock.time },
      randomBytes,
      isShopOrigin,
      partnerHost: 'card-partner.localhost',
    }),
    onSuspicion: ({ kind, answer }) => suspected.push({ kind, answer }),
    onPaymentFailure: (_error, paymentId) => failedPayments.push(paymentId),
    onRefundFailure: (failure) => failedRefunds.push(failure),
    merchant: () => testMerchant,
    sellsIn: () => true,
    isShopOrigin,
    vat: { service: vatService, ownVatId: 'SK9999999999', sellerCountry: 'SK' },
    reviewPolicy: {
      moderation: 'on',
      asksConsent: ({ countryCode }) => switchOn('reviewConsent', countryCode, 'test'),
    },
    addressGuide: createEmbeddedAddressGuide(),
    onGuideFailure: silent,
    caseDesk: createEmbeddedCaseDesk(),
    inspectRequestFile,
    categoryTrees: createCategoryTrees(database, { now: () => clock.time }),
    search: {
      search: () => Promise.resolve({ total: 0, skus: [] }),
      suggest: () => Promise.resolve({ total: 0, skus: [], categories: [], brands: [], queries: [] }),
      explain: () => Promise.resolve({ lines: [] }),
      version: 1,
    },
    searchRules: createSearchRuleSource({ database, events, clock: { now: () => clock.time } }),
    queryLog: { record: silent },
    media: { pictureStem: (name) => name, leadsToSomething: () => true, bytesOf: () => undefined },
  };
  return {
    engine,
    database,
    url,
    partner,
    vatService,
    announced,
    clock,
    suspected,
    failedPayments,
    failedRefunds,
    currencySettings,
    async addProduct(product) {
      const { sku, cents, currency = 'EUR', available = 100 } = product;
      await database.query(upsertProduct, [sku, product.package ?? 'parcel', product.published ?? true]);
      await database.query(upsertPrice, [sku, currency, cents]);
      await database.query(upsertStock, [sku, available]);
    },
    async stockOf(sku) {
      const [row] = await database.query<{ available: number }>(selectStock, [sku]);
      return row?.available ?? 0;
    },
    async findJobs(name) {
      const rows = await database.query<{ payload: unknown }>(selectJobs, [name]);
      return rows.map((row) => row.payload);
    },
    openShopper: (country = 'SK', other = engine, token, clientAddress) =>
      openShopper(other, country, currencySettings, token, clientAddress),
    drop,
  };
}

function openShopper(
  engine: Engine,
  country: CountryCode,
  currencySettings: CurrencySettings,
  knownToken?: string,
  clientAddress?: string,
): TestShopper {
  const market = getMarket(country);
  const locale: LocaleCode = market.languages[0].locale;
  let token = knownToken;
  const buildRequest = async (): Promise<ApiRequest> => ({
    market,
    locale,
    session: token === undefined ? undefined : await resumeSession(engine, token, market.storeId),
    currencyCode: resolveCurrency(market, engine.clock.now(), currencySettings),
    clientAddress,
    onNewSession(opened) {
      token = opened;
    },
    onSessionEnd() {
      token = undefined;
    },
  });
  const shopper: TestShopper = {
    get token() {
      return token;
    },
    async call(name, input) {
      const outcome = await callCommerce(name, input, await buildRequest(), engine);
      // An answer is exactly what the contract says, nothing less and nothing more.
      if (outcome.ok) expect(commerceCalls[name].output.parse(outcome.value)).toEqual(outcome.value);
      return outcome;
    },
    async send(name, input, idempotencyKey) {
      return dispatchCall(name, input, { ...(await buildRequest()), idempotencyKey }, engine);
    },
    async get(name, input) {
      const outcome = await shopper.call(name, input);
      if (!outcome.ok) throw new Error(`${name}: ${JSON.stringify(outcome.refusal)}`);
      return outcome.value;
    },
    signUp: (email) =>
      shopper.get('signUp', { email, password: testPassword, firstName: 'Jana', lastName: 'Nováková' }),
    signIn: (email) => shopper.get('signIn', { email, password: testPassword }),
  };
  return shopper;
}

/** A whole address of a private person in the country. */
export function addressIn(country: CountryCode): Address {
  return {
    firstName: 'Jana',
    lastName: 'Nováková',
    streetName: 'Hlavná',
    streetNumber: '12',
    postalCode: postalCodeExample(country),
    city: 'Mesto',
    region: 'MI',
    phone: '+421 900 123 456',
    country,
  };
}

/** Puts a product in the shopper's cart and fills in what an order needs. */
export async function fillCart(
  shopper: TestShopper,
  sku: string,
  quantity = 1,
  country: CountryCode = 'SK',
): Promise<CallOutput<'getCart'>['cart']> {
  const { cart } = await shopper.get('addToCart', { sku, quantity });
  const address = addressIn(country);
  const updated = await shopper.get('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
      { action: 'setCustomerEmail', email: 'jana@example.com' },
    ],
  });
  return updated.cart;
}
