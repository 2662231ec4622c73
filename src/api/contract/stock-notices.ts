import { z } from 'zod';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { localeInput } from './shared.ts';

const tokenInput = { ...localeInput, tokenValue: z.string().max(100) };

const stockNoticeSchema = z.object({
  sku: z.string(),
  email: z.string(),
  /** `asked`: the e-mail has not been confirmed yet. */
  state: z.enum(['asked', 'waiting']),
});

export const stockNoticeCalls = {
  askStockNotice: {
    summary:
      'Mails a link to confirm that somebody wants to be told when a product is back. Answers the same whether or not the e-mail waits for it already.',
    errors: ['ProductNotFound', 'EmailInvalid', 'RateLimited'],
    input: z.strictObject({ ...localeInput, sku: z.string().max(40), email: z.string().max(EMAIL_MAXIMUM) }),
    output: z.object({ requested: z.literal(true) }),
  },
  getStockNotice: {
    summary: 'What the token of such a mail stands for.',
    errors: ['TokenInvalid'],
    input: z.strictObject(tokenInput),
    output: z.object({ stockNotice: stockNoticeSchema }),
  },
  confirmStockNotice: {
    summary:
      'Confirms by the token of the mail; one more mail follows when the product is back, and no other.',
    errors: ['TokenInvalid'],
    input: z.strictObject(tokenInput),
    output: z.object({ stockNotice: stockNoticeSchema }),
  },
  deleteStockNotice: {
    summary: 'Forgets what the token of the mail stands for. Answers the same when nothing was kept.',
    input: z.strictObject(tokenInput),
    output: z.object({ deleted: z.literal(true) }),
  },
} as const;
