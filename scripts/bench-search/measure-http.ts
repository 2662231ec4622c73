import { setTimeout as delay } from 'node:timers/promises';
import { startBenchShop } from '../../tests/load/bench-shop.ts';
import { quantile } from '../../tests/load/speed.ts';
import { createShopClient, type ShopClient } from '../../tests/support/shop-client.ts';
import { createRandom, pickNumber, pickOne } from './random.ts';

export interface HttpFigures {
  readonly perSecond: number;
  readonly seconds: number;
  /** Milliseconds from the moment a request was due, so that waiting for others counts. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  readonly failures: number;
  /** Suggestions that named a product. */
  readonly found: number;
}

const PER_SECOND = 150;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const SEED = 11;

/** Markets whose shoppers write in different languages, and in three scripts. */
const asked = [
  { host: 'de.localhost', locale: 'de-DE' },
  { host: 'fr.localhost', locale: 'fr-FR' },
  { host: 'pl.localhost', locale: 'pl-PL' },
  { host: 'gr.localhost', locale: 'el-GR' },
  { host: 'bg.localhost', locale: 'bg-BG' },
  { host: 'fi.localhost', locale: 'fi-FI' },
  { host: 'ie.localhost', locale: 'en-IE' },
  { host: 'hu.localhost', locale: 'hu-HU' },
] as const;
const NAMES = 48;

interface Shoppers {
  readonly client: ShopClient;
  readonly locale: (typeof asked)[number]['locale'];
  readonly names: readonly string[];
}

/** Suggestions for half-typed names of products in eight languages, at a constant rate whatever the shop does. */
export async function measureHttp(): Promise<HttpFigures> {
  const shop = await startBenchShop();
  const clients: ShopClient[] = [];
  try {
    const shoppers: Shoppers[] = [];
    for (const { host, locale } of asked) {
      const client = createShopClient(shop.process.port, host);
      clients.push(client);
      shoppers.push({ client, locale, names: await readNames(client, locale) });
    }
    const random = createRandom(SEED);
    await suggestAtRate(random, shoppers, WARM_UP_SECONDS);
    return await suggestAtRate(random, shoppers, SECONDS);
  } finally {
    for (const client of clients) client.close();
    await shop.stop();
  }
}

async function readNames(client: ShopClient, locale: Shoppers['locale']): Promise<string[]> {
  const found = await client.call('productSearch', { querySet: 'listing', locale, limit: NAMES });
  if ('error' in found) throw new Error(found.error.message);
  return found.data.products.results.map(({ name }) => name);
}

async function suggestAtRate(
  random: () => number,
  shoppers: readonly Shoppers[],
  seconds: number,
): Promise<HttpFigures> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let failures = 0;
  let found = 0;
  const ask = async ({ client, locale, names }: Shoppers, began: number) => {
    const name = pickOne(random, names);
    const query = name.slice(0, pickNumber(random, 3, Math.min(name.length, 20)));
    const answer = await client.call('getSearchSuggestions', { locale, query });
    times.push(performance.now() - began);
    if ('error' in answer) failures += 1;
    else if (answer.data.products.length > 0) found += 1;
  };
  const began = performance.now();
  for (let number = 0; number < seconds * PER_SECOND; number++) {
    const due = began + (number * 1000) / PER_SECOND;
    const early = due - performance.now();
    // A timer knows whole milliseconds only: what leaves a little early is not credited with it.
    if (early >= 1) await delay(Math.floor(early));
    pending.push(ask(pickOne(random, shoppers), Math.min(due, performance.now())));
  }
  await Promise.all(pending);
  times.sort((left, right) => left - right);
  return {
    perSecond: PER_SECOND,
    seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    worst: times.at(-1) ?? Number.NaN,
    failures,
    found,
  };
}
