import type { CallErrorCode } from '../../../../api/contract/errors.ts';
import { redirect } from '../../../frame/answers.ts';
import type { PageRequest } from '../../../page-request.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { type CheckoutProblem, problemOnReturn } from '../checkout-problem.ts';
import { writeDecline } from '../decline-texts.ts';

/** What a payment that led to no order is told as; one that is still open is simply offered again. */
const problemByState = {
  Created: undefined,
  Pending: undefined,
  Authorised: 'creating-order-failed',
  Refused: 'payment-error',
  Cancelled: 'cancelled-transaction',
} as const satisfies Record<string, CheckoutProblem | undefined>;

/** What became of a payment that could not be made an order, be it refused just now or when the partner told us of it. */
async function tellRefusal(request: PageRequest, code: CallErrorCode): Promise<CheckoutProblem> {
  const paths = redirectPathsOf(request);
  // Not a payment of this shopper, or none at all: there is nothing to complete.
  if (code === 'ResourceNotFound' || code === 'InvalidInput') throw redirect(paths.checkout(), 303);
  if (code === 'CartAlreadyOrdered') {
    const latest = await request.shop.call('getOrders', {});
    const [order] = latest.ok ? latest.value.orders.results : [];
    throw redirect(order === undefined ? paths.checkout() : paths.thankYou({ order: order.id }), 303);
  }
  const problem = problemOnReturn({ code });
  if (problem === 'payment-unavailable' || problem === 'unavailable') return problem;
  throw redirect(paths.payment({ error: problem }), 303);
}

/**
 * The shopper is back from the card partner (rule Y-03). Resolves only when the partner cannot be asked now: then the
 * page keeps its address, so that a reload asks again and no paid order is lost. Otherwise throws a redirect: paid, to the
 * thank-you page; still being checked, to where that is told; refused, cancelled or given back, to the payment page with its `error`.
 */
export async function returnFromCard(
  request: PageRequest,
  paymentId: string,
  query: URLSearchParams,
): Promise<CheckoutProblem> {
  const paths = redirectPathsOf(request);
  const sessionResult = query.get('sessionResult') || undefined;
  const redirectResult = query.get('redirectResult') || undefined;
  // Only the fields that sent the shopper to their bank know what to do with its answer.
  if (redirectResult !== undefined) throw redirect(paths.pay({ payment: paymentId, redirectResult }), 303);
  const completed = await request.shop.call('completePayment', { id: paymentId, sessionResult });
  if (completed.ok) {
    const { order, payment } = completed.value;
    if (order !== null) throw redirect(paths.thankYou({ order: order.id }), 303);
    if (payment.isBeingChecked) throw redirect(paths.pay({ payment: payment.id }), 303);
    const reason = writeDecline(payment.declineReason);
    if (payment.refusal === undefined)
      throw redirect(paths.payment({ error: problemByState[payment.state], reason }), 303);
    return tellRefusal(request, payment.refusal);
  }
  return tellRefusal(request, completed.refusal.code);
}
