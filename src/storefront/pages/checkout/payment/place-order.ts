import { data, redirect } from 'react-router';
import type { CallError } from '../../../../api/contract/errors.ts';
import type { Order } from '../../../../api/contract/orders.ts';
import type { Outcome } from '../../../../kernel/outcome.ts';
import { isPartnerMethod, type PartnerMethod } from '../../../../markets/payment-methods.ts';
import type { PageRequest } from '../../../page-request.ts';
import { pathsOf, redirectPathsOf } from '../../../translations.ts';
import { type CheckoutProblem, problemOf, statusOfProblem } from '../checkout-problem.ts';
import { findOrderOfCart } from '../find-order-of-cart.ts';

/** Why no order was made, and what had been chosen. */
export interface RefusedOrder {
  readonly problem: CheckoutProblem;
  readonly method: PayableMethod;
}

/** The version of the cart that the shopper saw when ordering. */
interface SeenCart {
  readonly id: string;
  readonly version: number;
}

type PayableMethod = PartnerMethod | 'bank-transfer';

/** The card unless another way to pay is named. */
function parseMethod(value: FormDataEntryValue | null): PayableMethod {
  if (value === 'bank-transfer') return value;
  return typeof value === 'string' && isPartnerMethod(value) ? value : 'scheme';
}

/** Promises the transfer and orders; doing it twice gives the same order. */
async function orderByTransfer({ shop }: PageRequest, cart: SeenCart): Promise<Outcome<Order, CallError>> {
  const promised = await shop.call('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  if (!promised.ok) return promised;
  const ordered = await shop.call('createMyOrderFromCart', promised.value.cart);
  return ordered.ok ? { ok: true, value: ordered.value.order } : ordered;
}

/** Opens the payment at the partner; where the shopper goes to pay. */
async function payAtPartner(
  { shop, locale, origin }: PageRequest,
  cart: SeenCart,
  method: PartnerMethod,
  returnPath: string,
): Promise<Outcome<string, CallError>> {
  const opened = await shop.call('createPayment', {
    locale,
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    method,
    returnUrl: `${origin}${returnPath}`,
  });
  if (!opened.ok) return opened;
  const { id, redirectUrl } = opened.value.payment;
  if (redirectUrl === undefined) throw new Error(`payment ${id} has no page to pay on`);
  return { ok: true, value: redirectUrl };
}

/**
 * The order button. The form names the version of the cart that was seen: a changed one is refused and shown again
 * (acceptance Y-08), one that was ordered already leads to its thank-you page, however often the button is pressed.
 */
export async function placeOrder(request: PageRequest, form: FormData) {
  const paths = redirectPathsOf(request);
  const method = parseMethod(form.get('paymentMethod'));
  const cart = { id: String(form.get('cartId') ?? ''), version: Number(form.get('version')) };
  const goOn =
    method === 'bank-transfer'
      ? await orderByTransfer(request, cart)
      : await payAtPartner(request, cart, method, pathsOf(request).payment());
  if (goOn.ok) {
    return redirect(typeof goOn.value === 'string' ? goOn.value : paths.thankYou(goOn.value.id), 303);
  }
  const { refusal } = goOn;
  if (refusal.code === 'CartAlreadyOrdered') {
    const order = await findOrderOfCart(request, cart.id);
    if (order !== undefined) return redirect(paths.thankYou(order.id), 303);
  }
  const problem = problemOf(refusal);
  return data<RefusedOrder>({ problem, method }, { status: statusOfProblem(problem) });
}
