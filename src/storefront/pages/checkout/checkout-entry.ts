import { definePage } from '../../frame/page.ts';
import type { PageRequest } from '../../page-request.ts';
import { enterCheckout } from './checkout-guard.ts';

/** `/checkout` shows nothing of its own: it leads to the first step that is not done yet. */
async function load(request: PageRequest) {
  return enterCheckout(request);
}

export default definePage({ load });
