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
import {
  addressIn,
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../tests/support/test-shop.ts';
import { statement } from '../kernel/database.ts';
import { money } from '../kernel/money.ts';
import type { Cart } from './contract/cart.ts';

const euro = (cents: number) => money('EUR', cents);
const [drill, blade, gloves, machine] = [skuOf(1), skuOf(2), skuOf(3), skuOf(4)] as const;
const guarantee = '4100010';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await importLines(shop.database, [
    typeLine(),
    typeLine('standard_product'),
    { type: 'productType', key: 'extra_guarantee', attributes: [] },
    categoryLine('workshop'),
    ...[1, 2, 3, 4].map((number) =>
      productLine(number, {
        productType: number > 2 ? 'standard_product' : 'tool',
        ...(number === 2 ? { volumeDiscountGroup: 'blades' } : {}),
      }),
    ),
    priceLine(1, 'EUR', 10_000),
    priceLine(2, 'EUR', 1000),
    priceLine(3, 'EUR', 1500),
    priceLine(4, 'EUR', 54_999),
    ...[1, 2, 4].map((number) => stockLine(number, 1000)),
    stockLine(3, 2),
    guaranteeLine(guarantee, { ratePermyriad: 850, excludedSkus: [blade] }),
    cartDiscountLine('ten', { value: { type: 'relative', permyriad: 1000 }, requiresDiscountCode: true }),
    cartDiscountLine('drills-only', {
      requiresDiscountCode: true,
      target: { type: 'lineItems', predicate: { sku: [drill] } },
    }),
    cartDiscountLine('gloves', {
      value: { type: 'giftLineItem', sku: gloves },
      minimumGoods: [moneyOf('EUR', 40_000)],
    }),
    ...[
      [3, 500],
      [10, 1500],
    ].map(([volume, permyriad]) =>
      cartDiscountLine(`blades-${volume}`, {
        value: { type: 'relative', permyriad },
        target: { type: 'lineItems', predicate: { volumeDiscountGroup: ['blades'] } },
        volumeDiscountGroup: 'blades',
        volume,
      }),
    ),
    codeLine('TEN', ['ten']),
    codeLine('DRILL', ['drills-only']),
    codeLine('ONCE', ['ten'], { maxApplicationsPerCustomer: 1 }),
    codeLine('THREE', ['ten'], { maxApplications: 3 }),
    codeLine('OFF', ['ten'], { isActive: false }),
    codeLine('OVER', ['ten'], { validUntil: '2026-11-20T12:00:00.000Z' }),
  ]);
});
afterAll(() => shop.drop());

async function fill(sku: string, quantity = 1): Promise<{ shopper: TestShopper; cart: Cart }> {
  const shopper = shop.openShopper('DE');
  const { cart } = await shopper.get('addToCart', { sku, quantity });
  return { shopper, cart };
}

describe('discount codes', () => {
  test('G-06: a code lowers the price, is told with its discounts, and leaves again', async () => {
    const { shopper, cart } = await fill(drill);
    const { cart: lowered } = await shopper.get('applyCartCoupon', {
      id: cart.id,
      version: cart.version,
      code: ' ten ',
    });
    expect(lowered.subtotal).toEqual(euro(9000));
    expect(lowered.discountCodes).toMatchObject([
      {
        state: 'MatchesCart',
        discountCode: { code: 'TEN', cartDiscounts: [{ key: 'ten', isActive: true }] },
      },
    ]);
    expect(lowered.appliedDiscounts).toMatchObject([
      { type: 'discount-code', key: 'ten', discountedAmount: euro(1000), requiresDiscountCode: true },
    ]);
    const id = lowered.discountCodes[0]?.discountCode.id ?? '';
    const without = await shopper.get('removeCartCoupon', {
      id: cart.id,
      version: lowered.version,
      discountCode: { typeId: 'discount-code', id },
    });
    expect(without.cart).toMatchObject({ subtotal: euro(10_000), discountCodes: [] });
    const again = await shopper.get('removeCartCoupon', {
      id: cart.id,
      version: without.cart.version,
      discountCode: { id },
    });
    expect(again.cart.subtotal).toEqual(euro(10_000));
  });

  test.each([
    ['NONE', 'oneOf'],
    ['OFF', 'NotActive'],
    ['OVER', 'NotValid'],
  ])('G-06: %s cannot be used: %s', async (code, rule) => {
    const { shopper, cart } = await fill(drill);
    const refused = await shopper.call('applyCartCoupon', { id: cart.id, version: cart.version, code });
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'DiscountCodeNotApplicable', fields: { code: rule } },
    });
  });

  test('G-06: a code for other products stays in the cart and says that it does not match', async () => {
    const { shopper, cart } = await fill(blade);
    const answer = await shopper.get('applyCartCoupon', {
      id: cart.id,
      version: cart.version,
      code: 'DRILL',
    });
    expect(answer.cart.discountCodes[0]?.state).toBe('DoesNotMatchCart');
    const added = await shopper.get('addToCart', { sku: drill });
    expect(added.cart.discountCodes[0]?.state).toBe('MatchesCart');
  });

  test('G-06: a code that was switched off meanwhile says so, and the price is the full one again', async () => {
    const { shopper, cart } = await fill(drill);
    await importLines(shop.database, [codeLine('SHORT', ['ten'])]);
    await shopper.get('applyCartCoupon', { id: cart.id, version: cart.version, code: 'SHORT' });
    await importLines(shop.database, [codeLine('SHORT', ['ten'], { isActive: false })]);
    const { cart: now } = await shopper.get('getCart', { id: cart.id });
    expect(now.discountCodes[0]?.state).toBe('NotActive');
    expect(now.subtotal).toEqual(euro(10_000));
  });
});

