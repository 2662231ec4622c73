import type { CallOutput } from '../../../api/contract.ts';
import { redirect } from '../../frame/answers.ts';
import type { PageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';
import { parseBackPath } from './back-path.ts';
import { writeMergeCookie } from './cart-merge-note.ts';

/** Whether a sign-in type page stands in the shop or in the checkout, which it then leads back into. */
export type AccountContext = 'shop' | 'checkout';

const checkoutAddresses: ReadonlySet<string | undefined> = new Set([
  'checkoutLogin',
  'checkoutCreateAccount',
  'checkoutPasswordReset',
]);

/** The sign-in type pages stand twice in the table of addresses; below `/checkout` they belong to the checkout. */
export function accountContextOf({ address }: PageRequest): AccountContext {
  return checkoutAddresses.has(address) ? 'checkout' : 'shop';
}

/**
 * Where someone who has just signed in goes: back to where they came from, else home, or back into the checkout.
 * Where two carts became one, to the cart, which tells it: cached pages tell nobody anything.
 */
export function leadOn(
  request: PageRequest,
  { cartMerge }: Pick<CallOutput<'signIn'>, 'cartMerge'>,
  context: AccountContext,
  back: FormDataEntryValue | null,
): Response {
  const paths = redirectPathsOf(request);
  const note = writeMergeCookie(request.origin, cartMerge);
  const headers: HeadersInit = note === undefined ? {} : { 'set-cookie': note };
  const path = typeof back === 'string' ? parseBackPath(back, request) : undefined;
  const isCheckout =
    context === 'checkout' || (path?.startsWith('/checkout/') === true && path !== paths.cart());
  if (isCheckout) return redirect(paths.checkout(), { status: 303, headers });
  // A mailed link does its work before the cart is looked at; the cart tells it then.
  const isConfirmation = path !== undefined && /\/confirm(?:-email)?\?/.test(path);
  if (note !== undefined && !isConfirmation) return redirect(paths.cart(), { status: 303, headers });
  return redirect(path ?? paths.home(), { status: 303, headers });
}
