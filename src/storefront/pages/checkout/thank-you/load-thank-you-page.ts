import type { Order } from '../../../../api/contract/orders.ts';
import { formatDate, formatDateTime } from '../../../../markets/date-format.ts';
import { formatOrderNumber, parseOrderNumber } from '../../../../markets/order-number.ts';
import { shownPricesOf } from '../../../cart/shown-prices.ts';
import { toShownPaper } from '../../../components/papers/shown-paper.ts';
import type { Head } from '../../../head.ts';
import { loadTexts, type PageText } from '../../../i18n/texts.ts';
import { namePaymentMethod } from '../../../name-payment-methods.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { writeTitle } from '../../../write-title.ts';

/** A calendar day, `YYYY-MM-DD`, as pages write it. */
function writeDay(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), 'UTC');
}

function notFound(): Response {
  return new Response('There is no such order.', { status: 404 });
}

/** How it was or will be paid: by what came of it, not by what was tried before. */
export function namePayment({ payments }: Order, text: PageText): string {
  const payment = payments.find(({ state }) => state !== 'Refused' && state !== 'Cancelled') ?? payments[0];
  return payment === undefined ? '' : namePaymentMethod(payment, text);
}

/** The order that the query names; for everyone but its buyer it is not there (rule T-01). */
export async function loadThankYouPage(request: PageRequest, orderId: string | null) {
  if (orderId === null) throw notFound();
  const found = await request.shop.call('getOrders', { id: orderId });
  if (!found.ok && found.refusal.code === 'InvalidInput') throw notFound();
  const [order] = requireValue(found).orders.results;
  if (order === undefined) throw notFound();
  const number = parseOrderNumber(order.orderNumber);
  if (number === undefined) throw new Error(`order ${order.id} has the number ${order.orderNumber}`);
  const waiting = order.payments.find(({ state, custom }) => state === 'Pending' && custom !== undefined);
  const { papers } = requireValue(await request.shop.call('getPapers', { orderIds: [order.id] }));
  const { survey } = requireValue(await request.shop.call('getSurveyOffer', { orderId: order.id }));
  const check = await request.shop.call('isLoggedIn', {});
  const text = await loadTexts(request.locale);
  const head: Head = {
    title: writeTitle(text, request.merchant, text('checkout.thankYouTitle')),
    noindex: true,
  };
  return {
    head,
    order,
    survey,
    /** Whose record of the order it is, on paper. */
    seller: request.content.facts.company,
    papers: papers.map((paper) => toShownPaper(paper, text)),
    prices: shownPricesOf(order),
    /** Who may open an account with this order (rule T-01). */
    isGuest: check.ok && !check.value,
    paymentMethod: namePayment(order, text),
    /** A transfer or a reference that is still to be paid: the days of delivery begin with it. */
    awaitsPayment:
      order.paymentState !== 'Paid' && (order.bankDetails !== undefined || waiting !== undefined),
    /** How a payment by reference is made, as long as it is awaited. */
    reference: waiting?.custom && {
      payment: waiting.custom.referencePayment,
      payUntil: formatDateTime(new Date(waiting.custom.referencePayment.expiresAt), request.market.timeZone),
    },
    orderNumber: formatOrderNumber(request.market, number),
    orderDate: formatDateTime(new Date(order.createdAt), request.market.timeZone),
    delivery: { from: writeDay(order.deliveryEstimate.from), to: writeDay(order.deliveryEstimate.to) },
  };
}

export type ThankYouPageData = Awaited<ReturnType<typeof loadThankYouPage>>;
