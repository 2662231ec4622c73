import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickPage } from './pick-page.ts';
import type { ProductOrder } from './product-table.ts';

const amounts = fc.oneof(
  fc.nat(40),
  fc.nat(900),
  fc.constantFrom(2 ** 31, 2 ** 32, 2 ** 34),
  fc.constant(-1),
);

/** Values of products in steps, and the products in the order of what is equal. */
const catalogues = fc
  .array(fc.record({ amount: amounts, rank: fc.nat() }), { maxLength: 700 })
  .map((made): { readonly amounts: readonly number[]; readonly order: ProductOrder } => {
    const numbers = made.map((_, number) => number);
    const ranked = numbers.toSorted((left, right) => (made[left]?.rank ?? 0) - (made[right]?.rank ?? 0));
    const ranks = Int32Array.from(numbers, (number) => ranked.indexOf(number));
    return { amounts: made.map(({ amount }) => amount), order: { products: Int32Array.from(ranked), ranks } };
  });

const MOST = 2 ** 33 - 1;
const within = (amount = 0) => Math.min(MOST, Math.max(0, amount));

it('B-04: any page is what sorting everything would give, however deep, many equal, and whichever way', () => {
  fc.assert(
    fc.property(
      ...[catalogues, fc.boolean(), fc.constantFrom(1, 5000), fc.nat(800), fc.nat(60)],
      ({ amounts: of, order }, isDescending, steps, offset, limit) => {
        const hits = Int32Array.from(of.keys()).filter((number) => number % 7 !== 3);
        const sorted = [...hits].sort((left, right) => {
          const difference = within(of[left]) - within(of[right]);
          const ranked = (order.ranks[left] as number) - (order.ranks[right] as number);
          return (isDescending ? -difference : difference) || ranked;
        });
        const values = Float64Array.from(of, (amount) => amount / steps);
        const page = pickPage(hits, { values, steps, isDescending }, order, offset, limit);
        expect(page).toEqual(sorted.slice(offset, offset + limit));
      },
    ),
  );
});
