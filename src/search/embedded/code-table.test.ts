import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CodeTable } from './code-table.ts';

const codes = fc.constantFrom('tn2110', '4006381333931', 'msw1', 'rh26', 'schraube', 'x');

it('B-03: a code finds the products that have it now, after any changes and however often it is put in order', () => {
  const puts = fc.array(
    fc.record({ product: fc.nat(5), codes: fc.array(codes, { maxLength: 3 }), finish: fc.boolean() }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(puts, (list) => {
      const table = new CodeTable();
      const expected = new Map<number, readonly string[]>();
      for (const put of list) {
        table.put(put.product, put.codes, !expected.has(put.product));
        expected.set(put.product, put.codes);
        if (put.finish) table.finish();
      }
      const again = new CodeTable(table.finish());
      for (const code of ['tn2110', '4006381333931', 'msw1', 'rh26', 'schraube', 'x', '']) {
        const products = [...expected].filter(([, of]) => of.includes(code)).map(([product]) => product);
        const sorted = products.sort((left, right) => left - right);
        expect(table.find(code)).toEqual(sorted);
        expect(again.find(code)).toEqual(sorted);
      }
    }),
  );
});
