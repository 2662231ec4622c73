import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cartDiscountLine,
  categoryLine,
  codeLine,
  guaranteeLine,
  importLines,
  moneyOf,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';
import { createTestShop, fillCart, type TestShop, type TestShopper } from '../../tests/support/test-shop.ts';
import { getOrder } from '../commerce/purchase/orders/find-orders.ts';
import { statement } from '../kernel/database.ts';
import { money } from '../kernel/money.ts';
import type { Cart } from './contract/cart.ts';

const euro = (cents: number) => money('EUR', cents);
const [drill, gloves, mask, tape] = [skuOf(1), skuOf(2), skuOf(3), skuOf(4)] as const;
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await importLines(shop.database, [
    typeLine(),
    { type: 'productType', key: 'extra_guarantee', attributes: [] },
    categoryLine('workshop'),
    ...[1, 2, 3, 4].map((number) => productLine(number)),
    priceLine(1, 'EUR', 10_000),
    {
      ...priceLine(1, 'EUR', 2000),
      key: `${drill}/EUR/channel=staff`,
      channel: 'staff',
    },
    { ...priceLine(4, 'EUR', 450), key: `${tape}/EUR/channel=gantry-de`, channel: 'gantry-de' },
    priceLine(2, 'EUR', 1500),
    priceLine(3, 'EUR', 900),
    priceLine(4, 'EUR', 500),
    guaranteeLine('4100010'),
    stockLine(1, 1000),
    stockLine(2, 3),
    stockLine(3, 1),
    stockLine(4, 1000),
    stockLine(4, 5, 'north'),
    cartDiscountLine('gloves', { value: { type: 'giftLineItem', sku: gloves } }),
    ...['mask-one', 'mask-two'].map((key) =>
      cartDiscountLine(key, {
        value: { type: 'giftLineItem', sku: mask },
        minimumGoods: [moneyOf('EUR', 40_000)],
      }),
    ),
    cartDiscountLine('all', { value: { type: 'relative', permyriad: 10_000 }, requiresDiscountCode: true }),
    cartDiscountLine('free-delivery', {
      value: { type: 'relative', permyriad: 10_000 },
      target: { type: 'shipping' },
      requiresDiscountCode: true,
    }),
    cartDiscountLine('other', { requiresDiscountCode: true }),
    codeLine('ALL', ['all', 'free-delivery']),
    codeLine('OTHER', ['other']),
    cartDiscountLine('tape', { value: { type: 'giftLineItem', sku: tape }, requiresDiscountCode: true }),
    codeLine('TAPE', ['tape']),
  ]);
});
afterAll(() => shop.drop());

async function orderByTransfer(shopper: TestShopper, { id, version }: Pick<Cart, 'id' | 'version'>) {
  const paid = await shopper.call('createBankPayment', { cartId: id, cartVersion: version });
  return paid.ok ? shopper.call('createMyOrderFromCart', { id, version: paid.value.cart.version }) : paid;
}

const giftsOf = (cart: Pick<Cart, 'lineItems'>) =>
  cart.lineItems.filter((line) => line.lineItemMode === 'GiftLineItem').map((line) => line.variant.sku);

describe('gifts', () => {
  test('G-06: the pieces that a shopper buys are not given to them as well: who buys the last ones can order', async () => {
    const shopper = shop.openShopper('DE');
    const two = await fillCart(shopper, gloves, 2, 'DE');
    expect(giftsOf(two)).toEqual([gloves]);
    const { cart: three } = await shopper.get('updateCartQuantity', {
      id: two.id,
      version: two.version,
      lineItemId: two.lineItems[0]?.id ?? '',
      quantity: 3,
    });
    expect(giftsOf(three)).toEqual([]);
    expect(await orderByTransfer(shopper, three)).toMatchObject({ ok: true });
    expect(await shop.stockOf(gloves)).toBe(0);
  });

  test('G-06: two discounts that give the last piece of a product give it once', async () => {
    const shopper = shop.openShopper('DE');
    const cart = await fillCart(shopper, drill, 4, 'DE');
    expect(giftsOf(cart)).toEqual([mask]);
    expect(await orderByTransfer(shopper, cart)).toMatchObject({ ok: true });
    expect(await shop.stockOf(mask)).toBe(0);
  });
});

test('G-06: who was told of a gift orders with it, or is told first that it is gone', async () => {
  await importLines(shop.database, [stockLine(3, 1)]);
  const shopper = shop.openShopper('DE');
  const cart = await fillCart(shopper, drill, 4, 'DE');
  expect(giftsOf(cart)).toEqual([mask]);
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  await importLines(shop.database, [stockLine(3, 0)]);
  expect(await shopper.call('createMyOrderFromCart', { id: cart.id, version: cart.version })).toMatchObject({
    refusal: { code: 'PriceChanged' },
  });
  const { cart: told } = await shopper.get('getCart', { id: cart.id });
  expect(giftsOf(told)).toEqual([]);
  expect(told).toMatchObject({ version: cart.version + 1, totalPrice: cart.totalPrice });
  expect(await orderByTransfer(shopper, told)).toMatchObject({ ok: true });
});

