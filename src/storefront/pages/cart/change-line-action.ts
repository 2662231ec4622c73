import { data, redirect } from 'react-router';
import type { PageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';
import type { RefusedChange } from './refused-change.ts';

/** Most pieces that a call takes (contract); far more than any cart holds. */
const QUANTITY_LIMIT = 1_000_000;

/** What a typed quantity asks for: nothing but digits is one piece, as in the selector (spec §4); zero removes (G-04). */
export function parseTypedQuantity(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Math.min(Number(typed), QUANTITY_LIMIT) : 1;
}

/** Changes or removes what a line's form says, without JavaScript, and shows the cart again (acceptance G-05). */
export async function changeLineAction(request: PageRequest, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '');
  const line = {
    locale: request.locale,
    id: field('id'),
    version: Number(field('version')),
    lineItemId: field('lineItemId'),
  };
  const changed =
    field('intent') === 'remove'
      ? await request.shop.call('removeFromCart', line)
      : await request.shop.call('updateCartQuantity', {
          ...line,
          quantity: parseTypedQuantity(field('quantity')),
        });
  if (changed.ok) return redirect(redirectPathsOf(request).cart(), 303);
  const { code } = changed.refusal;
  const refused: RefusedChange = { code, lineItemId: line.lineItemId, quantity: field('quantity') };
  const status = code === 'ConcurrentModification' ? 409 : 422;
  return data(refused, { status, headers: { 'cache-control': 'no-store' } });
}
