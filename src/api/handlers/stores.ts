import type { LocaleCode } from '../../kernel/locale.ts';
import type { CurrencyCode } from '../../kernel/money.ts';
import { accept, refuse } from '../../kernel/outcome.ts';
import { getMarket } from '../../markets/countries.ts';
import { getStoreByKey, type Store, stores } from '../../markets/stores.ts';
import { campaignsOf, findBankAccount, flagsOf } from '../../merchant/merchant.ts';
import type { Merchant } from '../../merchant/merchant-schema.ts';
import { sayInAnswer } from '../api-text.ts';
import type { Store as PresentedStore } from '../contract/stores.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import type { CallHandlers } from './handler.ts';

function presentBank(merchant: Merchant, currencyCode: CurrencyCode) {
  const account = findBankAccount(merchant, currencyCode);
  if (account === undefined) return {};
  const { holder, institute, bic, iban } = account;
  return { bankDetails: { accountOwner: holder, institute, bic, iban } };
}

function currencyOf(store: Store, { market, currencyCode }: ApiRequest): CurrencyCode {
  return store.key === market.storeId ? currencyCode : getMarket(store.countryCode).currencyCode;
}

function presentStore(store: Store, locale: LocaleCode, request: ApiRequest, engine: Engine): PresentedStore {
  const merchant = engine.merchant();
  const { label } = getMarket(store.countryCode);
  return {
    id: store.id,
    key: store.key,
    country: store.countryCode,
    name: [merchant.company?.shopName, label].filter((part) => part !== undefined).join(' '),
    languages: [...store.languages],
    distributionChannels: store.distributionChannels.map((key) => ({ key })),
    supplyChannels: store.supplyChannels.map((key) => ({ key })),
    custom: {
      ...flagsOf(merchant, store.countryCode),
      ...presentBank(merchant, currencyOf(store, request)),
      campaigns: campaignsOf(merchant, store.countryCode).map(({ campaignName, startDate, endDate }) => ({
        campaignName,
        startDate,
        endDate,
      })),
      codFeeTitle: sayInAnswer(locale, 'codFee'),
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
