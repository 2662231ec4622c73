import { shownPricesOf } from '../../../cart/shown-prices.ts';
import { describeOrder } from '../../../components/order-record/describe-order.ts';
import type { Head } from '../../../head.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { pathsOf } from '../../../translations.ts';
import { writeTitle } from '../../../write-title.ts';
import { requireCustomer } from '../account-guard.ts';
import { loadAccountHead } from '../account-page-head.ts';
import { findWithdrawPath, writeOrderState, writeOrderSteps } from './shown-order.ts';

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
  const { id, orderNumber } = order;
  const { text, translations } = await loadAccountHead(request, 'account.orders', (paths) =>
    paths.myOrder({ order: orderNumber }),
  );
  const record = await describeOrder(order, request, text);
  const title = text('account.orderTitle', { number: record.number });
  const head: Head = { title: writeTitle(text, request.merchant, title), noindex: true };
  const { steps } = requireValue(await request.shop.call('getOrderSteps', { id }));
  return {
    head,
    translations,
    order,
    record,
    title,
    href: pathsOf(request).myOrder({ order: orderNumber }),
    prices: shownPricesOf(order),
    state: writeOrderState(order, text),
    steps: writeOrderSteps(steps, request, text),
    withdrawAt: findWithdrawPath(order, request),
  };
}
