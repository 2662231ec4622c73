import type { LocaleCode } from '../../kernel/locale.ts';
import { pickLocalized } from '../../kernel/localized.ts';
import type { CurrencyCode } from '../../kernel/money.ts';
import { accept, refuse } from '../../kernel/outcome.ts';
import { getMarket } from '../../markets/countries.ts';
import { getStoreByKey, type Store, stores } from '../../markets/stores.ts';
import type { Store as PresentedStore } from '../contract/stores.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import type { CallHandlers } from './handler.ts';

/** The bank account for transfers: the merchant's where there is one, else the store's invented one. */
function presentBank(engine: Engine, currencyCode: CurrencyCode) {
  const account = engine.findBankAccount(currencyCode);
  if (account === undefined) return {};
  const { holder, institute, bic, iban } = account;
  return { bankDetails: { accountOwner: holder, institute, bic, iban } };
}

function currencyOf(store: Store, { market, currencyCode }: ApiRequest): CurrencyCode {
  return store.key === market.storeId ? currencyCode : getMarket(store.countryCode).currencyCode;
}

function presentStore(store: Store, locale: LocaleCode, request: ApiRequest, engine: Engine): PresentedStore {
  const { bankDetails: _demonstration, campaigns, codFeeTitle, ...flags } = store.custom;
  return {
    id: store.id,
    key: store.key,
    country: store.countryCode,
    name: pickLocalized(store.name, locale) ?? store.key,
    languages: [...store.languages],
    distributionChannels: store.distributionChannels.map((key) => ({ key })),
    supplyChannels: store.supplyChannels.map((key) => ({ key })),
    custom: {
      ...flags,
      ...presentBank(engine, currencyOf(store, request)),
      campaigns: campaigns.map(({ campaignName, startDate, endDate }) => ({
        campaignName,
        startDate: startDate.toISOString(),
        endDate: endDate.toISOString(),
      })),
      codFeeTitle: pickLocalized(codFeeTitle, locale) ?? '',
    },
  };
}

export const storeHandlers: CallHandlers<'getStores' | 'getStore'> = {
  getStores({ where = {} }, request, engine) {
    const { key, id, ids } = where;
    const results = stores
      .filter(
        (store) =>
          (key === undefined || store.key === key) &&
          (id === undefined || store.id === id) &&
          (ids === undefined || ids.includes(store.id)),
      )
      .map((store) => presentStore(store, request.locale, request, engine));
    return Promise.resolve(accept({ stores: { results } }));
  },

  getStore({ key }, request, engine) {
    const store = getStoreByKey(key);
    return Promise.resolve(
      store === undefined
        ? refuse({ code: 'ResourceNotFound' as const })
        : accept({ store: presentStore(store, request.locale, request, engine) }),
    );
  },
};
