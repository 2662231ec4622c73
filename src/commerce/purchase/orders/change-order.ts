import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import { completeIfDone, type OrderChange } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderEventType } from './order-event.ts';
import { addOrderEvent } from './order-event-store.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { getOrderById, saveOrder } from './order-store.ts';

/** What it takes to change an order: less than the whole engine, so that the command line has it too. */
export type OrderDesk = Pick<CommerceContext, 'database' | 'clock' | 'randomBytes' | 'events' | 'jobs'>;

/** Which order is meant, and which version of it the decision was made on; without one, the present. */
export interface OrderToChange {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Someone else changed the order while this change was made; all of it is undone. */
class OrderChangedMeanwhile extends Error {
  override readonly name = 'OrderChangedMeanwhile';
}

/** The change was refused, perhaps after some of it was written; all of it is undone. */
class OrderRefused extends Error {
  override readonly name = 'OrderRefused';
  readonly refusal: OrderRefusal;

  constructor(refusal: OrderRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** How often a change that names no version is decided anew. */
const TRIES = 5;

type Decide = (order: Order, transaction: Queryable) => Promise<Outcome<OrderChange, OrderRefusal>>;

/** After these an invoice or a credit note may be due. */
const paperEvents: readonly OrderEventType[] = ['payment-state', 'shipment-state', 'cancelled', 'returned'];

/**
 * Writes a change inside the caller's transaction, its events, announcement and the job that looks for papers due too; throws when
 * the order has moved on.
 */
export async function writeChange(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'clock' | 'events' | 'jobs'>,
  decided: OrderChange,
): Promise<Order> {
  const { order, events } = completeIfDone(decided);
  if (events.length === 0) return order;
  const saved = await saveOrder(transaction, order);
  if (saved === undefined) throw new OrderChangedMeanwhile();
  const now = commerce.clock.now();
  for (const event of events) await addOrderEvent(transaction, saved, event, now);
  await commerce.events.announce(transaction, {
    type: 'order-changed',
    orderId: saved.id,
    version: saved.version,
  });
  if (events.some(({ type }) => paperEvents.includes(type))) {
    await commerce.jobs.enqueue(transaction, 'issue-papers', { orderId: saved.id });
  }
  return saved;
}

async function tryOnce(
  commerce: Pick<CommerceContext, 'database' | 'clock' | 'events' | 'jobs'>,
  { id, version }: OrderToChange,
  decide: Decide,
): Promise<Outcome<Order, OrderRefusal>> {
  return commerce.database.transaction(async (transaction) => {
    const order = await getOrderById(transaction, id);
    if (order === undefined) return refuse({ code: 'OrderNotFound' });
    if (version !== undefined && version !== order.version) {
      return refuse({ code: 'ConcurrentModification', currentVersion: order.version });
    }
    const decided = await decide(order, transaction);
    if (!decided.ok) throw new OrderRefused(decided.refusal);
    return accept(await writeChange(transaction, commerce, decided.value));
  });
}

/**
 * Changes an order in one transaction: decided on what is stored, written only if it is still that, put down in the log of
 * its events, announced. A refusal leaves nothing behind. The order's row is written last, after codes and stock, as locks are ordered.
 */
export async function changeOrder(
  commerce: Pick<CommerceContext, 'database' | 'clock' | 'events' | 'jobs'>,
  which: OrderToChange,
  decide: Decide,
): Promise<Outcome<Order, OrderRefusal>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(commerce, which, decide);
    } catch (error) {
      if (error instanceof OrderRefused) return refuse(error.refusal);
      if (!(error instanceof OrderChangedMeanwhile) || tries === TRIES) throw error;
    }
  }
}
