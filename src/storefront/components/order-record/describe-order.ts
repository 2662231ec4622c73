import type { Order } from '../../../api/contract/orders.ts';
import { formatDate, formatDateTime } from '../../../markets/date-format.ts';
import { formatOrderNumber, parseOrderNumber } from '../../../markets/order-number.ts';
import type { PageText } from '../../i18n/texts.ts';
import { namePaymentMethod } from '../../name-payment-methods.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { toShownPaper } from '../papers/shown-paper.ts';

/** A calendar day, `YYYY-MM-DD`, as pages write it. */
function writeDay(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), 'UTC');
}

/** How it was or will be paid: by what came of it, not by what was tried before. */
function namePayment({ payments }: Order, text: PageText): string {
  const payment = payments.find(({ state }) => state !== 'Refused' && state !== 'Cancelled') ?? payments[0];
  return payment === undefined ? '' : namePaymentMethod(payment, text);
}

/** The number as its country writes it. */
export function writeOrderNumber(
  { id, orderNumber }: Pick<Order, 'id' | 'orderNumber'>,
  { market }: Pick<PageRequest, 'market'>,
): string {
  const number = parseOrderNumber(orderNumber);
  if (number === undefined) throw new Error(`order ${id} has the number ${orderNumber}`);
  return formatOrderNumber(market, number);
}

/** What the pages of one order tell of it besides its lines. */
export async function describeOrder(order: Order, request: PageRequest, text: PageText) {
  const { timeZone } = request.market;
  const { papers } = requireValue(await request.shop.call('getPapers', { orderIds: [order.id] }));
  const { paymentState, orderState, shipmentState, deliveryEstimate } = order;
  const isPaid = paymentState === 'Paid' || paymentState === 'CreditOwed';
  const isOver = orderState === 'Cancelled';
  const waiting = order.payments.find(({ state, custom }) => state === 'Pending' && custom !== undefined);
  const isOwed = !isPaid && !isOver;
  return {
    number: writeOrderNumber(order, request),
    date: formatDateTime(new Date(order.createdAt), timeZone),
    paymentMethod: namePayment(order, text),
    paymentStatus: isOver ? undefined : text(isPaid ? 'checkout.statusPaid' : 'checkout.statusInProgress'),
    isOwed,
    /** A transfer or a reference that is still to be paid: the days of delivery begin with it. */
    awaitsPayment: isOwed && (order.bankDetails !== undefined || waiting !== undefined),
    /** How a payment by reference is made, as long as it is awaited. */
    reference: waiting?.custom && {
      payment: waiting.custom.referencePayment,
      payUntil: formatDateTime(new Date(waiting.custom.referencePayment.expiresAt), timeZone),
    },
    /** Nothing once that is past. */
    delivery:
      isOver || shipmentState === 'Delivered'
        ? undefined
        : { from: writeDay(deliveryEstimate.from), to: writeDay(deliveryEstimate.to) },
    papers: papers.map((paper) => toShownPaper(paper, text)),
  };
}

export type OrderRecord = Awaited<ReturnType<typeof describeOrder>>;
