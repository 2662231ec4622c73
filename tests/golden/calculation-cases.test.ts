import { describe, expect, test } from 'vitest';
import { hasShared, readSharedJson } from '../support/shared-data.ts';
import cases from './licensed-cases.json' with { type: 'json' };
import { type CalculationCase, replayCase } from './replay-case.ts';

const SHARED_CASES = 'data/calc-cases/calc-cases.json';

describe('cases of other shop systems that round as we do', () => {
  test.each(cases.cases.map((one) => [one.id, one] as const))('V-06: %s', (_id, one: CalculationCase) => {
    const replay = replayCase(one);
    if ('differs' in replay) throw new Error(replay.differs);
    expect(replay.ours).toEqual(replay.theirs);
  });
});

test.skipIf(!hasShared(SHARED_CASES))(
  'V-06: each of the 295 cases either comes out the same here, or differs for a reason that is written down',
  () => {
    const all = (readSharedJson(SHARED_CASES) as { cases: CalculationCase[] }).cases;
    const reasons = new Map<string, number>();
    let same = 0;
    for (const one of all) {
      const replay = replayCase(one);
      if ('differs' in replay) {
        expect(replay.differs, one.id).not.toBe('');
        reasons.set(replay.differs, (reasons.get(replay.differs) ?? 0) + 1);
      } else {
        expect(replay.ours, one.id).toEqual(replay.theirs);
        same += 1;
      }
    }
    expect(all).toHaveLength(295);
    expect({ same, different: [...reasons].sort() }).toMatchInlineSnapshot(`
      {
        "different": [
          [
            "carts here have no surcharges but the fee at the door",
            3,
          ],
          [
            "it does not round",
            5,
          ],
          [
            "its delivery has a rate of its own; ours shares the rates of the goods",
            5,
          ],
          [
            "its discount is rounded per piece, ours per line",
            1,
          ],
          [
            "its left-overs go to the last part",
            4,
          ],
          [
            "its net price is the same everywhere; here each market has its own gross price",
            6,
          ],
          [
            "its prices are net; prices here are gross (rule V-06)",
            56,
          ],
          [
            "its prices have other decimals than two",
            8,
          ],
          [
            "its shares are rounded towards zero, left-overs to the first",
            6,
          ],
          [
            "its tax is rounded on the total, ours per line",
            1,
          ],
          [
            "its tax is rounded per piece, ours per line",
            2,
          ],
          [
            "lines here have no minimum price",
            1,
          ],
          [
            "no price here is converted: each currency has its own",
            2,
          ],
          [
            "nothing here is rounded to coins",
            47,
          ],
          [
            "nothing here is sold without a rate of tax",
            4,
          ],
          [
            "there are no unit prices here",
            4,
          ],
          [
            "without any weight the first part gets all here",
            2,
          ],
        ],
        "same": 138,
      }
    `);
  },
);
