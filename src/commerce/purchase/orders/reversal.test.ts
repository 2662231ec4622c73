import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CurrencyCode, type Money, money, sum } from '../../../kernel/money.ts';
import { sumTaxedPrices, type TaxedPrice, taxLine } from '../../rules/tax/tax.ts';
import type { Order } from './order.ts';
import { balanceOf, buildReversal, type Reversal, type ReversibleOrder, reversePieces } from './reversal.ts';

type Returnable = ReversibleOrder &
  Pick<Order, 'paid'> & { readonly contents: { readonly taxedPrice: TaxedPrice } };

const rates = [1900, 2300, 2700, 700, 550, 0].map((permyriad) => ({ name: 'VAT', permyriad }));

interface Drawn {
  readonly currency: CurrencyCode;
  readonly taxMode: 'Platform' | 'External';
  readonly lines: readonly { readonly steps: number; readonly quantity: number; readonly rate: number }[];
  readonly shipping: number;
  readonly fee: number;
}

/** Only what a reversal looks at; the rest of an order has no say in it. */
function buildOrder({ currency, taxMode, lines, shipping, fee }: Drawn): Returnable {
  const step = currency === 'HUF' ? 100 : 1;
  const amount = (steps: number) => money(currency, steps * step);
  const rateOf = (index: number) => rates[index] ?? { name: 'VAT', permyriad: 2000 };
  const lineItems = lines.map((line, index) => ({
    id: `line-${index}`,
    sku: `EX1000000${index}`,
    name: 'Thing',
    quantity: line.quantity,
    taxedPrice: taxLine(amount(line.steps), rateOf(line.rate)),
  }));
  const delivery = taxLine(amount(shipping), rateOf(0));
  const customLineItems = [{ key: 'cod-fee', taxedPrice: taxLine(amount(fee), rateOf(1)) }];
  const taxedPrice = sumTaxedPrices(currency, [
    ...lineItems.map((line) => line.taxedPrice),
    delivery,
    ...customLineItems.map((item) => item.taxedPrice),
  ]);
  const totalPrice = taxMode === 'External' ? taxedPrice.totalNet : taxedPrice.totalGross;
  return {
    totalPrice,
    paid: totalPrice,
    contents: { taxMode, lineItems, customLineItems, shippingInfo: { taxedPrice: delivery }, taxedPrice },
  };
}