async function orderWith(code: string, email: string) {
  const shopper = shop.openShopper('DE');
  const filled = await fillCart(shopper, drill, 1, 'DE');
  const { cart } = await shopper.get('updateCart', {
    id: filled.id,
    version: filled.version,
    actions: [{ action: 'setCustomerEmail', email }],
  });
  const applied = await shopper.call('applyCartCoupon', { id: cart.id, version: cart.version, code });
  if (!applied.ok) return applied;
  const { version } = applied.value.cart;
  const paid = await shopper.call('createBankPayment', { cartId: cart.id, cartVersion: version });
  if (!paid.ok) return paid;
  return shopper.call('createMyOrderFromCart', { id: cart.id, version });
}

describe('limits', () => {
  test('G-06: a code for one use a customer is refused the second time, whatever the case of the e-mail', async () => {
    expect(await orderWith('ONCE', 'one@example.com')).toMatchObject({ ok: true });
    expect(await orderWith('ONCE', 'ONE@example.com')).toMatchObject({
      ok: false,
      refusal: { code: 'DiscountCodeNotApplicable', fields: { code: 'MaxApplicationReached' } },
    });
    expect(await orderWith('ONCE', 'two@example.com')).toMatchObject({ ok: true });
  });

  test('G-06: of twelve buyers at once three get the three uses of a code, and no order has it without its use', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => orderWith('THREE', `buyer-${index}@example.com`)),
    );
    const orders = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    expect(orders).toHaveLength(3);
    const [row] = await shop.database.query<{ applications: number; uses: number }>(
      statement(`select applications, (select count(*)::int from discount_code_use where code = 'THREE') as uses
                   from discount_code where code = 'THREE'`),
    );
    expect(row).toEqual({ applications: 3, uses: 3 });
  });
});

describe('volume discounts and codes', () => {
  test('G-06: the conflict is told with both totals, and taking the code off is the other choice', async () => {
    const { shopper, cart } = await fill(blade, 3);
    expect(cart.subtotal).toEqual(euro(2850));
    expect(cart.appliedDiscounts).toMatchObject([{ type: 'volume-discount', key: 'blades-3' }]);
    const { cart: both } = await shopper.get('applyCartCoupon', {
      id: cart.id,
      version: cart.version,
      code: 'TEN',
    });
    expect(both.subtotal).toEqual(euro(2700));
    expect(both.promotionConflict).toMatchObject({
      applied: 'codes',
      codes: ['TEN'],
      volumeDiscountGroups: ['blades'],
    });
  });
});

describe('gifts', () => {
  test('G-06: a gift comes by itself, is taken from stock with the order, and stays away once refused', async () => {
    const shopper = shop.openShopper('DE');
    const cart = await fillCart(shopper, drill, 4, 'DE');
    const gift = cart.lineItems.find((line) => line.lineItemMode === 'GiftLineItem');
    expect(gift).toMatchObject({ variant: { sku: gloves }, totalPrice: euro(0), quantity: 1 });
    expect(cart.subtotal).toEqual(euro(40_000));

    const { cart: refused } = await shopper.get('removeFromCart', {
      id: cart.id,
      version: cart.version,
      lineItemId: gift?.id ?? '',
    });
    expect(refused.lineItems).toHaveLength(1);
    expect(refused.refusedGifts).toEqual(['gloves']);
    const { cart: accepted } = await shopper.get('updateCart', {
      id: cart.id,
      version: refused.version,
      actions: [{ action: 'acceptGift', cartDiscountKey: 'gloves' }],
    });
    expect(accepted.lineItems).toHaveLength(2);

    const before = await shop.stockOf(gloves);
    await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: accepted.version });
    const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: accepted.version });
    expect(order.lineItems.map((line) => line.lineItemMode)).toEqual(['Standard', 'GiftLineItem']);
    expect(await shop.stockOf(gloves)).toBe(before - 1);
  });
});

