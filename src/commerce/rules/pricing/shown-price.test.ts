import { expect, test } from 'vitest';
import { euro } from '../../../../tests/support/pricing-input.ts';
import type { PriceHistory } from './lowest-prior-price.ts';
import { type DiscountedPrice, type Price, pickUnitPrice } from './price.ts';
import { buildShownPrice, currentPriceOf } from './shown-price.ts';

const sale: DiscountedPrice = {
  value: euro(800),
  since: '2026-11-10T00:00:00.000Z',
  discount: {
    key: 'sale',
    id: 'id-sale',
    name: { 'en-GB': 'Sale', 'de-DE': 'Angebot' },
    value: { type: 'relative', permyriad: 2000 },
    validUntil: '2026-12-01T00:00:00.000Z',
  },
};
const { since: _since, ...unwritten } = sale;
const history: PriceHistory = {
  country: [],
  currency: [{ from: new Date('2026-01-01'), centAmount: 1000 }],
};
const priceOf = (more: Partial<Price> = {}): Price => ({ key: 'EUR', value: euro(1000), tiers: [], ...more });
const told = {
  value: euro(1000),
  discounted: {
    value: euro(800),
    discount: {
      key: 'sale',
      id: 'id-sale',
      name: 'Angebot',
      value: { type: 'relative', permyriad: 2000 },
      validUntil: '2026-12-01T00:00:00.000Z',
      isActive: true,
    },
  },
};
const announced = { ...told, priorPrice: euro(1000), reductionPermyriad: 2000 };

test.each<[string, Partial<Price>, PriceHistory | undefined, object]>([
  ['without a discount, its value alone', {}, history, { value: euro(1000) }],
  ['reduced, the lowest price of the 30 days before it', { discounted: sale }, history, announced],
  ['reduced, but nobody knows what was shown before', { discounted: sale }, undefined, told],
  ['reduced, but not yet written down since when', { discounted: unwritten }, history, told],
  [
    'of a group, which visitors were never shown',
    { discounted: sale, customerGroup: 'trade' },
    history,
    told,
  ],
  ['of a channel, which visitors were never shown', { discounted: sale, channel: 'counter' }, history, told],
  [
    'shown for less before',
    { discounted: sale },
    { ...history, country: [{ from: new Date('2026-01-01'), centAmount: 700 }] },
    told,
  ],
])('D-01, V-03: a price is told %s', (_about, more, shown, expected) => {
  expect(buildShownPrice(priceOf(more), shown, 'de-DE')).toEqual(expected);
});

test('V-03: a discount without a name goes by its key', () => {
  const nameless = { ...sale, discount: { ...sale.discount, name: {} } };
  const { discounted } = buildShownPrice(priceOf({ discounted: nameless }), history, 'de-DE');
  expect(discounted?.discount.name).toBe('sale');
});

test('V-03: what one piece costs now is the discounted price, where there is one', () => {
  expect(currentPriceOf({ value: euro(1000) })).toEqual(euro(1000));
  expect(currentPriceOf({ value: euro(1000), discounted: { value: euro(800) } })).toEqual(euro(800));
});

const tiers = [
  { minimumQuantity: 3, value: euro(900) },
  { minimumQuantity: 5, value: euro(900) },
  { minimumQuantity: 10, value: euro(790) },
  { minimumQuantity: 50, value: euro(700) },
];

test('V-02, P-11: a price by quantity is told where a piece costs less than it does now', () => {
  expect(buildShownPrice(priceOf({ tiers }), history, 'de-DE').tiers).toEqual([tiers[0], tiers[2], tiers[3]]);
  expect(buildShownPrice(priceOf({ tiers, discounted: sale }), history, 'de-DE').tiers).toEqual(
    tiers.slice(2),
  );
  const cheap = { ...sale, value: euro(650) };
  expect(buildShownPrice(priceOf({ tiers, discounted: cheap }), history, 'de-DE')).not.toHaveProperty(
    'tiers',
  );
});

test('V-02, P-11: what is told for so many pieces is what the cart charges for them', () => {
  for (const discounted of [undefined, sale, { ...sale, value: euro(890) }, { ...sale, value: euro(720) }]) {
    const price = priceOf({ tiers, ...(discounted === undefined ? {} : { discounted }) });
    for (const { minimumQuantity, value } of buildShownPrice(price, history, 'de-DE').tiers ?? []) {
      expect(pickUnitPrice(price, minimumQuantity).value).toEqual(value);
      expect(value.centAmount).toBeLessThan(pickUnitPrice(price, 1).value.centAmount);
    }
  }
});
