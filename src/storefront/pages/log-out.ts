import { redirect } from '../frame/answers.ts';
import { definePage } from '../frame/page.ts';
import type { PageRequest } from '../page-request.ts';
import { requireValue } from '../require-value.ts';
import { redirectPathsOf } from '../translations.ts';
import { forgetChoices } from './checkout/checkout-cookies.ts';

/**
 * Ends a customer's session and its cookies, and the visit's choices, and leads home (rule R-02). A guest keeps
 * the cart: it belongs to nobody's account. Another site signs nobody out: its link leads to the account.
 */
async function load(request: PageRequest) {
  if (request.isFromElsewhere) return redirect(redirectPathsOf(request).myAccount(), 303);
  if (requireValue(await request.shop.call('isLoggedIn', {}))) {
    requireValue(await request.shop.call('signOut', {}));
  }
  return redirect(redirectPathsOf(request).home(), { status: 303, headers: forgetChoices(request.origin) });
}

export default definePage({ load });