test('Y-02: a gift takes no way to pay away: one bought piece may be paid at the door where one is the limit', async () => {
  const shopper = shop.openShopper('SK');
  const filled = await fillCart(shopper, machine, 1, 'SK');
  expect(filled.lineItems.map((line) => line.lineItemMode)).toEqual(['Standard', 'GiftLineItem']);
  const { paymentMethods } = await shopper.get('getPaymentMethods', { cartId: filled.id });
  expect(paymentMethods.map((method) => method.method)).toContain('cash-on-delivery');
});

describe('extra guarantees', () => {
  test('E-01: a guarantee is offered with its price, but not for what it excludes', async () => {
    const { shopper, cart } = await fill(machine, 2);
    expect(cart.lineItems[0]?.guaranteeOffers).toEqual([
      { sku: guarantee, name: 'Extra guarantee', price: euro(4675) },
    ]);
    const { cart: more } = await shopper.get('addToCart', { sku: blade });
    expect(more.lineItems.find((line) => line.variant.sku === blade)?.guaranteeOffers).toEqual([]);
    const refused = await shopper.call('addToCart', { sku: guarantee, parentSku: blade });
    expect(refused).toMatchObject({ refusal: { code: 'GuaranteeNotOffered' } });
    expect(await shopper.call('addToCart', { sku: guarantee })).toMatchObject({
      refusal: { code: 'GuaranteeNotOffered' },
    });
  });

  test('E-02: it has the number of its product, follows it, and leaves with it', async () => {
    const { shopper, cart } = await fill(machine, 2);
    const { cart: with2 } = await shopper.get('addToCart', { sku: guarantee, parentSku: machine });
    const [product, line] = with2.lineItems;
    expect(line).toMatchObject({
      quantity: 2,
      custom: { parentSku: machine },
      totalPrice: euro(9350),
      productType: { key: 'extra_guarantee' },
    });
    expect(product?.guaranteeOffers).toEqual([]);
    const { cart: with5 } = await shopper.get('updateCartQuantity', {
      id: cart.id,
      version: with2.version,
      lineItemId: product?.id ?? '',
      quantity: 5,
    });
    expect(with5.lineItems[1]).toMatchObject({ quantity: 5, totalPrice: euro(5 * 4675) });
    const wrong = await shopper.call('updateCartQuantity', {
      id: cart.id,
      version: with5.version,
      lineItemId: line?.id ?? '',
      quantity: 1,
    });
    expect(wrong).toMatchObject({ refusal: { code: 'InvalidInput', fields: { quantity: 'oneOf' } } });
    const { cart: empty } = await shopper.get('removeFromCart', {
      id: cart.id,
      version: with5.version,
      lineItemId: product?.id ?? '',
    });
    expect(empty.lineItems).toEqual([]);
    expect(empty.removedSkus).toEqual([]);
  });

  test('E-01: an order with a guarantee takes stock of its product alone', async () => {
    const shopper = shop.openShopper('DE');
    await fillCart(shopper, machine, 1, 'DE');
    const { cart } = await shopper.get('addToCart', { sku: guarantee, parentSku: machine });
    const before = await shop.stockOf(machine);
    await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
    await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
    expect(await shop.stockOf(machine)).toBe(before - 1);
  });
});

test('X-01: custom fields, channels and recalculation are actions like all others, and a batch is all or nothing', async () => {
  const { shopper, cart } = await fill(drill);
  const lineItemId = cart.lineItems[0]?.id ?? '';
  const { cart: changed } = await shopper.get('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [
      {
        action: 'setCustomType',
        fields: { customFieldsRaw: [{ name: 'note', value: 'ring twice' }], utmSource: 'newsletter' },
      },
      { action: 'setLineItemChannel', lineItemId, distributionChannel: 'gantry-de' },
      { action: 'recalculate', updateProductData: true },
    ],
  });
  expect(changed.custom).toMatchObject({
    customFieldsRaw: [{ name: 'note', value: 'ring twice' }],
    utmSource: 'newsletter',
  });
  expect(changed.lineItems[0]?.distributionChannel).toBe('gantry-de');
  const refused = await shopper.call('updateCart', {
    id: cart.id,
    version: changed.version,
    actions: [
      { action: 'setCustomType', fields: {} },
      { action: 'addDiscountCode', code: 'NONE' },
      { action: 'setShippingAddress', address: { ...addressIn('DE'), postalCode: '1' } },
    ],
  });
  expect(refused).toMatchObject({ ok: false });
  const { cart: kept } = await shopper.get('getCart', { id: cart.id });
  expect(kept.custom.utmSource).toBe('newsletter');
});
