import { z } from 'zod';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { WITHDRAWAL_TEXT_MAXIMUM } from '../../markets/withdrawal-constants.ts';
import { localeInput } from './shared.ts';

const { name, orderNumber, goods, reason } = WITHDRAWAL_TEXT_MAXIMUM;
const most = (maximum: number) => z.string().max(maximum);

const receivedSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  /** When the statement was received. */
  createdAt: z.iso.datetime(),
});

/** The most lines that a cart, and with it an order, may have. */
const MOST_ITEMS = 500;

const withdrawalSchema = receivedSchema.extend({
  orderNumber: z.string(),
  scope: z.enum(['whole', 'items']),
  /** Chosen lines of the order, by the names they were bought under. */
  items: z.array(z.object({ lineItemId: z.string(), name: z.string(), quantity: z.int() })),
  state: z.enum(['Received', 'Approved', 'Declined', 'GoodsReturned', 'ProofOfReturn', 'Refunded']),
  /** Why it was declined. */
  declineReason: z.string().optional(),
  /** The day by which the money goes back, unless the goods are awaited. */
  refundUntil: z.iso.date(),
  /** When the payment partner failed to pay the refund, which is owed since. */
  refundFailedAt: z.iso.datetime().optional(),
});
export type CustomerWithdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawalCalls = {
  withdrawFromContract: {
    summary:
      'Receives a statement of withdrawal (Directive 2011/83/EU, Article 11a), which a mail confirms. Answers the same whether or not such an order exists. The same `formId` with the same words, and the same words while nobody has decided, are the same statement.',
    errors: ['RateLimited'],
    input: z.strictObject({
      ...localeInput,
      formId: z.uuid().optional(),
      name: most(name),
      orderNumber: most(orderNumber),
      /** Where the receipt goes; a guest's order is found by it and the number. */
      email: most(EMAIL_MAXIMUM),
      scope: z.enum(['whole', 'items']).default('whole'),
      /** Pieces of the caller's own order; others say in `goods` what they mean. */
      items: z
        .array(z.strictObject({ lineItemId: most(100), quantity: z.int().min(1).max(1_000_000) }))
        .max(MOST_ITEMS)
        .default([]),
      goods: most(goods).optional(),
      reason: most(reason).optional(),
    }),
    output: z.object({ withdrawal: receivedSchema }),
  },
  getWithdrawal: {
    summary:
      'Number and time of receipt of a statement, for whoever knows its id: what is said in it is told to nobody.',
    errors: ['ResourceNotFound'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ withdrawal: receivedSchema }),
  },
  getWithdrawals: {
    summary:
      "Statements about the caller's own orders, newest first, or about one of these; another's is not found.",
    errors: ['ResourceNotFound'],
    input: z.strictObject({ orderNumber: most(orderNumber).optional() }),
    output: z.object({ withdrawals: z.array(withdrawalSchema) }),
  },
} as const;
