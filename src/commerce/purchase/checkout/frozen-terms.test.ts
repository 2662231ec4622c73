import { afterAll, beforeAll, expect, test } from 'vitest';
import { testMerchant } from '../../../../tests/support/merchant.ts';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import type { Merchant } from '../../../merchant/merchant-schema.ts';
import { getOrder } from '../orders/find-orders.ts';

let shop: TestShop;
const saw = 'EX10000001';
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 100 });
});
afterAll(() => shop.drop());

async function orderUnder(merchant: Merchant) {
  const shopper = shop.openShopper('SK', { ...shop.engine, merchant: () => merchant });
  const cart = await fillCart(shopper, saw);
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
  return order.id;
}

test('D-02: an order freezes the terms that it was made under, whatever counsel writes later', async () => {
  const before = await orderUnder(testMerchant);
  const button = { 'sk-SK': 'Objednať s povinnosťou platby' };
  const terms = [
    { validFrom: '2026-11-01' as const, source: 'counsel', withdrawalDays: 30, orderButton: button },
  ];
  const after = await orderUnder({ ...testMerchant, legal: { ...testMerchant.legal, terms } });
  const termsOf = async (id: string) => (await getOrder(shop.database, id))?.contents.legalTerms;
  expect(await termsOf(before)).toEqual({ withdrawalDays: 14, guaranteeYears: 2, words: {} });
  expect(await termsOf(after)).toEqual({
    validFrom: '2026-11-01',
    withdrawalDays: 30,
    guaranteeYears: 2,
    words: { orderButton: 'Objednať s povinnosťou platby' },
  });
});
