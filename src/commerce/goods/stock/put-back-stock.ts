import type { Queryable } from '../../../kernel/database.ts';
import type { CommerceContext } from '../../context.ts';
import { putBackAll } from './put-back-store.ts';
import type { StockLine } from './stock-store.ts';
import { announceStock, findStocked } from './take-stock.ts';

/** Puts an order's pieces back on the shelf, virtual skus aside, inside the transaction that takes them back. */
export async function putBackStock(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'events' | 'jobs'>,
  lines: readonly StockLine[],
): Promise<void> {
  const stocked = findStocked(lines);
  if (stocked.length === 0) return;
  await announceStock(transaction, commerce, await putBackAll(transaction, stocked));
}
