import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cartDiscountLine,
  categoryLine,
  codeLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import {
  type CartDiscountValue,
  promotionKinds,
} from '../commerce/rules/promotions/kinds/promotion-kinds.ts';
import { money } from '../kernel/money.ts';

type Kinds = typeof promotionKinds;

/** A discount of each kind on two drills at 100 euro, and what the cart then costs. A kind without a sample does not compile. */
const samples: {
  readonly [Type in keyof Kinds]: {
    readonly value: Extract<CartDiscountValue, { readonly type: Type }>;
    readonly subtotal: number;
    /** Lines of the cart, gifts included. */
    readonly lines: number;
  };
} = {
  relative: { value: { type: 'relative', permyriad: 1000 }, subtotal: 18_000, lines: 1 },
  absolute: { value: { type: 'absolute', money: [money('EUR', 1500)] }, subtotal: 18_500, lines: 1 },
  fixed: { value: { type: 'fixed', money: [money('EUR', 7000)] }, subtotal: 14_000, lines: 1 },
  giftLineItem: { value: { type: 'giftLineItem', sku: skuOf(2) }, subtotal: 20_000, lines: 2 },
};
const kinds = Object.keys(promotionKinds) as readonly (keyof Kinds)[];

describe('V-03: a registered kind of promotion', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
    await importLines(shop.database, [
      typeLine(),
      categoryLine('workshop'),
      ...[1, 2].flatMap((number) => [productLine(number), priceLine(number, 'EUR', 10_000)]),
      ...[1, 2].map((number) => stockLine(number, 10)),
      ...kinds.flatMap((kind) => [
        cartDiscountLine(kind, { value: samples[kind].value, requiresDiscountCode: true }),
        codeLine(kind.toUpperCase(), [kind]),
      ]),
    ]);
  });
  afterAll(() => shop.drop());

  test.each(kinds)(
    '%s comes from the catalogue file, lowers the cart, and is told by the API',
    async (kind) => {
      const { value, subtotal, lines } = samples[kind];
      const shopper = shop.openShopper('DE');
      const { cart } = await shopper.get('addToCart', { sku: skuOf(1), quantity: 2 });
      const { cart: lowered } = await shopper.get('applyCartCoupon', {
        id: cart.id,
        version: cart.version,
        code: kind.toUpperCase(),
      });
      expect(lowered.discountCodes[0]?.state).toBe('MatchesCart');
      expect(lowered.appliedDiscounts.map((applied) => applied.value)).toEqual([value]);
      expect(lowered.subtotal.centAmount).toBe(subtotal);
      expect(lowered.lineItems).toHaveLength(lines);
    },
  );
});
