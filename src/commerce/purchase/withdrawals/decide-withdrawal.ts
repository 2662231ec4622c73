import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { changeOrder, type OrderDesk } from '../orders/change-order.ts';
import type { OrderChange } from '../orders/move-order.ts';
import type { Order } from '../orders/order.ts';
import type { OrderRefusal } from '../orders/order-refusal.ts';
import { hasLeft } from '../orders/return-items.ts';
import { countReversed, type Reversal } from '../orders/reversal.ts';
import { findReversals } from '../orders/reversal-store.ts';
import { withdrawItems } from '../orders/withdraw-items.ts';
import type { Pieces, ReturnedGoods, Withdrawal } from './withdrawal.ts';
import { stateOf, type WithdrawalState, waitOf } from './withdrawal-states.ts';
import {
  lockWithdrawal,
  markApproved,
  markDeclined,
  markReturned,
  markTakenBack,
} from './withdrawal-store.ts';
import { clipPieces, piecesLeft, statedPieces } from './withdrawn-pieces.ts';

async function requireWithdrawal(transaction: Queryable, id: string): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(transaction, id);
  if (withdrawal === undefined) throw new Error(`withdrawal ${id} is gone`);
  return withdrawal;
}

function refuseElsewhere(withdrawal: Withdrawal): Outcome<never, OrderRefusal> {
  return refuse({ code: 'WithdrawalElsewhere', state: stateOf(withdrawal) });
}

interface Settlement {
  readonly withdrawalId: string;
  readonly pieces: Pieces;
  readonly stock: Reversal['stock'];
}

/**
 * Takes the pieces back of the order, as many as are left of them. Where others took all of them back before, that is what pays the
 * withdrawal: nothing is paid back twice.
 */
async function settle(
  transaction: Queryable,
  commerce: OrderDesk,
  order: Order,
  { withdrawalId, pieces, stock }: Settlement,
): Promise<Outcome<OrderChange, OrderRefusal>> {
  const earlier = await findReversals(transaction, order.id);
  const left = clipPieces(pieces, piecesLeft(order.contents.lineItems, countReversed(earlier)));
  const last = earlier.findLast(({ contents }) => contents.lines.some((line) => pieces.has(line.lineItemId)));
  if (left.size === 0 && last !== undefined) {
    await markTakenBack(transaction, withdrawalId, last.id);
    // What is still owed is told when it is paid.
    if (last.refundState === 'Paid') {
      await commerce.jobs.enqueue(transaction, 'send-withdrawal-mail', { about: 'refunded', withdrawalId });
    }
    return accept({ order, events: [] });
  }
  const taken = await withdrawItems(transaction, commerce, order, earlier, { pieces: left, stock });
  if (!taken.ok) return taken;
  const known = new Set(earlier.map(({ id }) => id));
  const added = (await findReversals(transaction, order.id)).find(({ id }) => !known.has(id));
  if (added === undefined) throw new Error(`nothing was taken back for withdrawal ${withdrawalId}`);
  await markTakenBack(transaction, withdrawalId, added.id);
  return taken;
}

/**
 * Accepts a withdrawal, of the order that it names or the operator has found. What has not left the warehouse is cancelled and paid
 * back at once; of what has, the goods are awaited.
 */
export function approveWithdrawal(
  commerce: OrderDesk,
  { id, orderId }: { readonly id: string; readonly orderId: string },
  named: Pieces | undefined,
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(commerce, { id: orderId }, async (order, transaction) => {
    const withdrawal = await requireWithdrawal(transaction, id);
    if (stateOf(withdrawal) !== 'Received') return refuseElsewhere(withdrawal);
    const { lineItems } = order.contents;
    const pieces = named ?? statedPieces(withdrawal, lineItems);
    if (pieces === undefined) return refuse({ code: 'PiecesUnclear' });
    const wrong = [...pieces].find(
      ([lineItemId, quantity]) =>
        quantity > (lineItems.find((line) => line.id === lineItemId)?.quantity ?? 0),
    );
    if (wrong !== undefined) return refuse({ code: 'NotReturnable', lineItemId: wrong[0], atMost: 0 });
    const at = commerce.clock.now();
    await markApproved(transaction, id, { kind: 'Approved', at, pieces, orderId });
    await commerce.jobs.enqueue(transaction, 'send-withdrawal-mail', { about: 'decision', withdrawalId: id });
    const gone = countReversed(await findReversals(transaction, order.id));
    const isAllGone = clipPieces(pieces, piecesLeft(lineItems, gone)).size === 0;
    if (hasLeft(order) && !isAllGone) return accept({ order, events: [] });
    return settle(transaction, commerce, order, { withdrawalId: id, pieces, stock: 'restocked' });
  });
}

/** Pays an accepted withdrawal back, whether or not its goods were waited for. */
export function refundWithdrawal(
  commerce: OrderDesk,
  { id, orderId }: { readonly id: string; readonly orderId: string },
  stock: Reversal['stock'],
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(commerce, { id: orderId }, async (order, transaction) => {
    const withdrawal = await requireWithdrawal(transaction, id);
    const { decision } = withdrawal;
    const wait = waitOf(withdrawal);
    if (decision?.kind !== 'Approved' || (wait !== 'goods' && wait !== 'refund'))
      return refuseElsewhere(withdrawal);
    return settle(transaction, commerce, order, { withdrawalId: id, pieces: decision.pieces, stock });
  });
}

/** A step that touches no order: done where the withdrawal stands in one of the states, else refused. */
async function step(
  commerce: OrderDesk,
  id: string,
  from: readonly WithdrawalState[],
  write: (transaction: Queryable, at: Date) => Promise<void>,
): Promise<Outcome<true, OrderRefusal>> {
  return commerce.database.transaction(async (transaction) => {
    const withdrawal = await requireWithdrawal(transaction, id);
    if (!from.includes(stateOf(withdrawal))) return refuseElsewhere(withdrawal);
    await write(transaction, commerce.clock.now());
    return accept(true as const);
  });
}

/** Declines a statement that has no effect, such as one that is late; the consumer is told why. */
export function declineWithdrawal(
  commerce: OrderDesk,
  id: string,
  reason: string,
): Promise<Outcome<true, OrderRefusal>> {
  return step(commerce, id, ['Received'], async (transaction, at) => {
    await markDeclined(transaction, id, { kind: 'Declined', at, reason });
    await commerce.jobs.enqueue(transaction, 'send-withdrawal-mail', { about: 'decision', withdrawalId: id });
  });
}

/** The goods are here, or the consumer has shown that they were sent: from now on the refund waits for nothing. */
export function recordReturn(
  commerce: OrderDesk,
  id: string,
  kind: ReturnedGoods['kind'],
): Promise<Outcome<true, OrderRefusal>> {
  const from = kind === 'GoodsReturned' ? (['Approved', 'ProofOfReturn'] as const) : (['Approved'] as const);
  const about = kind === 'GoodsReturned' ? 'goods' : 'proof';
  return step(commerce, id, from, async (transaction, at) => {
    await markReturned(transaction, id, { kind, at });
    await commerce.jobs.enqueue(transaction, 'send-withdrawal-mail', { about, withdrawalId: id });
  });
}
