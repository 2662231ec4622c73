import { expect, test } from 'vitest';
import { markets } from './countries.ts';
import { getStore, getStoreByKey, stores } from './stores.ts';

test('M-07: each of the markets has one store under its own key, in its own languages', () => {
  expect(stores).toHaveLength(markets.length);
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
