import type { Queryable } from './database.ts';

/** Work that must not be lost and must not be in the shopper's way: name -> what it is given. */
export interface JobPayloads {
  'send-order-confirmation': { readonly orderId: string };
  'deliver-card-notification': { readonly checkoutId: string };
  'cancel-card-payment': { readonly paymentId: string };
}

export type JobName = keyof JobPayloads;

/** Written in the transaction that caused it; run at least once, with growing pauses between tries. */
export interface Jobs {
  enqueue<Name extends JobName>(
    transaction: Queryable,
    name: Name,
    payload: JobPayloads[Name],
  ): Promise<void>;
}
