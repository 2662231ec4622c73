import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickPage } from './pick-page.ts';

it('B-04: any page is what sorting everything would give, however deep and however many are equal', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 700 });
  fc.assert(
    fc.property(keys, fc.nat(800), fc.nat(60), (list, offset, limit) => {
      const sorted = Float64Array.from(list).sort();
      expect(pickPage(Float64Array.from(list), offset, limit)).toEqual(sorted.slice(offset, offset + limit));
    }),
  );
});
