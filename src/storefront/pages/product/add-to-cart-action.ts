import type { CallError } from '../../../api/contract/errors.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { data, redirect } from '../../frame/answers.ts';
import type { PageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';

/** Why a product could not be added, and what had been typed: nothing is lost. */
export interface RefusedAddition {
  readonly code: CallError['code'];
  readonly quantity: string;
}

/** How many the form asks for, as it was typed. */
function typedQuantityOf(form: FormData): string {
  return String(form.get('quantity') ?? '1');
}

/** Puts into the cart what a product page's form says. */
export async function addToCart(request: PageRequest, form: FormData): Promise<Outcome<unknown, CallError>> {
  const typed = typedQuantityOf(form);
  const quantity = Math.max(1, Math.floor(Number(typed)) || 1);
  const added = await request.shop.call('addToCart', {
    locale: request.locale,
    sku: String(form.get('sku') ?? ''),
    quantity: Math.min(quantity, 1_000_000),
  });
  const guarantee = String(form.get('guarantee') ?? '');
  if (added.ok && guarantee !== '') {
    // Without it the cart shows that it is not there, and offers it again.
    await request.shop.call('addToCart', {
      locale: request.locale,
      sku: guarantee,
      parentSku: String(form.get('sku') ?? ''),
      quantity: 1,
    });
  }
  return added;
}

/** Adds what a product page's form says, without JavaScript: on to the cart, or back to the page with the reason. */
export async function addToCartAction(request: PageRequest, form: FormData) {
  const added = await addToCart(request, form);
  if (added.ok) return redirect(redirectPathsOf(request).cart(), 303);
  const refused: RefusedAddition = { code: added.refusal.code, quantity: typedQuantityOf(form) };
  const status = refused.code === 'Unavailable' ? 503 : 422;
  return data(refused, { status, headers: { 'cache-control': 'no-store' } });
}
