import type { Customer } from '../../../../api/contract/customers.ts';
import type { Order } from '../../../../api/contract/orders.ts';
import type { Paper } from '../../../../api/contract/papers.ts';
import { addressFormat } from '../../../../markets/address-format.ts';
import { formatDate } from '../../../../markets/date-format.ts';
import { formatMoney } from '../../../../markets/money-format.ts';
import { formatOrderNumber, parseOrderNumber } from '../../../../markets/order-number.ts';
import { toShownPaper } from '../../../components/papers/shown-paper.ts';
import type { PageText, TextKey } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { pathsOf } from '../../../translations.ts';
import { requireCustomer } from '../account-guard.ts';
import { writeAccountNote } from '../account-notes.ts';
import { loadAccountHead } from '../account-page-head.ts';
import { findShownWithdrawals } from './find-shown-withdrawals.ts';

/** The last orders; all of them come with the orders portal. */
const SHOWN_ORDERS = 10;

const states = {
  Open: 'account.orderOpen',
  Confirmed: 'account.orderConfirmed',
  Complete: 'account.orderComplete',
  Cancelled: 'account.orderCancelled',
} as const satisfies Record<Order['orderState'], TextKey>;

function toShownOrder(order: Order, papers: readonly Paper[], request: PageRequest, text: PageText) {
  const { market, locale } = request;
  const number = parseOrderNumber(order.orderNumber);
  if (number === undefined) throw new Error(`order ${order.id} has the number ${order.orderNumber}`);
  return {
    id: order.id,
    number: formatOrderNumber(market, number),
    date: formatDate(new Date(order.createdAt), market.timeZone),
    state: text(states[order.orderState]),
    total: formatMoney(locale, order.totalPrice),
    papers: papers.filter(({ orderId }) => orderId === order.id).map((paper) => toShownPaper(paper, text)),
    withdrawAt:
      order.clientType === 'COMPANY' || order.orderState === 'Cancelled'
        ? undefined
        : pathsOf(request).withdraw({ order: order.orderNumber }),
  };
}

/** An address as its country writes it on a label, line by line. */
function writeAddress({ addresses }: Customer, id: string | undefined): string | undefined {
  const address = addresses.find((known) => known.id === id);
  return address === undefined ? undefined : addressFormat(address.country, address).join('\n');
}

/** The customer's own page: who they are, where things go, and what they ordered last. */
export async function loadOverviewPage(request: PageRequest, note: string | null) {
  const customer = await requireCustomer(request);
  const { text, head, translations } = await loadAccountHead(request, 'header.account', (paths) =>
    paths.myAccount(),
  );
  const { orders } = requireValue(await request.shop.call('getOrders', { limit: SHOWN_ORDERS }));
  const orderIds = orders.results.map(({ id }) => id);
  const { papers } = requireValue(await request.shop.call('getPapers', { orderIds }));
  return {
    head,
    translations,
    customer,
    shippingLines: writeAddress(customer, customer.defaultShippingAddressId),
    billingLines: writeAddress(customer, customer.defaultBillingAddressId),
    orders: orders.results.map((order) => toShownOrder(order, papers, request, text)),
    withdrawals: await findShownWithdrawals(request, text),
    note: writeAccountNote(text, note),
  };
}
