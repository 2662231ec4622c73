import { expect, test } from 'vitest';
import { cartOf } from '../../../../tests/support/carts.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import { getMarket } from '../../../markets/countries.ts';
import { countPurchase, findItemObstacles, isCashOnDeliveryPossible } from './cash-on-delivery.ts';

type Counted = Parameters<typeof isCashOnDeliveryPossible>[0];
type Line = Pick<Counted['lines'][number], 'quantity' | 'mode' | 'productType' | 'package'>;

const goods = (quantity: number, more: Partial<Line> = {}): Line => ({
  quantity,
  mode: 'Standard',
  productType: 'standard_product',
  package: 'parcel',
  ...more,
});
const guarantee = (quantity: number) => goods(quantity, { productType: 'extra_guarantee' });
const gift = (more: Partial<Line> = {}) => goods(1, { mode: 'GiftLineItem', ...more });
const freight = goods(1, { package: 'freight' });

interface Case {
  readonly country?: CountryCode;
  readonly lines?: readonly Line[];
  readonly subtotal?: number;
  readonly shipping?: number;
  readonly currency?: CurrencyCode;
  readonly fee?: 'none';
}

/** A cart that may be paid at the door, but for what a case changes. */
function view({
  country = 'DE',
  lines = [goods(1)],
  subtotal = 1000,
  shipping,
  currency,
  fee,
}: Case): Counted {
  const code = currency ?? getMarket(country).currencyCode;
  const priced = {
    subtotal: money(code, subtotal),
    ...(shipping === undefined ? {} : { shipping: { price: money(code, shipping) } }),
    ...(fee === 'none' ? {} : { calculatedCodFee: money(code, 290) }),
  };
  return { cart: cartOf({ country }), lines, priced } as unknown as Counted;
}

test.each<[string, Case, boolean]>([
  ['goods alone', {}, true],
  ['in a country without it', { country: 'IE' }, false],
  ['without a fee in the cart’s money', { fee: 'none' }, false],
  ['in other money than the country’s limit', { country: 'BG', currency: 'EUR' }, false],
  ['in other money than the limit, where it is allowed', { country: 'CZ', currency: 'EUR' }, false],
  ['at the limit', { subtotal: 150_000 }, true],
  ['a cent above it', { subtotal: 150_001 }, false],
  ['at the limit with delivery', { subtotal: 149_000, shipping: 1000 }, true],
  ['above it by the delivery', { subtotal: 149_000, shipping: 1001 }, false],
  ['the one piece that Slovakia allows', { country: 'SK' }, true],
  ['two pieces in Slovakia', { country: 'SK', lines: [goods(2)] }, false],
  ['two lines in Slovakia', { country: 'SK', lines: [goods(1), goods(1)] }, false],
  ['a piece with its guarantee in Slovakia', { country: 'SK', lines: [goods(1), guarantee(1)] }, true],
  ['a piece and a gift in Slovakia', { country: 'SK', lines: [goods(1), gift()] }, true],
  [
    'a piece of another kind beside the one in Slovakia',
    { country: 'SK', lines: [goods(1), goods(3, { productType: 'service' })] },
    true,
  ],
  ['many pieces in Germany', { lines: [goods(20)] }, true],
  ['too many pieces', { lines: [goods(21)] }, false],
  ['freight where it is allowed', { country: 'SK', lines: [freight] }, true],
  ['freight elsewhere', { lines: [freight] }, false],
  ['freight beside a parcel elsewhere', { lines: [goods(1), freight] }, false],
  ['a gift that comes by freight', { lines: [goods(1), gift({ package: 'freight' })] }, true],
  ['nothing but a guarantee', { lines: [guarantee(1)] }, false],
])('Y-02: at the door: %s', (_about, row, isPossible) => {
  expect(isCashOnDeliveryPossible(view(row))).toBe(isPossible);
});

test.each<[string, readonly Line[], boolean]>([
  ['nothing', [], false],
  ['one piece', [goods(1)], true],
  ['twenty pieces of two lines', [goods(10), goods(10)], true],
  ['one more', [goods(10), goods(11)], false],
  ['twenty with their guarantees', [goods(20), guarantee(20)], true],
  ['twenty and a gift', [goods(20), gift()], true],
  ['a gift alone', [gift()], false],
])('Y-02, Y-04: cash and bank take %s', (_about, lines, isTaken) => {
  expect(findItemObstacles(countPurchase(view({ lines }))).length === 0).toBe(isTaken);
});
