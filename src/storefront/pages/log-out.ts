import { redirect } from 'react-router';
import { getPageRequest } from '../page-request.ts';
import { requireValue } from '../require-value.ts';
import { redirectPathsOf } from '../translations.ts';
import type { Route } from './+types/log-out.ts';
import { forgetChoices } from './checkout/checkout-cookies.ts';

/**
 * Ends a customer's session and its cookies, and the visit's choices, and leads home (R-02, spec §4 logout). A guest keeps
 * the cart: it belongs to nobody's account.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  if (requireValue(await request.shop.call('isLoggedIn', {}))) {
    requireValue(await request.shop.call('signOut', {}));
  }
  return redirect(redirectPathsOf(request).home(), { status: 303, headers: forgetChoices() });
}
