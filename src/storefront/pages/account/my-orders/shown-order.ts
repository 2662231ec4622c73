import type { Order, OrderSteps } from '../../../../api/contract/orders.ts';
import type { Paper } from '../../../../api/contract/papers.ts';
import { formatDate, formatDateTime } from '../../../../markets/date-format.ts';
import { formatMoney } from '../../../../markets/money-format.ts';
import { writeOrderNumber } from '../../../components/order-record/describe-order.ts';
import { toShownPaper } from '../../../components/papers/shown-paper.ts';
import type { PageText, TextKey } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { pathsOf } from '../../../translations.ts';

const orderWords = {
  Open: 'account.orderOpen',
  Confirmed: 'account.orderConfirmed',
  Complete: 'account.orderComplete',
  Cancelled: 'account.orderCancelled',
} as const satisfies Record<Order['orderState'], TextKey>;

/** Where goods are, as soon as that says more than the order's own state. */
const shipmentWords = {
  Pending: undefined,
  Ready: 'account.orderReady',
  Backorder: 'account.orderBackorder',
  Shipped: 'account.orderShipped',
  Delivered: 'account.orderDelivered',
} as const satisfies Record<Order['shipmentState'], TextKey | undefined>;

const stepWords = {
  Placed: 'account.orderPlaced',
  Paid: 'account.orderPaid',
  Confirmed: 'account.orderConfirmed',
  Ready: 'account.orderReady',
  Backorder: 'account.orderBackorder',
  Shipped: 'account.orderShipped',
  Delivered: 'account.orderDelivered',
  Cancelled: 'account.orderCancelled',
  Returned: 'account.orderReturned',
  Refunded: 'account.orderRefunded',
} as const satisfies Record<OrderSteps[number]['kind'], TextKey>;

type Stated = Pick<Order, 'orderState' | 'shipmentState'>;

/** The one word that says where an order stands. */
export function writeOrderState({ orderState, shipmentState }: Stated, text: PageText): string {
  const isOver = orderState === 'Cancelled' || orderState === 'Complete';
  return text((isOver ? undefined : shipmentWords[shipmentState]) ?? orderWords[orderState]);
}

/** What happened to an order, and when. */
export function writeOrderSteps(steps: OrderSteps, { market }: PageRequest, text: PageText) {
  return steps.map(({ kind, at }, index) => ({
    key: `${index} ${kind}`,
    words: text(stepWords[kind]),
    at: formatDateTime(new Date(at), market.timeZone),
  }));
}

/** Where its consumer withdraws from an order; a company cannot, and what was cancelled is no contract any more. */
export function findWithdrawPath(order: Order, request: PageRequest): string | undefined {
  return order.clientType === 'COMPANY' || order.orderState === 'Cancelled'
    ? undefined
    : pathsOf(request).withdraw({ order: order.orderNumber });
}

/** An order as lists of orders show it. */
export function toShownOrder(order: Order, papers: readonly Paper[], request: PageRequest, text: PageText) {
  return {
    id: order.id,
    href: pathsOf(request).myOrder({ order: order.orderNumber }),
    number: writeOrderNumber(order, request),
    date: formatDate(new Date(order.createdAt), request.market.timeZone),
    state: writeOrderState(order, text),
    total: formatMoney(request.locale, order.totalPrice),
    papers: papers.filter(({ orderId }) => orderId === order.id).map((paper) => toShownPaper(paper, text)),
    withdrawAt: findWithdrawPath(order, request),
  };
}

export type ShownOrder = ReturnType<typeof toShownOrder>;
