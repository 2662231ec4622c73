import { z } from 'zod';
import { allocate } from '../../../../kernel/allocate.ts';
import { roundingStepOf } from '../../../../kernel/money.ts';
import { amountsByCurrency } from '../../../../kernel/written-money.ts';
import { amountIn, requireAmountIn } from '../amount-in.ts';
import { type ProductPromotionKind, promotionKind } from './promotion-kind.ts';

const schema = z.strictObject({ type: z.literal('absolute'), money: amountsByCurrency.min(1).readonly() });

/** One amount off all it is for together, split by what each costs; never more than that. */
export const absolute = promotionKind(schema, {
  words: '`{type: "absolute", money: […]}`, that amount off all together',
  effect: {
    type: 'takes-off',
    applies: ({ money }, currencyCode) => amountIn(money, currencyCode) !== undefined,
    takeOff: ({ money }, lines, currencyCode) => {
      const totals = lines.map(({ total }) => total);
      const all = totals.reduce((sum, total) => sum + total, 0);
      const amount = requireAmountIn(money, currencyCode);
      return allocate(Math.min(amount, all), totals, roundingStepOf(currencyCode));
    },
  },
  remaining: ({ money }, { centAmount, currencyCode }) => centAmount - requireAmountIn(money, currencyCode),
} satisfies ProductPromotionKind<z.output<typeof schema>>);
