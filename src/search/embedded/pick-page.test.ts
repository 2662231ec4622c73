import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickPage } from './pick-page.ts';

it('B-04: any page is what sorting everything would give, however deep and however many are equal', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 700 });
  fc.assert(
    fc.property(keys, fc.nat(800), fc.nat(60), (list, offset, limit) => {
      const isBefore = (left: number, right: number) =>
        (list[left] as number) - (list[right] as number) < 0 || (list[left] === list[right] && left < right);
      const hits = Int32Array.from(list.keys()).reverse();
      const sorted = [...hits].sort((left, right) => (isBefore(left, right) ? -1 : 1));
      expect(pickPage(hits, isBefore, offset, limit)).toEqual(sorted.slice(offset, offset + limit));
    }),
  );
});
