import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectEn16931 } from '../../../../tests/support/en16931.ts';
import { testMerchant } from '../../../../tests/support/merchant.ts';
import { orderOf } from '../../../../tests/support/priced-order.ts';
import { carts } from '../../../../tests/support/random-carts.ts';
import { money, roundingStepOf } from '../../../kernel/money.ts';
import type { PricingInput } from '../../rules/pricing/pricing-input.ts';
import type { Order } from '../orders/order.ts';
import { buildReversal, type Reversal } from '../orders/reversal.ts';
import { buildCreditNote } from './build-credit-note.ts';
import { buildInvoice } from './build-invoice.ts';
import type { CreditNote } from './invoice.ts';

/** As many carts as the properties of prices take: `GANTRY_CARTS=100000` in the longer run. */
const numRuns = Number(process.env.GANTRY_CARTS ?? 2000);
const issue = { number: '2026000001', issuedOn: '2026-11-20' } as const;
const cents = (amounts: readonly { readonly centAmount: number }[]) =>
  amounts.reduce((total, { centAmount }) => total + centAmount, 0);

function checkOrders(expectOf: (order: Order, input: PricingInput) => void): void {
  fc.assert(
    fc.property(carts, (input) => expectOf(orderOf(input), input)),
    { numRuns, seed: 20_261_126 },
  );
}

/** Pieces of a few cents: amount and tax of one that comes back, each rounded by itself, may differ by more than it cost. */
function hasTinyPieces({ contents, totalPrice }: Order): boolean {
  const least = 10 * roundingStepOf(totalPrice.currencyCode);
  return contents.lineItems.some(({ totalPrice: { centAmount }, quantity }) => {
    const piece = centAmount / quantity;
    return piece > 0 && piece < least;
  });
}

/** Gives pieces back, a random part of what is left at a time, until nothing is left. */
function reverseAll(order: Order, parts: readonly number[]): readonly Reversal[] {
  const left = new Map(order.contents.lineItems.map(({ id, quantity }) => [id, quantity]));
  const reversals: Reversal[] = [];
  for (const part of [...parts, 100]) {
    const wanted = new Map([...left].map(([id, pieces]) => [id, Math.ceil((pieces * part) / 100)] as const));
    for (const [id, pieces] of wanted) left.set(id, (left.get(id) ?? 0) - pieces);
    const contents = buildReversal(order, reversals, wanted);
    reversals.push({
      id: String(reversals.length),
      orderId: order.id,
      kind: 'return',
      contents,
      stock: 'discarded',
      refund: contents.total,
      refundState: 'Owed',
      paymentId: undefined,
      createdAt: new Date(0),
      refundedAt: undefined,
      refundAttempt: 0,
      refundFailedAt: undefined,
    });
  }
  return reversals;
}

describe(`T-02: over ${numRuns} random orders`, () => {
  test('an invoice keeps the rules of EN 16931 and asks for what the order costs', () => {
    checkOrders((order) => {
      const invoice = buildInvoice(order, testMerchant, issue);
      expectEn16931(invoice);
      const { totals } = invoice;
      expect(totals.gross.centAmount + totals.rounding.centAmount).toBe(order.totalPrice.centAmount);
      expect(totals.net).toEqual(order.contents.taxedPrice.totalNet);
      expect(totals.due.centAmount).toBe(0);
    });
  });

  test('with its rounding, its tax is the order’s; that is half a step for each thing charged at most', () => {
    checkOrders((order, input) => {
      const { vat, totals, lines, charges } = buildInvoice(order, testMerchant, issue);
      const charged =
        input.taxMode === 'External'
          ? 0
          : cents(order.contents.taxedPrice.taxPortions.map(({ amount }) => amount));
      expect(cents(vat.map(({ tax }) => tax)) + totals.rounding.centAmount).toBe(charged);
      const parts = lines.length + charges.length;
      const most = 0.5 * roundingStepOf(input.currencyCode) * parts * 1.3 + vat.length;
      expect(Math.abs(totals.rounding.centAmount)).toBeLessThanOrEqual(most);
    });
  });

  test('its lines, allowances and charges come to what the buyer paid for each of them', () => {
    checkOrders((order) => {
      const { lines, allowances, charges } = buildInvoice(order, testMerchant, issue);
      const grossOf = (rows: readonly { readonly gross: { readonly centAmount: number } }[]) =>
        cents(rows.map(({ gross }) => gross));
      expect(grossOf(lines) - grossOf(allowances) + grossOf(charges)).toBe(order.totalPrice.centAmount);
      expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual(
        order.contents.lineItems.map(({ sku, quantity }) => [sku, quantity]),
      );
    });
  });

  test('credit notes keep the rules too, and those for all pieces come to the invoice exactly', () => {
    fc.assert(
      fc.property(carts, fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }), (input, parts) => {
        const order = orderOf(input);
        fc.pre(!hasTinyPieces(order));
        const invoice = buildInvoice(order, testMerchant, issue);
        const notes: CreditNote[] = [];
        for (const reversal of reverseAll(order, parts)) {
          const note = buildCreditNote(order, reversal, { invoice, earlier: notes }, issue);
          if (reversal.contents.lines.length > 0) expectEn16931(note);
          expect(note.totals.due).toEqual(reversal.contents.total);
          notes.push(note);
        }
        expect(cents(notes.map(({ totals }) => totals.due))).toBe(order.totalPrice.centAmount);
        expect(cents(notes.map(({ totals }) => totals.net))).toBe(invoice.totals.net.centAmount);
      }),
      { numRuns: numRuns / 4, seed: 20_261_126 },
    );
  });
});

test('T-02: credit notes never come to more than their invoice', () => {
  fc.assert(
    fc.property(carts, (input) => {
      const order = orderOf(input);
      fc.pre(order.totalPrice.centAmount > 0);
      const invoice = buildInvoice(order, testMerchant, issue);
      const [all] = reverseAll(order, [100]);
      if (all === undefined) throw new Error('nothing was taken back');
      const first = buildCreditNote(order, all, { invoice, earlier: [] }, issue);
      expect(() => buildCreditNote(order, all, { invoice, earlier: [first] }, issue)).toThrow(
        'would exceed invoice 2026000001',
      );
      const cut = { ...invoice, totals: { ...invoice.totals, paid: money(input.currencyCode, 0) } };
      expect(() => buildCreditNote(order, all, { invoice: cut, earlier: [] }, issue)).toThrow('would exceed');
    }),
    { numRuns: 100, seed: 20_261_126 },
  );
});
