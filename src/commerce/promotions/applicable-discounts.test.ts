import { expect, test } from 'vitest';
import {
  discountOf,
  euro,
  germanInput,
  listedLine,
  volumeDiscountsOf,
} from '../../../tests/support/pricing-input.ts';
import { priceCart } from '../pricing/price-cart.ts';

const drills = (quantity: number) => listedLine(1000, { quantity, group: 'drills' });

test('V-05: a volume discount for a tier is for shoppers of that tier alone', () => {
  const discounts = volumeDiscountsOf('drills').map((discount) => ({ ...discount, tier: 'tier-1' as const }));
  const input = germanInput([drills(3)], { discounts });
  expect(priceCart(input).subtotal).toEqual(euro(3000));
  expect(priceCart({ ...input, tier: 'tier-1' }).subtotal).toEqual(euro(2850));
});

test('V-04: where goods do not reach the minimum of the best volume discount, the next one counts', () => {
  const [three, five, ten] = volumeDiscountsOf('drills');
  if (three === undefined || five === undefined || ten === undefined) throw new Error('no discounts');
  const discounts = [three, { ...five, minimumGoods: [euro(100_000)] }, ten];
  expect(priceCart(germanInput([drills(5)], { discounts })).subtotal).toEqual(euro(4750));
});

test('V-01: 200 lines of 1000 pieces at 99,999.99 are priced and taxed exactly', () => {
  const lines = Array.from({ length: 200 }, (_, index) =>
    listedLine(9_999_999, { sku: `EX${10_000_001 + index}`, quantity: 1000 }),
  );
  const tenth = discountOf('tenth');
  const off = discountOf('off', { sortOrder: 20, value: { type: 'absolute', money: [euro(1)] } });
  const priced = priceCart(germanInput(lines, { discounts: [tenth, off] }));
  expect(priced.listTotal).toEqual(euro(1_999_999_800_000));
  expect(priced.totalPrice).toEqual(euro(1_799_999_819_999));
  const { totalNet, totalGross, taxPortions } = priced.taxedPrice;
  expect(totalNet.centAmount + (taxPortions[0]?.amount.centAmount ?? 0)).toBe(totalGross.centAmount);
});
