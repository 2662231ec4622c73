import { z } from 'zod';

/** The most orders whose papers one answer holds: those of a page of orders. */
const MOST_ORDERS = 100;

const paperSchema = z.object({
  orderId: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  /** `YYYY-MM-DD` */
  issuedOn: z.string(),
  /** Where each form of it is read, by whoever may see the order: a path on the shop's own host. */
  pdf: z.string(),
  xml: z.string(),
});
export type Paper = z.infer<typeof paperSchema>;

export const paperCalls = {
  getPapers: {
    summary:
      "Invoices and credit notes of the caller's own orders, with where to read them; others' orders have none.",
    input: z.strictObject({ orderIds: z.array(z.uuid()).max(MOST_ORDERS) }),
    output: z.object({ papers: z.array(paperSchema) }),
  },
} as const;
