import type { Queryable } from '../../../kernel/database.ts';
import type { CommerceContext } from '../../context.ts';
import { isAnyoneWaiting } from './waiting-store.ts';

/**
 * Has those told who wait for some products that are to be had in this transaction (rule P-15); without `skus`, for any. It
 * stands where stock is announced, so that whatever brings goods back, whoever waits hears of it.
 */
export async function wakeNotices(
  transaction: Queryable,
  { jobs }: Pick<CommerceContext, 'jobs'>,
  skus?: readonly string[],
): Promise<void> {
  if (await isAnyoneWaiting(transaction, skus)) await jobs.enqueue(transaction, 'tell-stock-back', {});
}
