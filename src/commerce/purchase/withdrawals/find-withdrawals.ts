import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { findOrders, getOrder } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import { getDeliveredAt } from '../orders/order-event-store.ts';
import type { Withdrawal } from './withdrawal.ts';
import { findWithdrawalsOf, getWithdrawal } from './withdrawal-store.ts';

/** Those of the shopper's own orders, the newest first; another's order is not there (rule X-02). */
export async function findMyWithdrawals(
  commerce: Pick<CommerceContext, 'database'>,
  shopper: Shopper,
  orderNumber: string | undefined,
): Promise<Outcome<readonly Withdrawal[], Refusal<'ResourceNotFound'>>> {
  const found = await findOrders(commerce, shopper, { orderNumber });
  if (!found.ok) return found;
  const ids = found.value.orders.map(({ id }) => id);
  return accept(await findWithdrawalsOf(commerce.database, ids));
}

/** The order that a withdrawal is about, with what decides about it; for the shop's own work, never for a caller. */
export async function findWithdrawnOrder(
  database: Queryable,
  orderId: string | undefined,
): Promise<{ readonly order: Order; readonly deliveredAt: Date | undefined } | undefined> {
  const order = orderId === undefined ? undefined : await getOrder(database, orderId);
  return order && { order, deliveredAt: await getDeliveredAt(database, order.id) };
}

/** What there is to write about a withdrawal. */
export interface WithdrawalMail {
  readonly withdrawal: Withdrawal;
  readonly ordered: { readonly order: Order; readonly deliveredAt: Date | undefined } | undefined;
}

/** For its mails; throws where it is gone: nothing deletes it. */
export async function prepareWithdrawalMail(
  database: Queryable,
  { withdrawalId }: { readonly withdrawalId: string },
): Promise<WithdrawalMail> {
  const withdrawal = await getWithdrawal(database, withdrawalId);
  if (withdrawal === undefined) throw new Error(`no withdrawal ${withdrawalId} to write about`);
  return { withdrawal, ordered: await findWithdrawnOrder(database, withdrawal.orderId) };
}
