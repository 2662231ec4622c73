import type { CallError } from '../../../../api/contract/errors.ts';
import type { CallOutput } from '../../../../api/contract.ts';
import type { Outcome } from '../../../../kernel/outcome.ts';
import { isPartnerMethod, type PartnerMethod } from '../../../../markets/partner-methods.ts';
import { data, redirect } from '../../../frame/answers.ts';
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

const promises = {
  'bank-transfer': 'createBankPayment',
  'cash-on-delivery': 'createCodPayment',
} as const;

type PayableMethod = PartnerMethod | keyof typeof promises;

/** In a page of the shop, or on the partner's own. */
type PayingPlace = 'here' | 'there';

/** Where the shopper goes next: an address of the partner, or a path of ours. */
type NextStep = Outcome<string, CallError>;

function isPromise(method: string): method is keyof typeof promises {
  return Object.hasOwn(promises, method);
}

/** The card unless another way to pay is named. */
function parseMethod(value: FormDataEntryValue | null): PayableMethod {
  if (typeof value !== 'string') return 'scheme';
  return isPromise(value) || isPartnerMethod(value) ? value : 'scheme';
}

/** Begins the payment in the way that was chosen. */
function beginPayment(
  request: PageRequest,
  cart: SeenCart,
  method: PayableMethod,
): Promise<Outcome<CallOutput<'createPayment'>, CallError>> {
  const { shop, locale, origin } = request;
  const about = { cartId: cart.id, cartVersion: cart.version };
  if (isPromise(method)) return shop.call(promises[method], about);
  return shop.call('createPayment', {
    ...about,
    locale,
    paymentInterface: 'card',
    method,
    returnUrl: `${origin}${pathsOf(request).payment()}`,
  });
}

/** Whether a payment can be made in a page of the shop; whoever cannot say so now leaves it to the partner's own page. */
async function hasFields({ shop }: PageRequest, id: string): Promise<boolean> {
  const found = await shop.call('getPaymentFields', { id });
  return found.ok && found.value.fields !== null;
}

/**
 * Pays, and orders where the money comes later; doing it twice gives the same order. A choice that has changed the total,
 * because cash on delivery has a fee, is shown before anything is ordered (rule Y-02).
 */
async function pay(
  request: PageRequest,
  cart: SeenCart,
  { method, place }: { readonly method: PayableMethod; readonly place: PayingPlace },
): Promise<NextStep> {
  const paths = redirectPathsOf(request);
  const begun = await beginPayment(request, cart, method);
  if (!begun.ok) return begun;
  const { payment, cart: paid } = begun.value;
  if (paid.version !== cart.version) return { ok: true, value: paths.payment({ method }) };
  if (!isPromise(method)) {
    if (payment.redirectUrl === undefined) throw new Error(`payment ${payment.id} has no page to pay on`);
    const isHere = place === 'here' && (await hasFields(request, payment.id));
    return { ok: true, value: isHere ? paths.pay({ payment: payment.id }) : payment.redirectUrl };
  }
  const ordered = await request.shop.call('createMyOrderFromCart', paid);
  return ordered.ok ? { ok: true, value: paths.thankYou({ order: ordered.value.order.id }) } : ordered;
}

/**
 * The order button. The form names the version of the cart that was seen: a changed one is refused and shown again
 * (rule Y-08), one that was ordered already leads to its thank-you page, however often the button is pressed.
 */
export async function placeOrder(request: PageRequest, form: FormData) {
  const method = parseMethod(form.get('paymentMethod'));
  const cart = { id: String(form.get('cartId') ?? ''), version: Number(form.get('version')) };
  // The partner's fields in our page need its scripts.
  const place = form.get('script') === 'on' ? 'here' : 'there';
  const next = await pay(request, cart, { method, place });
  if (next.ok) return redirect(next.value, 303);
  const { refusal } = next;
  if (refusal.code === 'CartAlreadyOrdered') {
    const order = await findOrderOfCart(request, cart.id);
    if (order !== undefined) return redirect(redirectPathsOf(request).thankYou({ order: order.id }), 303);
  }
  const problem = problemOf(refusal);
  return data<RefusedOrder>({ problem, method }, { status: statusOfProblem(problem) });
}
