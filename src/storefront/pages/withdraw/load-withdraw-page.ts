import type { Order } from '../../../api/contract/orders.ts';
import { formatDate, formatZonedTime } from '../../../markets/date-format.ts';
import { formatOrderNumber, parseOrderNumber } from '../../../markets/order-number.ts';
import { isNeverWithdrawable } from '../../../markets/withdrawal-exceptions.ts';
import { findPageLinks } from '../../find-page-links.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { buildAddresses } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';

/** The last orders that somebody may choose from; older ones are named by their number. */
const SHOWN_ORDERS = 10;

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function toShown({ market }: PageRequest, { orderNumber, createdAt }: Order) {
  const parsed = parseOrderNumber(orderNumber);
  return {
    orderNumber,
    shownNumber: parsed === undefined ? orderNumber : formatOrderNumber(market, parsed),
    date: formatDate(new Date(createdAt), market.timeZone),
  };
}

/** An order that the session is shown anyway, with what may be chosen of it. */
function toOwn(request: PageRequest, order: Order) {
  const { lineItems, billingAddress, customerEmail, clientType } = order;
  return {
    ...toShown(request, order),
    isCompany: clientType === 'COMPANY',
    lines: lineItems
      .filter(({ withdrawalException }) => !isNeverWithdrawable(withdrawalException))
      .map(({ id, name, quantity, withdrawalException: exception }) => ({ id, name, quantity, exception })),
    /** Goods that nobody can withdraw from, and why. */
    exempt: lineItems.flatMap(({ id, name, withdrawalException: exception }) =>
      exception !== undefined && isNeverWithdrawable(exception) ? [{ id, name, exception }] : [],
    ),
    prefilled: {
      name: [billingAddress.firstName, billingAddress.lastName].filter(Boolean).join(' '),
      email: customerEmail,
    },
  };
}

async function findOwn(request: PageRequest, orderNumber: string) {
  if (orderNumber === '') return undefined;
  const found = await request.shop.call('searchOrder', { orderNumber: orderNumber.slice(0, 20) });
  return found.ok ? toOwn(request, found.value.order) : undefined;
}

/** What a consumer may withdraw from: own orders that were not cancelled. */
async function findChoices(request: PageRequest) {
  const found = await request.shop.call('getOrders', { limit: SHOWN_ORDERS });
  const orders = found.ok ? found.value.orders.results : [];
  return orders
    .filter(({ clientType, orderState }) => clientType === 'PRIVATE' && orderState !== 'Cancelled')
    .map((order) => toShown(request, order));
}

async function findSent({ shop, locale, market }: PageRequest, id: string | null) {
  if (id === null || !idPattern.test(id)) return undefined;
  const found = await shop.call('getWithdrawal', { id });
  if (!found.ok) return undefined;
  const { number, createdAt } = found.value.withdrawal;
  return { number, time: formatZonedTime(locale, new Date(createdAt), market.timeZone) };
}

/** The form as it is opened, or what became of a statement (rule D-03). Personal: never kept, and not for search engines. */
export async function loadWithdrawPage(request: PageRequest) {
  const { searchParams } = request.url;
  const text = await loadTexts(request.locale);
  const orderNumber = (searchParams.get('order') ?? '').trim();
  const [sent, own, pages] = await Promise.all([
    findSent(request, searchParams.get('sent')),
    findOwn(request, orderNumber),
    request.content.findPages(),
  ]);
  const isForm = sent === undefined && own === undefined;
  const title = text(sent === undefined ? 'withdrawal.title' : 'withdrawal.sentTitle');
  return {
    head: { title: writeTitle(text, request.merchant, title), noindex: true as const },
    translations: buildAddresses(request, (paths) => paths.withdraw()).translations,
    sent,
    own,
    choices: isForm && !request.isSent ? await findChoices(request) : [],
    formId: request.newFormId(),
    returnDays: request.content.facts.returnDays,
    returnPolicy: findPageLinks(request, pages, ['return-policy'])[0],
  };
}

export type WithdrawPageData = Awaited<ReturnType<typeof loadWithdrawPage>>;
