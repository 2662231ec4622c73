import type { Cart } from '../../../api/contract/cart.ts';
import type { CallError } from '../../../api/contract/errors.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import { isAddressEntered } from '../../../markets/postal-address.ts';
import { redirect } from '../../frame/answers.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { redirectPathsOf } from '../../translations.ts';

/** The checkout pages that a guard stands before. */
export type GuardedPage = 'addresses' | 'payment';

/** Whether the page may be shown, or where the shopper has to go first. */
export type GuardDecision = 'serve' | 'home' | 'addresses';

type GuardedCart = Pick<Cart, 'lineItems' | 'shippingAddress' | 'shippingInfo'>;

/**
 * The checkout guards (rule R-06): nothing to buy leads home; no delivery or nowhere to deliver to leads to
 * the addresses. A country alone is no address.
 */
export function decideCheckout(cart: GuardedCart | null, page: GuardedPage): GuardDecision {
  if (cart === null || cart.lineItems.length === 0) return 'home';
  if (page === 'addresses') return 'serve';
  return cart.shippingInfo === undefined || !isAddressEntered(cart.shippingAddress) ? 'addresses' : 'serve';
}

async function getActiveCart({ shop, locale }: PageRequest): Promise<Cart | null> {
  return requireValue(await shop.call('getMe', { locale })).activeCart;
}

/** Depends on the session: 303, never kept. */
function sendTo(request: PageRequest, page: 'home' | GuardedPage): Response {
  return redirect(redirectPathsOf(request)[page](), 303);
}

/** The cart of a guarded page, or why it cannot be known now; throws the guard's redirect. */
export async function findCheckoutCart(
  request: PageRequest,
  page: GuardedPage,
): Promise<Outcome<Cart, CallError>> {
  const found = await request.shop.call('getMe', { locale: request.locale });
  if (!found.ok) return found;
  const cart = found.value.activeCart;
  const decision = decideCheckout(cart, page);
  if (cart !== null && decision === 'serve') return accept(cart);
  throw sendTo(request, decision === 'serve' ? 'home' : decision);
}

/** The cart of a page that cannot do without; throws the guard's redirect. */
export async function requireCheckoutCart(request: PageRequest, page: GuardedPage): Promise<Cart> {
  return requireValue(await findCheckoutCart(request, page));
}

/** Where `/checkout` leads: the first step that is not done yet. */
export async function enterCheckout(request: PageRequest): Promise<Response> {
  const decision = decideCheckout(await getActiveCart(request), 'payment');
  return sendTo(request, decision === 'serve' ? 'payment' : decision);
}
