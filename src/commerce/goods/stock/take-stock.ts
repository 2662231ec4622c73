import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { isVirtualSku, type Sku } from '../../../kernel/sku.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { giveBackExpiredOf, type Movement, type StockLine, takeAll } from './stock-store.ts';
import { wakeNotices } from './wake-notices.ts';

/** Lines that stock is kept of: virtual skus have none (rule K-02). */
export function findStocked<Line extends StockLine>(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => !isVirtualSku(line.sku as Sku));
}

/**
 * Moves all or nothing; when something is short, what others let expire of it comes back first. Changes are announced with
 * the transaction; the refusal names the first sku that is short and what the cart can have of it.
 */
export async function moveOrRefuse(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'events' | 'jobs' | 'clock'>,
  move: (now: Date) => Promise<Movement>,
): Promise<Outcome<true, Refusal<'OutOfStock'>>> {
  const now = commerce.clock.now();
  let moved = await move(now);
  const changed = new Set<string>();
  const expired = moved.short.filter(({ hasExpired }) => hasExpired);
  if (expired.length > 0) {
    const back = await giveBackExpiredOf(transaction, expired, now);
    for (const { sku } of back) changed.add(sku);
    moved = await move(now);
  }
  for (const sku of moved.changed) changed.add(sku);
  await announceStock(transaction, commerce, [...changed]);
  const [short] = moved.short;
  return short === undefined
    ? accept(true)
    : refuse({ code: 'OutOfStock', sku: short.sku, available: short.available });
}

/** Says whose `available` changed in this transaction, and has those told who wait for what is there again. */
export async function announceStock(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'events' | 'jobs'>,
  skus: readonly string[],
): Promise<void> {
  if (skus.length === 0) return;
  await commerce.events.announce(transaction, { type: 'stock-changed', skus });
  await wakeNotices(transaction, commerce, skus);
}

/** Whether some lines are more than what was there when they were read: nothing is locked, so it is a guess. */
export function looksShort(lines: readonly (StockLine & { readonly availableQuantity: number })[]): boolean {
  const pieces = Map.groupBy(findStocked(lines), ({ sku, supplyChannel }) => `${sku} ${supplyChannel ?? ''}`);
  return [...pieces.values()].some(
    (same) => same.reduce((sum, { quantity }) => sum + quantity, 0) > (same[0]?.availableQuantity ?? 0),
  );
}

/**
 * Checks and takes the stock of an order's lines inside the order's own transaction: all lines or none, never below
 * zero, virtual skus aside (docs/architecture.md: Stock). What its cart has reserved is used up; without a reservation, or with
 * one that expired, it takes what is there.
 */
export function takeStock(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'events' | 'jobs' | 'clock'>,
  cart: { readonly id: string; readonly lineItems: readonly StockLine[] },
): Promise<Outcome<true, Refusal<'OutOfStock'>>> {
  const lines = findStocked(cart.lineItems);
  return moveOrRefuse(transaction, commerce, (now) => takeAll(transaction, cart.id, lines, now));
}
