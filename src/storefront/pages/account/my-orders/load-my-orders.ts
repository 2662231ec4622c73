import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { requireCustomer } from '../account-guard.ts';
import { loadAccountHead } from '../account-page-head.ts';
import { toShownOrder } from './shown-order.ts';

const PAGE_SIZE = 10;
/** So that no address asks for more than the shop counts. */
const MOST_PAGES = 10_000;

function readPage(typed: string | null): number {
  const page = typed !== null && /^\d{1,5}$/.test(typed) ? Number(typed) : 1;
  return Math.min(Math.max(page, 1), MOST_PAGES);
}

/** The orders that are asked for: a page of all, or the one with a number; none where that is not the customer's. */
async function findOrders({ shop }: PageRequest, number: string, page: number) {
  const orderNumber = number === '' ? {} : { orderNumber: number };
  const found = await shop.call('getOrders', {
    ...orderNumber,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  if (!found.ok && found.refusal.code === 'ResourceNotFound') return { results: [], total: 0 };
  return requireValue(found).orders;
}

/** The customer's own orders, newest first (rule U-04). */
export async function loadMyOrders(request: PageRequest) {
  await requireCustomer(request);
  const { searchParams } = request.url;
  const number = (searchParams.get('number') ?? '').trim().slice(0, 20);
  const page = number === '' ? readPage(searchParams.get('page')) : 1;
  const { text, head, translations } = await loadAccountHead(request, 'account.orders', (paths) =>
    paths.myOrders({ number, page: page === 1 ? undefined : String(page) }),
  );
  const { results, total } = await findOrders(request, number, page);
  const orderIds = results.map(({ id }) => id);
  const { papers } = requireValue(await request.shop.call('getPapers', { orderIds }));
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  // What has no such page any more has no address: the list itself is never empty by chance.
  if (page > last) throw new Response('There is no such page of orders.', { status: 404 });
  return {
    head,
    translations,
    number,
    page,
    last,
    orders: results.map((order) => toShownOrder(order, papers, request, text)),
  };
}