const drawnOrder: fc.Arbitrary<Drawn> = fc.record({
  currency: fc.constantFrom<CurrencyCode>('EUR', 'HUF', 'SEK'),
  taxMode: fc.constantFrom('Platform', 'External'),
  lines: fc.array(
    fc.record({
      steps: fc.integer({ min: 0, max: 2_000_000 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      rate: fc.integer({ min: 0, max: 5 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  shipping: fc.integer({ min: 0, max: 20_000 }),
  fee: fc.integer({ min: 0, max: 500 }),
});

/** Returns in an order that the seed shuffles, pieces at a time, until all is back. */
function returnAll(order: Returnable, seed: readonly number[]): Reversal[] {
  const left = new Map(order.contents.lineItems.map((line) => [line.id, line.quantity]));
  const reversals: Reversal[] = [];
  for (let turn = 0; left.size > 0; turn += 1) {
    const pieces = new Map<string, number>();
    for (const [index, [id, quantity]] of [...left].entries()) {
      const chance = seed[(turn * 7 + index) % seed.length] ?? 0;
      if (chance % 3 === 0 && index > 0) continue;
      const taken = 1 + (chance % quantity);
      pieces.set(id, taken);
      if (taken === quantity) left.delete(id);
      else left.set(id, quantity - taken);
    }
    reversals.push(returnPieces(order, reversals, pieces));
  }
  return reversals;
}

function returnPieces(
  order: Returnable,
  earlier: readonly Reversal[],
  pieces: ReadonlyMap<string, number>,
): Reversal {
  const contents = buildReversal(order, earlier, pieces);
  const nothing = money(order.totalPrice.currencyCode, 0);
  const { credit } = balanceOf(order, [...earlier, { contents, refund: nothing }]);
  return {
    id: String(earlier.length),
    orderId: 'o',
    kind: 'return',
    contents,
    stock: 'discarded',
    refund: credit,
    refundState: 'Paid',
    paymentId: undefined,
    createdAt: new Date(0),
    refundedAt: new Date(0),
    refundAttempt: 0,
    refundFailedAt: undefined,
  };
}

const sumOf = (currency: CurrencyCode, amounts: readonly Money[]) => sum(currency, amounts);

function expectWhole(taxed: TaxedPrice) {
  const { currencyCode } = taxed.totalGross;
  const tax = sumOf(
    currencyCode,
    taxed.taxPortions.map(({ amount }) => amount),
  );
  expect(taxed.totalNet.centAmount + tax.centAmount).toBe(taxed.totalGross.centAmount);
}

const seeds = fc.array(fc.nat({ max: 1000 }), { minLength: 5, maxLength: 20 });

test('V-06: in whatever parts an order comes back, refunds add up to it exactly, tax portion by tax portion', () => {
  fc.assert(
    fc.property(drawnOrder, seeds, (drawn, seed) => {
      const order = buildOrder(drawn);
      const reversals = returnAll(order, seed);
      const { currency } = drawn;
      const taxed = reversals.map(({ contents }) => contents.taxedPrice);
      for (const one of taxed) expectWhole(one);
      expect(
        sumOf(
          currency,
          reversals.map(({ contents }) => contents.total),
        ),
      ).toEqual(order.totalPrice);
      expect(
        sumOf(
          currency,
          reversals.map(({ refund }) => refund),
        ),
      ).toEqual(order.totalPrice);
      const all = sumTaxedPrices(currency, taxed);
      const { taxedPrice } = order.contents;
      expect(all.totalGross).toEqual(taxedPrice.totalGross);
      expect(all.totalNet).toEqual(taxedPrice.totalNet);
      const byRate = (price: TaxedPrice) =>
        price.taxPortions.filter(({ amount }) => amount.centAmount !== 0).toSorted((a, b) => a.rate - b.rate);
      expect(byRate(all)).toEqual(byRate(taxedPrice));
    }),
    { numRuns: 400 },
  );
});

test('V-06: after k of q pieces the refund is round(T·k/q), and never less than before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 30 }), (cents, of) => {
      const taxed = taxLine(money('EUR', cents), { name: 'VAT', permyriad: 1900 });
      let refunded = 0;
      for (let before = 0; before < of; before += 1) {
        const part = reversePieces(taxed, 'Platform', { quantity: 1, before, of });
        expect(part.amount.centAmount).toBeGreaterThanOrEqual(0);
        refunded += part.amount.centAmount;
        expect(refunded).toBe(Math.floor((2 * cents * (before + 1) + of) / (2 * of)));
      }
      expect(refunded).toBe(cents);
    }),
    { numRuns: 300 },
  );
});

test('V-06: never more is refunded than was paid, whatever part of an order was', () => {
  fc.assert(
    fc.property(drawnOrder, seeds, fc.integer({ min: 0, max: 100 }), (drawn, seed, percent) => {
      const whole = buildOrder(drawn);
      const paid = money(drawn.currency, Math.floor((whole.totalPrice.centAmount * percent) / 100));
      const order = { ...whole, paid };
      const reversals = returnAll(order, seed);
      for (const { refund } of reversals) expect(refund.centAmount).toBeGreaterThanOrEqual(0);
      const refunded = sumOf(
        drawn.currency,
        reversals.map(({ refund }) => refund),
      );
      // All came back, so all that was paid does.
      expect(refunded).toEqual(paid);
      expect(balanceOf(order, reversals)).toEqual({
        due: money(drawn.currency, 0),
        credit: money(drawn.currency, 0),
      });
    }),
    { numRuns: 300 },
  );
});

test('V-06: 3 pieces for 100.00 come back as 33.33, 33.34 and 33.33, delivery and fee with the last', () => {
  const order = buildOrder({
    currency: 'EUR',
    taxMode: 'Platform',
    lines: [{ steps: 100_00, quantity: 3, rate: 0 }],
    shipping: 4_95,
    fee: 2_90,
  });
  const one = new Map([['line-0', 1]]);
  const reversals: Reversal[] = [];
  const totals = [1, 2, 3].map(() => {
    const reversal = returnPieces(order, reversals, one);
    reversals.push(reversal);
    return reversal.refund.centAmount;
  });
  expect(totals).toEqual([33_33, 33_34, 33_33 + 4_95 + 2_90]);
  expect(reversals.map(({ contents }) => contents.shipping?.amount.centAmount)).toEqual([
    undefined,
    undefined,
    4_95,
  ]);
});

test.each([
  ['Platform', 123_45, 97_45],
  ['External', 123_45, 123_45],
] as const)(
  'V-06: all pieces are all of it (%s), even of forints that a file gave in hundredths',
  (mode, amount, totalNet) => {
    const huf = (cents: number) => money('HUF', cents);
    const taxed: TaxedPrice = {
      totalNet: huf(mode === 'External' ? 123_45 : 97_45),
      totalGross: huf(mode === 'External' ? 149_45 : 123_45),
      taxPortions: [{ name: 'VAT', rate: 2700, amount: huf(26_00) }],
    };
    const part = reversePieces(taxed, mode, { quantity: 2, before: 0, of: 2 });
    expect([part.amount, part.taxedPrice.totalNet]).toEqual([huf(amount), huf(totalNet)]);
    expect(part.taxedPrice).toEqual(taxed);
  },
);

test('X-05: only what comes back is told, with the channel it goes back to', () => {
  const order = buildOrder({ currency: 'EUR', taxMode: 'Platform', lines: [], shipping: 0, fee: 0 });
  const line = (id: string, more: object = {}) => ({
    id,
    sku: 'EX10000001',
    name: 'Saw',
    quantity: 2,
    taxedPrice: taxLine(money('EUR', 1000), { name: 'VAT', permyriad: 1900 }),
    ...more,
  });
  const lineItems = [line('a', { supplyChannel: 'north' }), line('b'), line('c')];
  const { contents, totalPrice } = order;
  const wanted = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const { lines } = buildReversal({ totalPrice, contents: { ...contents, lineItems } }, [], wanted);
  expect(lines.map(({ lineItemId, quantity, amount }) => [lineItemId, quantity, amount.centAmount])).toEqual([
    ['a', 1, 500],
    ['b', 2, 1000],
  ]);
  expect(lines[0]).toMatchObject({ supplyChannel: 'north' });
  expect(Object.keys(lines[1] ?? {})).not.toContain('supplyChannel');
});

test('X-05: delivery and fees go back with the last piece that cost anything, though a gift stays', () => {
  const order = buildOrder({
    currency: 'EUR',
    taxMode: 'Platform',
    lines: [
      { steps: 1000, quantity: 2, rate: 0 },
      { steps: 0, quantity: 1, rate: 0 },
    ],
    shipping: 195,
    fee: 290,
  });
  const part = buildReversal(order, [], new Map([['line-0', 1]]));
  expect([part.total, part.fees]).toEqual([money('EUR', 500), []]);
  expect(Object.keys(part)).not.toContain('shipping');
  const all = buildReversal(order, [], new Map([['line-0', 2]]));
  expect([all.total, all.shipping?.amount]).toEqual([money('EUR', 1485), money('EUR', 195)]);
});

test('D-03: delivery and fees go back with the last piece that can be withdrawn from', () => {
  const order = buildOrder({
    currency: 'EUR',
    taxMode: 'Platform',
    lines: [
      { steps: 1000, quantity: 2, rate: 0 },
      { steps: 700, quantity: 1, rate: 0 },
    ],
    shipping: 195,
    fee: 290,
  });
  const apart = new Set(['line-1']);
  expect(buildReversal(order, [], new Map([['line-0', 1]]), apart).total).toEqual(money('EUR', 500));
  expect(buildReversal(order, [], new Map([['line-0', 2]]), apart).total).toEqual(money('EUR', 1485));
  expect(buildReversal(order, [], new Map([['line-0', 2]])).total).toEqual(money('EUR', 1000));
});

test('X-05: delivery and fees go back once, though a gift comes back after all else', () => {
  const order = buildOrder({
    currency: 'EUR',
    taxMode: 'Platform',
    lines: [
      { steps: 1000, quantity: 1, rate: 0 },
      { steps: 0, quantity: 1, rate: 0 },
    ],
    shipping: 195,
    fee: 290,
  });
  const bought = returnPieces(order, [], new Map([['line-0', 1]]));
  expect(bought.contents.total).toEqual(money('EUR', 1485));
  const gift = buildReversal(order, [bought], new Map([['line-1', 1]]));
  expect([gift.total, gift.fees, gift.lines.length]).toEqual([money('EUR', 0), [], 1]);
  expect(Object.keys(gift)).not.toContain('shipping');
});

test.each([
  { paid: 0, reversed: 0, promised: 0, due: 1000, credit: 0 },
  { paid: 1000, reversed: 0, promised: 0, due: 0, credit: 0 },
  { paid: 1200, reversed: 0, promised: 0, due: 0, credit: 200 },
  { paid: 1000, reversed: 300, promised: 0, due: 0, credit: 300 },
  { paid: 1000, reversed: 300, promised: 300, due: 0, credit: 0 },
  { paid: 500, reversed: 300, promised: 0, due: 200, credit: 0 },
])('X-05: of 1000, with $paid paid, $reversed taken back and $promised promised', (row) => {
  const euro = (cents: number) => money('EUR', cents);
  const reversals = [
    { contents: { total: euro(row.reversed) }, refund: euro(row.promised) },
  ] as unknown as Reversal[];
  expect(balanceOf({ totalPrice: euro(1000), paid: euro(row.paid) }, reversals)).toEqual({
    due: euro(row.due),
    credit: euro(row.credit),
  });
});
