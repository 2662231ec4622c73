import { shownPricesOf } from '../../../cart/shown-prices.ts';
import { describeOrder } from '../../../components/order-record/describe-order.ts';
import type { Head } from '../../../head.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { writeTitle } from '../../../write-title.ts';

function notFound(): Response {
  return new Response('There is no such order.', { status: 404 });
}

/** The order that the query names; for everyone but its buyer it is not there (rule T-01). */
export async function loadThankYouPage(request: PageRequest, orderId: string | null) {
  if (orderId === null) throw notFound();
  const found = await request.shop.call('getOrders', { id: orderId });
  if (!found.ok && found.refusal.code === 'InvalidInput') throw notFound();
  const [order] = requireValue(found).orders.results;
  if (order === undefined) throw notFound();
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
    record: await describeOrder(order, request, text),
    survey,
    /** Whose record of the order it is, on paper. */
    seller: request.content.facts.company,
    prices: shownPricesOf(order),
    /** Who may open an account with this order (rule T-01). */
    isGuest: check.ok && !check.value,
  };
}

export type ThankYouPageData = Awaited<ReturnType<typeof loadThankYouPage>>;
