import { expect, test } from 'vitest';
import { localeCodes } from '../kernel/locale.ts';
import { pickLocalized } from '../kernel/localized.ts';
import { codFeeTitles } from './cod-fee-titles.ts';
import { markets } from './countries.ts';
import { getStore, getStoreByKey, stores } from './stores.ts';

test('M-07: each of the 25 markets has one store under its own key, in its own languages', () => {
  expect(stores).toHaveLength(25);
  for (const market of markets) {
    const store = getStore(market);
    expect(store.key).toBe(market.storeId);
    expect(getStoreByKey(market.storeId)).toBe(store);
    expect(store.languages).toEqual(market.languages.map(({ locale }) => locale));
    expect(store.distributionChannels).toEqual([market.storeId]);
    expect(store.supplyChannels).toEqual([]);
  }
  expect(getStoreByKey('gantry-xx')).toBeUndefined();
});

test('M-04: the title of the cash-on-delivery fee is told in every locale, in its own language', () => {
  for (const locale of localeCodes.filter((code) => !code.startsWith('en'))) {
    expect(pickLocalized(codFeeTitles, locale), locale).not.toBe(codFeeTitles['en-GB']);
  }
});
