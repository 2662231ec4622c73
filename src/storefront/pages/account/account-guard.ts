import type { Customer } from '../../../api/contract/customers.ts';
import { redirect } from '../../frame/answers.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { redirectPathsOf } from '../../translations.ts';
import { enterCheckout } from '../checkout/checkout-guard.ts';

/** Whether the session is a customer's; a refusal where the check itself fails. */
function checkSignedIn({ shop }: PageRequest) {
  return shop.call('isLoggedIn', {});
}

/**
 * Customers-only guard (rule R-05): a visitor is sent to the root, and so is whoever cannot be checked; the
 * log is told. Depends on the session: 303, never kept.
 */
export async function requireCustomer(request: PageRequest): Promise<Customer> {
  const check = await checkSignedIn(request);
  if (!check.ok || !check.value) {
    request.warn(
      check.ok
        ? 'A visitor asked for a page of customers and was sent home'
        : `Whether someone is signed in could not be checked (${check.refusal.code}): they were sent home`,
    );
    throw redirect(redirectPathsOf(request).home(), 303);
  }
  const { customer } = requireValue(await request.shop.call('getCustomer', { locale: request.locale }));
  if (customer === null) throw redirect(redirectPathsOf(request).home(), 303);
  return customer;
}

/** Guest-only guard of sign-in type pages: a customer is sent home. */
export async function sendCustomerHome(request: PageRequest): Promise<void> {
  const check = await checkSignedIn(request);
  if (check.ok && check.value) throw redirect(redirectPathsOf(request).home(), 303);
}

/** The same on the way to an order: with something to buy the customer goes on with the first step that is not done. */
export async function sendCustomerToCheckout(request: PageRequest): Promise<void> {
  const check = await checkSignedIn(request);
  if (check.ok && check.value) throw await enterCheckout(request);
}

/**
 * The same on `/login`: the same path without the query where it has one, else home.
 *
 * @param search as in the address, with its question mark, or empty.
 */
export async function sendCustomerOn(request: PageRequest, search: string): Promise<void> {
  const check = await checkSignedIn(request);
  const paths = redirectPathsOf(request);
  if (check.ok && check.value) throw redirect(search === '' ? paths.home() : paths.login(), 303);
}
