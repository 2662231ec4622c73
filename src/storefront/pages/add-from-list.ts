import { canonicalQuery } from '../components/listing/canonical-query.ts';
import { CART_NOTE, type CartNote, quantityField } from '../components/product-card/quick-add.ts';
import { redirect } from '../frame/answers.ts';
import type { PageRequest } from '../page-request.ts';

const MOST = 1_000_000;

/**
 * Adds what the button of a card or a row says, without JavaScript, and leads back to the same list: the same address, and what
 * became of it (rules L-02, L-06).
 */
export async function addFromList(request: PageRequest, form: FormData): Promise<Response> {
  const sku = String(form.get('sku') ?? '');
  const typed = Math.floor(Number(form.get(quantityField(sku)) ?? 1)) || 1;
  const added = await request.shop.call('addToCart', {
    locale: request.locale,
    sku,
    quantity: Math.min(Math.max(typed, 1), MOST),
  });
  const parameters = new URLSearchParams(request.url.search);
  parameters.set(CART_NOTE, added.ok ? 'added' : noteOf(added.refusal.code));
  return redirect(canonicalQuery(parameters.toString()), 303);
}

function noteOf(code: string): CartNote {
  return code === 'QuantityAboveStock' || code === 'QuantityAboveMaximum' ? 'maximum' : 'failed';
}
