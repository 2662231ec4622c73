import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { CardProviderUnavailable } from '../payments/card-provider.ts';
import type { PaymentPartners } from '../payments/payment-partners.ts';
import { getPayment } from '../payments/payment-store.ts';
import { changeOrder, type OrderDesk, type OrderToChange } from './change-order.ts';
import { moveOrder, type OrderChange } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor } from './order-states.ts';
import type { Reversal } from './reversal.ts';
import { findReversals, getReversal, markReversalPaid } from './reversal-store.ts';

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
      for (const { id } of paid) {
        await markReversalPaid(transaction, id, commerce.clock.now());
        await commerce.jobs.enqueue(transaction, 'send-withdrawal-mail', {
          about: 'refunded',
          reversalId: id,
        });
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

/** The operator has paid out all that no partner pays back; `reference` is the bank's name of the transfer. */
export function recordPayOut(
  commerce: OrderDesk,
  which: OrderToChange,
  reference: string,
): Promise<Outcome<Order, OrderRefusal>> {
  return recordRefunds(commerce, which, 'operator', ({ paymentId }) => paymentId === undefined, reference);
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
  if (reversal.refundState !== 'Owed') return;
  const payment = await getPayment(commerce.database, reversal.paymentId);
  if (payment?.providerReference === undefined) {
    throw new Error(`no payment ${reversal.paymentId} to pay back from`);
  }
  if (commerce.cardProvider === undefined)
    throw new CardProviderUnavailable('there is no payment partner any more');
  await commerce.cardProvider.refund(payment.providerReference, reversal.refund, reversal.id);
  // Another run of the same job may have noted it: then nothing is owed any more.
  await recordRefunds(commerce, { id: reversal.orderId }, 'system', ({ id }) => id === reversalId);
}
