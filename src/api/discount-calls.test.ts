import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import { findPersonalOffer } from '../commerce/goods/discounts/find-discount-offers.ts';
import { statement } from '../kernel/database.ts';
import { getMarket } from '../markets/countries.ts';

const insertDiscount = statement(`
  insert into cart_discount
    (key, name, value, target, sort_order, volume_discount_group, volume, tier, stores, is_active, valid_until)
  values ($1::text, jsonb_build_object('en-GB', $1::text), $2, '{"type":"lineItems","predicate":{"all":[]}}', $3, $4, $5, $6, $7, $8, $9)`);

let shop: TestShop;

interface Row {
  readonly key: string;
  readonly permyriad: number;
  readonly sortOrder: number;
  readonly group?: string;
  readonly volume?: number;
  readonly tier?: string;
  readonly stores?: readonly string[];
  readonly isActive?: boolean;
  readonly validUntil?: string;
}

const addDiscount = (row: Row) =>
  shop.database.query(insertDiscount, [
    row.key,
    { type: 'relative', permyriad: row.permyriad },
    row.sortOrder,
    row.group ?? null,
    row.volume ?? null,
    row.tier ?? null,
    row.stores ?? [],
    row.isActive ?? true,
    row.validUntil ?? null,
  ]);

beforeAll(async () => {
  shop = await createTestShop();
  const group = 'drills';
  await addDiscount({ key: 'ten', permyriad: 1500, sortOrder: 3, group, volume: 10 });
  await addDiscount({ key: 'three', permyriad: 500, sortOrder: 1, group, volume: 3 });
  await addDiscount({ key: 'five', permyriad: 1000, sortOrder: 2, group, volume: 5 });
  await addDiscount({ key: 'nothing', permyriad: 0, sortOrder: 0, group, volume: 2 });
  await addDiscount({ key: 'off', permyriad: 700, sortOrder: 0, group, volume: 4, isActive: false });
  await addDiscount({
    key: 'over',
    permyriad: 700,
    sortOrder: 0,
    group,
    volume: 4,
    validUntil: '2026-11-20T11:00:00Z',
  });
  await addDiscount({ key: 'german', permyriad: 700, sortOrder: 0, group, volume: 4, stores: ['gantry-de'] });
  await addDiscount({ key: 'saws', permyriad: 700, sortOrder: 0, group: 'saws', volume: 4 });
  await addDiscount({ key: 'later', permyriad: 900, sortOrder: 9, tier: 'tier-2' });
  await addDiscount({ key: 'first', permyriad: 300, sortOrder: 4, tier: 'tier-2' });
});
afterAll(() => shop.drop());

test('V-04: volume discounts of a group come by sort order, without those that save nothing or do not count', async () => {
  const { cartDiscounts } = await shop
    .openShopper('SK')
    .get('getVolumeDiscounts', { discountGroup: 'drills' });
  expect(
    cartDiscounts.results.map(({ key, volume, discountPercentage }) => [key, volume, discountPercentage]),
  ).toEqual([
    ['three', 3, 5],
    ['five', 5, 10],
    ['ten', 10, 15],
  ]);
  expect(cartDiscounts.results[0]).toMatchObject({
    isActive: true,
    sortOrder: 1,
    value: { type: 'relative', permyriad: 500 },
    target: { type: 'lineItems', predicate: { all: [] } },
    stores: [{ key: 'gantry-sk' }],
    volumeDiscountGroup: 'drills',
  });
});

test('V-04: a discount of one store is told in that store alone', async () => {
  const { cartDiscounts } = await shop
    .openShopper('DE')
    .get('getVolumeDiscounts', { discountGroup: 'drills' });
  expect(cartDiscounts.results.map(({ key }) => key)).toEqual(['german', 'three', 'five', 'ten']);
});

test('V-05: a tier has the personal discount that comes first, another tier none', async () => {
  const shopper = shop.openShopper('LT');
  const { cartDiscount } = await shopper.get('getPersonalizedDiscounts', { cohortTier: 'tier-2' });
  expect(cartDiscount).toMatchObject({ key: 'first', value: { permyriad: 300 }, discountPercentage: 3 });
  const none = await shopper.get('getPersonalizedDiscounts', { cohortTier: 'tier-3' });
  expect(none.cartDiscount).toBeNull();
});

test('V-05: where personal discounts are switched off there is none', async () => {
  const off = { ...shop.engine, isSwitchedOn: () => false };
  expect(await findPersonalOffer(off, getMarket('LT'), 'tier-2')).toBeUndefined();
  expect(await findPersonalOffer(shop.engine, getMarket('LT'), 'tier-2')).toMatchObject({ basisPoints: 300 });
});
