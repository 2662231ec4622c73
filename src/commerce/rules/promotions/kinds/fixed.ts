import { z } from 'zod';
import { amountsByCurrency } from '../../../../kernel/written-money.ts';
import { amountIn, requireAmountIn } from '../amount-in.ts';
import { type PromotionKind, promotionKind } from './promotion-kind.ts';

const schema = z.strictObject({ type: z.literal('fixed'), money: amountsByCurrency.min(1).readonly() });

/** Every piece for the amount, where that is less than it costs. */
export const fixed = promotionKind(schema, {
  words: '`{type: "fixed", money: […]}`, every piece for that amount',
  effect: {
    type: 'takes-off',
    applies: ({ money }, currencyCode) => amountIn(money, currencyCode) !== undefined,
    takeOff: ({ money }, lines, currencyCode) => {
      const amount = requireAmountIn(money, currencyCode);
      return lines.map(({ total, quantity }) => Math.max(0, total - amount * quantity));
    },
  },
} satisfies PromotionKind<z.output<typeof schema>>);
