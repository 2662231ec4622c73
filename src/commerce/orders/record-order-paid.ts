import type { Queryable } from '../../kernel/database.ts';
import { savePaymentState } from './order-store.ts';

/**
 * The money that an order waited for has come, or will not come any more (acceptance Y-04). An order that no longer waits,
 * because it was cancelled or paid otherwise, stays as it is.
 */
export async function recordOrderPaid(
  transaction: Queryable,
  orderId: string,
  state: 'Paid' | 'Failed',
): Promise<void> {
  await savePaymentState(transaction, orderId, state);
}
