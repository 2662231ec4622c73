import { formatDate, formatDateTime } from '../../../../markets/date-format.ts';
import { shownPricesOf } from '../../../cart/shown-prices.ts';
import { toShownPaper } from '../../../components/papers/shown-paper.ts';
import type { Head } from '../../../head.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { pathsOf } from '../../../translations.ts';
import { writeTitle } from '../../../write-title.ts';
import { namePayment } from '../../checkout/thank-you/load-thank-you-page.ts';
import { requireCustomer } from '../account-guard.ts';
import { loadAccountHead } from '../account-page-head.ts';
import { findWithdrawPath, writeOrderNumber, writeOrderState, writeOrderSteps } from './shown-order.ts';

/** A calendar day, `YYYY-MM-DD`, as pages write it. */
function writeDay(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), 'UTC');
}

/** The own order that the query names; another's is not there (rules U-04, X-02). */
export async function findMyOrder(request: PageRequest) {
  await requireCustomer(request);
  const orderNumber = (request.url.searchParams.get('order') ?? '').slice(0, 20);
  const found = await request.shop.call('searchOrder', { orderNumber });
  if (!found.ok && (found.refusal.code === 'ResourceNotFound' || found.refusal.code === 'InvalidInput'))
    throw new Response('There is no such order.', { status: 404 });
  return requireValue(found).order;
}

/** One order: where it stands and how it came there, what was bought, where it goes and how it is paid. */
export async function loadMyOrder(request: PageRequest) {
  const order = await findMyOrder(request);
  const { id, orderNumber, deliveryEstimate, paymentState, shipmentState, orderState } = order;
  const { text, translations } = await loadAccountHead(request, 'account.orders', (paths) =>
    paths.myOrder({ order: orderNumber }),
  );
  const number = writeOrderNumber(order, request);
  const title = text('account.orderTitle', { number });
  const head: Head = { title: writeTitle(text, request.merchant, title), noindex: true };
  const { steps } = requireValue(await request.shop.call('getOrderSteps', { id }));
  const { papers } = requireValue(await request.shop.call('getPapers', { orderIds: [id] }));
  const isOnItsWay = orderState !== 'Cancelled' && shipmentState !== 'Delivered';
  return {
    head,
    translations,
    order,
    title,
    number,
    href: pathsOf(request).myOrder({ order: orderNumber }),
    prices: shownPricesOf(order),
    state: writeOrderState(order, text),
    date: formatDateTime(new Date(order.createdAt), request.market.timeZone),
    payment: namePayment(order, text),
    paymentState: text(paymentState === 'Paid' ? 'checkout.statusPaid' : 'checkout.statusInProgress'),
    awaitsTransfer: orderState !== 'Cancelled' && paymentState === 'Pending',
    delivery: isOnItsWay
      ? text('checkout.deliveryEstimateRange', {
          from: writeDay(deliveryEstimate.from),
          to: writeDay(deliveryEstimate.to),
        })
      : undefined,
    steps: writeOrderSteps(steps, request, text),
    papers: papers.map((paper) => toShownPaper(paper, text)),
    withdrawAt: findWithdrawPath(order, request),
  };
}

export type MyOrderData = Awaited<ReturnType<typeof loadMyOrder>>;
