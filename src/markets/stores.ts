import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import { type Market, markets } from './countries.ts';

/** One market as the commerce backend knows it (rule M-07); what its merchant decides stands in the merchant record. */
export interface Store {
  readonly id: string;
  /** The market's store id, `gantry-de`. */
  readonly key: string;
  readonly countryCode: CountryCode;
  /** The first is served where nothing else is asked for. */
  readonly languages: readonly LocaleCode[];
  /** What is sold under the store's own prices. */
  readonly distributionChannels: readonly string[];
  /** None: all stores sell from one warehouse, whose entries carry no channel (rule K-03). */
  readonly supplyChannels: readonly string[];
}

function buildStore(market: Market): Store {
  const { countryCode, storeId } = market;
  return {
    id: storeId,
    key: storeId,
    countryCode,
    languages: market.languages.map(({ locale }) => locale),
    distributionChannels: [storeId],
    supplyChannels: [],
  };
}

/** The 25 stores, in the order of the markets. */
export const stores: readonly Store[] = markets.map(buildStore);

const byKey = new Map(stores.map((store) => [store.key, store]));

/** The store of a market; every market has one. */
export function getStore(market: Market): Store {
  const store = byKey.get(market.storeId);
  if (store === undefined) throw new Error(`no store for ${market.storeId}`);
  return store;
}

/** `gantry-de` -> its store; `undefined` for one that is not ours. */
export function getStoreByKey(key: string): Store | undefined {
  return byKey.get(key);
}
