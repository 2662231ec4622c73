import { redirect } from 'react-router';
import { getPageRequest } from '../page-request.ts';
import { redirectPathsOf } from '../translations.ts';
import type { Route } from './+types/log-out.ts';
import { forgetChoices } from './checkout/checkout-cookies.ts';

/** Ends the visit's choices and leads home. A guest keeps the cart: it belongs to nobody's account. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(redirectPathsOf(getPageRequest(context)).home(), { status: 303, headers: forgetChoices() });
}
