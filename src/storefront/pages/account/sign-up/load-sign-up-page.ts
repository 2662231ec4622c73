import { vatNumberPlaceholder } from '../../../../markets/vat-number.ts';
import type { PageRequest } from '../../../page-request.ts';
import { sendCustomerHome } from '../account-guard.ts';
import { loadAccountHead } from '../account-page-head.ts';
import { parseBackPath, refererPath } from '../back-path.ts';
import { accountContextOf } from '../lead-on.ts';

/** What a guest told when they ordered (rule T-01); another's order is not there. */
async function findOrderDetails({ shop }: PageRequest, orderId: string | null) {
  if (orderId === null) return undefined;
  const found = await shop.call('getOrders', { id: orderId });
  const order = found.ok ? found.value.orders.results[0] : undefined;
  if (order === undefined) return undefined;
  const { firstName, lastName } = order.billingAddress;
  return { email: order.customerEmail, firstName, lastName };
}

export async function loadSignUpPage(request: PageRequest) {
  const { url } = request;
  await sendCustomerHome(request);
  const context = accountContextOf(request);
  const { head, translations } = await loadAccountHead(request, 'account.create', (paths) =>
    context === 'checkout' ? paths.checkoutCreateAccount() : paths.createAccount(),
  );
  const back = parseBackPath(url.searchParams.get('back') ?? refererPath(request), request);
  const initial = await findOrderDetails(request, url.searchParams.get('order'));
  return {
    head,
    translations,
    context,
    back,
    initial,
    vatPlaceholder: vatNumberPlaceholder(request.market.countryCode),
  };
}
