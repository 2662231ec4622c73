import { z } from 'zod';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { REQUEST_FILES, REQUEST_TEXT_MAXIMUM } from '../../markets/request-constants.ts';
import { localeInput } from './shared.ts';

/** More than a request may keep, so that what is cut or refused is decided by the engine's rules and told by field. */
const typed = z.string().max(200);
const {
  contactName,
  companyName,
  subject,
  description,
  orderNumber,
  invoiceNumber,
  vatId,
  quantity,
  phoneNumber,
} = REQUEST_TEXT_MAXIMUM;
const most = (maximum: number) => z.string().max(maximum);

/** Base64 is a third longer than what it stands for. */
const contentMaximum = Math.ceil(REQUEST_FILES.mostBytes / 3) * 4;

const fileInput = z.strictObject({
  name: z.string().max(255),
  /** Base64. What it is, is read from its content: JPEG, PNG, WebP or PDF. */
  content: z
    .string()
    .max(contentMaximum)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/),
});

const requestSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  createdAt: z.iso.datetime(),
});
export type SubmittedRequest = z.infer<typeof requestSchema>;

export const requestCalls = {
  submitRequest: {
    summary:
      'Writes to customer service. Which of the details are needed follows from the subreason; others are left out. The same `formId` with the same words is the same request.',
    errors: ['RateLimited'],
    input: z.strictObject({
      ...localeInput,
      formId: z.uuid().optional(),
      reason: typed,
      subreason: typed,
      contactName: most(contactName),
      companyName: most(companyName).optional(),
      customerEmail: most(EMAIL_MAXIMUM),
      subject: most(subject),
      description: most(description),
      orderNumber: most(orderNumber).optional(),
      invoiceNumber: most(invoiceNumber).optional(),
      /** Its digits count, and of them the first eight. */
      productNumber: typed.optional(),
      quantity: most(quantity).optional(),
      vatId: most(vatId).optional(),
      phoneNumber: most(phoneNumber).optional(),
      currentUrl: most(REQUEST_TEXT_MAXIMUM.currentUrl).optional(),
      /** Where the case desk writes what became of it; counts outside production alone. */
      debugEmail: most(EMAIL_MAXIMUM).optional(),
      files: z.array(fileInput).max(REQUEST_FILES.most).default([]),
    }),
    output: z.object({ request: requestSchema }),
  },
  getRequest: {
    summary: 'Number and time of a request, for whoever knows its id: what is said in it is told to nobody.',
    errors: ['ResourceNotFound'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ request: requestSchema }),
  },
} as const;