test('G-06: a code that gives nothing but a refused gift is not used up by the order', async () => {
  const shopper = shop.openShopper('DE');
  const filled = await fillCart(shopper, tape, 1, 'DE');
  const { id } = filled;
  const { cart } = await shopper.get('applyCartCoupon', { id, version: filled.version, code: 'TAPE' });
  const gift = cart.lineItems.find(
    (line) => line.variant.sku === tape && line.lineItemMode === 'GiftLineItem',
  );
  const { cart: refused } = await shopper.get('removeFromCart', {
    id,
    version: cart.version,
    lineItemId: gift?.id ?? '',
  });
  expect(refused.discountCodes[0]?.state).toBe('DoesNotMatchCart');
  expect(await orderByTransfer(shopper, refused)).toMatchObject({ ok: true });
  expect(
    await shop.database.query(statement("select applications from discount_code where code = 'TAPE'")),
  ).toEqual([{ applications: 0 }]);
});

describe('channels', () => {
  test('V-02: a caller gets the prices of the store alone, not those of a channel that they name', async () => {
    const shopper = shop.openShopper('DE');
    const refusal = { code: 'InvalidInput', fields: { distributionChannel: 'oneOf' } };
    expect(await shopper.call('addToCart', { sku: drill, distributionChannel: 'staff' })).toMatchObject({
      refusal,
    });
    const { cart } = await shopper.get('addToCart', { sku: drill, distributionChannel: 'gantry-de' });
    expect(cart.subtotal).toEqual(euro(10_000));
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const { id, version } = cart;
    const changed = await shopper.call('updateCartItemChannel', {
      id,
      version,
      lineItemId,
      distributionChannel: 'staff',
    });
    expect(changed).toMatchObject({ refusal });
  });

  test('D-10: a line that names no channel costs what the product is shown to cost', async () => {
    const shopper = shop.openShopper('DE');
    const { product } = await shopper.get('getProduct', { sku: tape });
    expect(product.price.value).toEqual(euro(500));
    const { cart } = await shopper.get('addToCart', { sku: tape });
    expect(cart.subtotal).toEqual(euro(500));
    const { cart: byChannel } = await shopper.get('updateCartItemChannel', {
      id: cart.id,
      version: cart.version,
      lineItemId: cart.lineItems[0]?.id ?? '',
      distributionChannel: 'gantry-de',
    });
    expect(byChannel.subtotal).toEqual(euro(450));
  });

  test('G-04: a line changes only to a supply channel that has its pieces', async () => {
    const shopper = shop.openShopper('DE');
    const { cart } = await shopper.get('addToCart', { sku: tape, quantity: 6 });
    const { id, version } = cart;
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const toNorth = { id, version, lineItemId, supplyChannel: 'north' };
    expect(await shopper.call('updateCartItemChannel', toNorth)).toMatchObject({
      refusal: { code: 'QuantityAboveStock', available: 5 },
    });
  });
});

describe('an order of nothing', () => {
  test('Y-04: what costs nothing is paid when it is placed: nobody waits for a transfer of 0.00', async () => {
    const shopper = shop.openShopper('DE');
    const filled = await fillCart(shopper, tape, 1, 'DE');
    const { cart } = await shopper.get('applyCartCoupon', {
      id: filled.id,
      version: filled.version,
      code: 'ALL',
    });
    expect(cart.totalPrice).toEqual(euro(0));
    const ordered = await orderByTransfer(shopper, cart);
    expect(ordered).toMatchObject({ value: { order: { totalPrice: euro(0), paymentState: 'Paid' } } });
  });
});

test('V-08: an order keeps the discounts that could count for it, not every code of the shop', async () => {
  const shopper = shop.openShopper('DE');
  const filled = await fillCart(shopper, tape, 1, 'DE');
  const { cart } = await shopper.get('applyCartCoupon', {
    id: filled.id,
    version: filled.version,
    code: 'OTHER',
  });
  const ordered = await orderByTransfer(shopper, cart);
  if (!ordered.ok) throw new Error(JSON.stringify(ordered.refusal));
  const order = await getOrder(shop.database, ordered.value.order.id);
  const kept = order?.contents.pricingInput?.discounts.map(({ key }) => key) ?? [];
  expect(kept).toContain('other');
  expect(kept).not.toContain('all');
});

test.each([
  [20, true],
  [21, false],
])(
  'P-22: guarantees are no pieces: %i products with theirs may be paid by transfer: %s',
  async (pieces, isOffered) => {
    const shopper = shop.openShopper('DE');
    await shopper.get('addToCart', { sku: drill, quantity: pieces });
    const { cart } = await shopper.get('addToCart', { sku: '4100010', parentSku: drill });
    expect(cart.lineItems.map((line) => line.quantity)).toEqual(expect.arrayContaining([pieces, pieces]));
    const { paymentMethods } = await shopper.get('getPaymentMethods', { cartId: cart.id });
    const methods = paymentMethods.map(({ paymentInterface }) => paymentInterface);
    expect(methods.includes('bank-transfer')).toBe(isOffered);
  },
);
