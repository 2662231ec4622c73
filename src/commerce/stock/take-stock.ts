import type { Queryable } from '../../kernel/database.ts';
import type { Events } from '../../kernel/events.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { isVirtualSku, type Sku } from '../../kernel/sku.ts';
import type { Refusal } from '../refusal.ts';
import { takeAll } from './stock-store.ts';

/**
 * Checks and takes the stock of an order's lines inside the order's own transaction: all lines or none, never below
 * zero, virtual skus aside (architecture: Stock). The refusal names the first sku that is short and what there is of it.
 */
export async function takeStock(
  transaction: Queryable,
  events: Events,
  lines: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<Outcome<true, Refusal>> {
  const stocked = lines.filter((line) => !isVirtualSku(line.sku as Sku));
  if (stocked.length === 0) return accept(true);
  const [short] = await takeAll(transaction, stocked);
  if (short !== undefined) return refuse({ code: 'OutOfStock', ...short });
  await events.announce(transaction, { type: 'stock-changed', skus: stocked.map((line) => line.sku) });
  return accept(true);
}
