import { z } from 'zod';
import { roundingStepOf } from '../../../../kernel/money.ts';
import { roundShare } from '../../../../kernel/round.ts';
import { type ProductPromotionKind, promotionKind } from './promotion-kind.ts';

const WHOLE = 10_000;

const schema = z.strictObject({ type: z.literal('relative'), permyriad: z.int().min(1).max(WHOLE) });

/** A share off whatever it is for, each thing rounded for itself. */
export const relative = promotionKind(schema, {
  words: '`{type: "relative", permyriad}`, so many hundredths of a percent off',
  shareOf: ({ permyriad }) => permyriad,
  effect: {
    type: 'takes-off',
    applies: () => true,
    takeOff: ({ permyriad }, lines, currencyCode) =>
      lines.map(({ total }) => roundShare(total, permyriad, WHOLE, roundingStepOf(currencyCode))),
  },
  remaining: ({ permyriad }, { centAmount, currencyCode }) =>
    roundShare(centAmount, WHOLE - permyriad, WHOLE, roundingStepOf(currencyCode)),
} satisfies ProductPromotionKind<z.output<typeof schema>>);
