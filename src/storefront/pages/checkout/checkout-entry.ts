import { getPageRequest } from '../../page-request.ts';
import type { Route } from './+types/checkout-entry.ts';
import { enterCheckout } from './checkout-guard.ts';

/** `/checkout` shows nothing of its own: it leads to the first step that is not done yet. */
export function loader({ context }: Route.LoaderArgs) {
  return enterCheckout(getPageRequest(context));
}
