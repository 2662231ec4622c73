import { z } from 'zod';
import { callErrorCodes } from './errors.ts';
import { orderSchema, paymentInterfaceSchema } from './orders.ts';
import { localeInput, moneySchema } from './shared.ts';

export const paymentSchema = z.object({
  id: z.uuid(),
  paymentInterface: paymentInterfaceSchema,
  method: z.string(),
  amountPlanned: moneySchema,
  state: z.enum(['Created', 'Pending', 'Authorised', 'Refused', 'Cancelled']),
  /** Why a payment that was made became no order and is given back. */
  refusal: z.enum(callErrorCodes).optional(),
  /** Where the shopper pays, when the partner has a page of its own. */
  redirectUrl: z.url().optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const paymentCalls = {
  getPaymentMethods: {
    summary: 'How this cart may be paid in this market.',
    input: z.strictObject({ ...localeInput, cartId: z.uuid() }),
    output: z.object({
      paymentMethods: z.array(z.object({ paymentInterface: paymentInterfaceSchema, method: z.string() })),
    }),
  },
  createBankPayment: {
    summary: 'Pays the cart by bank transfer; the order follows by createMyOrderFromCart.',
    input: z.strictObject({ cartId: z.uuid(), cartVersion: z.int().min(1) }),
    output: z.object({ payment: paymentSchema }),
  },
  createPayment: {
    summary: "Opens a card payment for exactly the cart's total; send the shopper to redirectUrl.",
    input: z.strictObject({
      ...localeInput,
      cartId: z.uuid(),
      cartVersion: z.int().min(1),
      paymentInterface: z.literal('card'),
      returnUrl: z.url().max(2000),
    }),
    output: z.object({ payment: paymentSchema }),
  },
  completePayment: {
    summary: 'Asks the partner how a card payment ended, and makes the order when it was authorised.',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ payment: paymentSchema, order: orderSchema.nullable() }),
  },
} as const;
