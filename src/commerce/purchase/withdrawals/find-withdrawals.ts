import type { Queryable } from '../../../kernel/database.ts';
import type { WithdrawalMailRequest } from '../../../kernel/jobs.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import { WITHDRAWAL_DAYS } from '../../../markets/consumer-rights.ts';
import type { CommerceContext } from '../../context.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { findOrders, getOrder } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import { getDeliveredAt } from '../orders/order-event-store.ts';
import { refundIdOf } from '../orders/reversal.ts';
import { getReversal } from '../orders/reversal-store.ts';
import type { Withdrawal } from './withdrawal.ts';
import type { WithdrawnOrder } from './withdrawal-period.ts';
import { findWithdrawalsOf, findWithdrawalsPaidBy, getWithdrawal } from './withdrawal-store.ts';

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

/** For how many days an order's buyer may withdraw: by the terms it was made under. */
export function withdrawalDaysOf({ contents: { legalTerms } }: Order): number {
  return legalTerms?.withdrawalDays ?? WITHDRAWAL_DAYS;
}

interface FoundOrder {
  readonly order: Order;
  readonly facts: WithdrawnOrder;
}

/** The order that a withdrawal is about, with what decides about it; for the shop's own work, never for a caller. */
export async function findWithdrawnOrder(
  database: Queryable,
  orderId: string | undefined,
): Promise<FoundOrder | undefined> {
  const order = orderId === undefined ? undefined : await getOrder(database, orderId);
  if (order === undefined) return undefined;
  const { clientType } = order.contents;
  const deliveredAt = await getDeliveredAt(database, order.id);
  return { order, facts: { clientType, deliveredAt, withdrawalDays: withdrawalDaysOf(order) } };
}

/** What there is to write about a withdrawal. */
export interface WithdrawalMail {
  readonly withdrawal: Withdrawal;
  readonly ordered: FoundOrder | undefined;
  /** Who pays it back: the partner that took the money, or the shop by transfer. */
  readonly refundedBy: 'partner' | 'transfer';
  /** What the partner knows the refund by; absent where it is paid by hand. */
  readonly refundId: string | undefined;
}

/** Whom a mail about withdrawals goes to; throws where a withdrawal is gone: nothing deletes it. */
async function findTold(database: Queryable, request: WithdrawalMailRequest): Promise<readonly Withdrawal[]> {
  if ('reversalId' in request) return findWithdrawalsPaidBy(database, request.reversalId);
  const withdrawal = await getWithdrawal(database, request.withdrawalId);
  if (withdrawal === undefined) throw new Error(`no withdrawal ${request.withdrawalId} to write about`);
  return [withdrawal];
}

/** What there is to write; most refunds are of no withdrawal. */
export async function prepareWithdrawalMails(
  database: Queryable,
  request: WithdrawalMailRequest,
): Promise<readonly WithdrawalMail[]> {
  const mails: WithdrawalMail[] = [];
  for (const withdrawal of await findTold(database, request)) {
    const ordered = await findWithdrawnOrder(database, withdrawal.orderId);
    const { refund } = withdrawal;
    const reversal = refund && (await getReversal(database, refund.reversalId));
    const refundId = reversal?.paymentId === undefined ? undefined : refundIdOf(reversal);
    const refundedBy = refundId === undefined ? 'transfer' : 'partner';
    mails.push({ withdrawal, ordered, refundedBy, refundId });
  }
  return mails;
}
