import type { CallError } from '../../../api/contract/errors.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { data, redirect } from '../../frame/answers.ts';
import type { PageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';
import { addFromList } from '../add-from-list.ts';
import type { RefusedChange } from './refused-change.ts';

/** Most pieces that a call takes (contract); far more than any cart holds. */
const QUANTITY_LIMIT = 1_000_000;

/** What a typed quantity asks for: nothing but digits is one piece, as in the selector; zero removes (rule G-04). */
export function parseTypedQuantity(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Math.min(Number(typed), QUANTITY_LIMIT) : 1;
}

type Changed = Outcome<unknown, CallError>;

/** Makes the call that a form's `intent` stands for. */
async function change({ shop, locale }: PageRequest, field: (name: string) => string): Promise<Changed> {
  const cart = { locale, id: field('id'), version: Number(field('version')) };
  switch (field('intent')) {
    case 'remove':
      return shop.call('removeFromCart', { ...cart, lineItemId: field('lineItemId') });
    case 'apply-code':
      return shop.call('applyCartCoupon', { ...cart, code: field('code') });
    case 'remove-code':
      return shop.call('removeCartCoupon', { ...cart, discountCode: { id: field('discountCode') } });
    case 'accept-gift':
      return shop.call('updateCart', {
        ...cart,
        actions: [{ action: 'acceptGift', cartDiscountKey: field('cartDiscountKey') }],
      });
    case 'set-guarantee':
      if (field('sku') === '') {
        return shop.call('removeFromCart', { ...cart, lineItemId: field('lineItemId') });
      }
      return shop.call('addToCart', {
        ...cart,
        sku: field('sku'),
        parentSku: field('parentSku'),
        quantity: 1,
      });
    default:
      return shop.call('updateCartQuantity', {
        ...cart,
        lineItemId: field('lineItemId'),
        quantity: parseTypedQuantity(field('quantity')),
      });
  }
}

function statusOf(code: CallError['code']): 409 | 422 | 429 {
  if (code === 'ConcurrentModification') return 409;
  return code === 'RateLimited' ? 429 : 422;
}

function aboutWhat({ code, fields }: CallError, field: (name: string) => string): RefusedChange['about'] {
  switch (field('intent')) {
    case 'apply-code':
      return { type: 'code', typed: field('code'), problem: code === 'RateLimited' ? code : fields?.code };
    case 'remove-code':
    case 'accept-gift':
    case 'set-guarantee':
      return { type: 'cart' };
    default:
      return { type: 'line', lineItemId: field('lineItemId'), quantity: field('quantity') };
  }
}

/** Changes what a form of the cart page says, without JavaScript, and shows the cart again (rule G-05). */
export async function changeCartAction(request: PageRequest, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '');
  // A card below the cart.
  if (!form.has('id') && form.has('sku')) return addFromList(request, form);
  const toCart = () => redirect(redirectPathsOf(request).cart(), 303);
  // No guarantee was chosen, and none was there before.
  if (field('intent') === 'set-guarantee' && field('sku') === '' && field('lineItemId') === '')
    return toCart();
  const changed = await change(request, field);
  if (changed.ok) return toCart();
  const { code } = changed.refusal;
  const refused: RefusedChange = { code, about: aboutWhat(changed.refusal, field) };
  const status = statusOf(code);
  return data(refused, { status, headers: { 'cache-control': 'no-store' } });
}
