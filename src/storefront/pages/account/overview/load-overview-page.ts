import type { Customer } from '../../../../api/contract/customers.ts';
import { addressFormat } from '../../../../markets/address-format.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { requireCustomer } from '../account-guard.ts';
import { writeAccountNote } from '../account-notes.ts';
import { loadAccountHead } from '../account-page-head.ts';
import { toShownOrder } from '../my-orders/shown-order.ts';
import { findShownWithdrawals } from './find-shown-withdrawals.ts';

/** The last orders; all of them stand on their own page. */
const SHOWN_ORDERS = 4;

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
    hasMoreOrders: orders.total > orders.results.length,
    withdrawals: await findShownWithdrawals(request, text),
    note: writeAccountNote(text, note),
  };
}
