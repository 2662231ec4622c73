import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { CardProviderUnavailable } from '../payments/card-provider.ts';
import type { CardTransaction } from '../payments/card-transaction.ts';
import type { PaymentPartners } from '../payments/payment-partners.ts';
import { getPayment } from '../payments/payment-store.ts';
import { changeOrder, type OrderDesk, type OrderToChange } from './change-order.ts';
import { moveOrder, type OrderChange } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor } from './order-states.ts';
import { isTriedAgain, type Reversal, refundIdOf } from './reversal.ts';
import {
  findReversals,
  getReversal,
  markRefundFailed,
  markReversalPaid,
  startRefundAttempt,
} from './reversal-store.ts';

/** Notes that refunds went back; with the last of them the order owes nothing any more. */
function recordRefunds(
  commerce: OrderDesk,
  which: OrderToChange,
  actor: Actor,
  isPaidOut: (reversal: Reversal) => boolean,
  reference?: string,
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(
    commerce,
    which,
    async (order, transaction): Promise<Outcome<OrderChange, OrderRefusal>> => {
      const owed = (await findReversals(transaction, order.id)).filter(
        ({ refundState }) => refundState === 'Owed',
      );
      const paid = owed.filter(isPaidOut);
      if (paid.length === 0) return refuse({ code: 'NothingOwed' });
      for (const reversal of paid) {
        const { id } = reversal;
        await markReversalPaid(transaction, id, commerce.clock.now());
        await commerce.jobs.enqueue(transaction, 'send-withdrawal-mail', {
          about: 'refunded',
          reversalId: id,
        });
        // Whoever was told that it failed was asked for bank details: they are not needed any more.
        if (isTriedAgain(reversal))
          await commerce.jobs.enqueue(transaction, 'send-reversal-notice', { reversalId: id });
      }
      const change: OrderChange = {
        order,
        events: paid.map(({ id, refund }) => ({
          type: 'refunded',
          actor,
          details: { reversalId: id, refund, ...(reference === undefined ? {} : { reference }) },
        })),
      };
      return paid.length === owed.length
        ? moveOrder(change, 'system', { paymentState: 'Paid' })
        : accept(change);
    },
  );
}

/** The operator has paid out all that no partner pays back, or failed to; `reference` is the bank's name of the transfer. */
export function recordPayOut(
  commerce: OrderDesk,
  which: OrderToChange,
  reference: string,
): Promise<Outcome<Order, OrderRefusal>> {
  const isByHand = ({ paymentId, refundFailedAt }: Reversal) =>
    paymentId === undefined || refundFailedAt !== undefined;
  return recordRefunds(commerce, which, 'operator', isByHand, reference);
}

/** The operator has the partner asked anew for all that it failed to pay back. */
export function requestRefundsAgain(
  commerce: OrderDesk,
  which: OrderToChange,
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(commerce, which, async (order, transaction) => {
    const failed = (await findReversals(transaction, order.id)).filter(
      ({ refundFailedAt }) => refundFailedAt !== undefined,
    );
    if (failed.length === 0) return refuse({ code: 'NothingOwed' });
    for (const { id } of failed) {
      await startRefundAttempt(transaction, id);
      await commerce.jobs.enqueue(transaction, 'refund-payment', { reversalId: id });
    }
    const events = failed.map(({ id, refund }) => ({
      ...({ type: 'refund-requested', actor: 'operator' } as const),
      details: { reversalId: id, refund },
    }));
    return accept({ order, events });
  });
}

/**
 * Refunds of an order that the partner had taken and could not pay after all are owed again, and their customers told. What was
 * asked for anew since, or paid by hand, stays as it is.
 */
export async function reopenRefunds(
  transaction: Queryable,
  commerce: Pick<OrderDesk, 'clock' | 'jobs'>,
  order: Order,
  failures: readonly CardTransaction[],
): Promise<OrderChange> {
  const events: OrderEvent[] = [];
  for (const reversal of failures.length === 0 ? [] : await findReversals(transaction, order.id)) {
    const failure = failures.find(({ refundId }) => refundId === refundIdOf(reversal));
    const { id, paymentId, refund, refundFailedAt } = reversal;
    if (failure === undefined || paymentId === undefined || refundFailedAt !== undefined) continue;
    await markRefundFailed(transaction, id, commerce.clock.now());
    await commerce.jobs.enqueue(transaction, 'send-reversal-notice', { reversalId: id });
    const { id: reference, reason } = failure;
    events.push({
      type: 'refund-failed',
      actor: 'system',
      details: { reversalId: id, refund, reference, reason },
    });
  }
  if (events.length === 0) return { order, events };
  const moved = moveOrder({ order, events }, 'system', { paymentState: 'CreditOwed' });
  if (!moved.ok) throw new Error(`order ${order.id} cannot owe a refund: ${moved.refusal.code}`);
  return moved.value;
}

/**
 * The job 'refund-payment': pays a refund back through the partner that took the money. Throws CardProviderUnavailable while
 * that cannot be reached, so that it is tried again; under one refund id twice is the same as once.
 */
export async function refundPayment(
  commerce: OrderDesk & Pick<PaymentPartners, 'cardProvider'>,
  { reversalId }: { readonly reversalId: string },
): Promise<void> {
  const reversal = await getReversal(commerce.database, reversalId);
  if (reversal?.paymentId === undefined) throw new Error(`no refund ${reversalId} for a partner to pay`);
  // Of one that failed a person says how it goes back.
  if (reversal.refundState !== 'Owed' || reversal.refundFailedAt !== undefined) return;
  const payment = await getPayment(commerce.database, reversal.paymentId);
  if (payment?.providerReference === undefined) {
    throw new Error(`no payment ${reversal.paymentId} to pay back from`);
  }
  if (commerce.cardProvider === undefined)
    throw new CardProviderUnavailable('there is no payment partner any more');
  const refundId = refundIdOf(reversal);
  await commerce.cardProvider.refund(payment.providerReference, reversal.refund, refundId);
  // Another run of the same job may have noted it: then nothing is owed any more. Or it has failed since.
  await recordRefunds(
    commerce,
    { id: reversal.orderId },
    'system',
    (owed) => refundIdOf(owed) === refundId && owed.refundFailedAt === undefined,
  );
}
