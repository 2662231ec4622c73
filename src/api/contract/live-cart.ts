import { z } from 'zod';
import { cartSchema } from './cart.ts';
import { calendarMonthSchema } from './shared.ts';

/** What followers of a cart are told by WebSocket (rule G-07). */
export const liveCartMessageSchema = z.discriminatedUnion('event', [
  /** The cart as it is now; null once it is ordered or deleted. */
  z.object({ event: z.literal('cart-update'), data: z.object({ cart: cartSchema.nullable() }) }),
  /** What there is of the cart's products whose stock has changed. */
  z.object({
    event: z.literal('updated-stock'),
    data: z.object({
      results: z.array(
        z.object({
          sku: z.string(),
          availableQuantity: z.int(),
          maximumQuantity: z.int(),
          expectedMonth: calendarMonthSchema.optional(),
        }),
      ),
    }),
  }),
]);
export type LiveCartMessage = z.infer<typeof liveCartMessageSchema>;
