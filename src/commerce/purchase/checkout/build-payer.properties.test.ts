import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carts } from '../../../../tests/support/random-carts.ts';
import { priceCart } from '../../rules/pricing/price-cart.ts';
import { buildPaidLines } from './build-payer.ts';

const numRuns = Number(process.env.GANTRY_CARTS ?? 1000);

test(`Y-08: over ${numRuns} random carts what a lender is told adds up to the total, piece by piece`, () => {
  fc.assert(
    fc.property(carts, (input) => {
      const priced = priceCart(input);
      const lines = buildPaidLines({
        lines: priced.lines.map((line) => ({ ...line, name: `Name of ${line.sku}` })),
        priced,
      });
      const told = lines.reduce((sum, { quantity, each }) => sum + quantity * each.centAmount, 0);
      expect(told).toBe(priced.totalPrice.centAmount);
      for (const { quantity, each, tax, taxPermyriad } of lines) {
        expect(quantity).toBeGreaterThan(0);
        expect(each.centAmount).toBeGreaterThan(0);
        expect(tax.centAmount).toBeLessThan(each.centAmount);
        if (input.taxMode === 'External') expect([tax.centAmount, taxPermyriad]).toEqual([0, 0]);
      }
      for (const line of priced.lines) {
        // One piece may cost a cent more than another.
        const own = lines.filter(({ of }) => of.type === 'goods' && of.sku === line.sku);
        expect(own.length).toBeLessThanOrEqual(2);
        if (own.length === 2)
          expect(own.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(line.quantity);
      }
    }),
    { numRuns, seed: 20_261_126 },
  );
});
