import { confirmEmail } from '../../commerce/people/customers/confirm-email.ts';
import type { CustomerAction } from '../../commerce/people/customers/customer-actions.ts';
import { getOwnCustomer } from '../../commerce/people/customers/get-customer.ts';
import { requestPasswordReset } from '../../commerce/people/customers/request-password-reset.ts';
import { updateCustomer } from '../../commerce/people/customers/update-customer.ts';
import { lifetimeOf } from '../../commerce/people/sessions/session.ts';
import { getCartView } from '../../commerce/purchase/cart/get-cart.ts';
import { resetPassword } from '../../commerce/purchase/sign-in/reset-password.ts';
import { signIn } from '../../commerce/purchase/sign-in/sign-in.ts';
import { signOut } from '../../commerce/purchase/sign-in/sign-out.ts';
import { signUp } from '../../commerce/purchase/sign-in/sign-up.ts';
import type { SignedIn } from '../../commerce/purchase/sign-in/signed-in.ts';
import type { Refusal } from '../../commerce/refusal.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { customerCalls } from '../contract/customers.ts';
import type { CallOutput } from '../contract.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import { presentCart } from '../present-cart.ts';
import { presentCustomer } from '../present-customer.ts';
import type { CallHandlers, CallRefusal } from './handler.ts';

/** Sets the session's new token, and answers with the customer and their active cart. */
async function presentSignedIn<Refused extends Refusal>(
  signedIn: Outcome<SignedIn, Refused>,
  request: ApiRequest,
  engine: Engine,
): Promise<Outcome<CallOutput<'signIn'>, Refused>> {
  if (!signedIn.ok) return signedIn;
  const { customer, opened, cartMerge } = signedIn.value;
  request.onNewSession(opened.token, lifetimeOf(opened.session));
  const { cartId } = opened.session;
  const view =
    cartId === undefined
      ? undefined
      : await getCartView(engine, { ...request, session: opened.session }, cartId);
  return accept({
    customer: presentCustomer(customer, request.locale),
    cart: view?.ok ? presentCart(view.value, request.locale, engine.media) : null,
    cartMerge: {
      addedSkus: [...cartMerge.addedSkus],
      raisedSkus: [...cartMerge.raisedSkus],
      keptSkus: [...cartMerge.keptSkus],
      limitedSkus: [...cartMerge.limitedSkus],
    },
  });
}

/** One change of the address book; errors are reported by the call's own fields (`address.city`), not by those of a batch. */
async function changeBook(
  engine: Engine,
  request: ApiRequest,
  customer: { readonly id: string; readonly version: number },
  action: CustomerAction,
): Promise<Outcome<CallOutput<'addBillingAddress'>, CallRefusal<'addBillingAddress'>>> {
  const updated = await updateCustomer(engine, request, { ...customer, actions: [action] });
  if (updated.ok) return accept({ user: presentCustomer(updated.value, request.locale) });
  if (!('fields' in updated.refusal)) return updated;
  const fields = Object.entries(updated.refusal.fields).map(([path, rule]) => [
    path.replace(/^actions\.0\./, ''),
    rule,
  ]);
  return refuse({ ...updated.refusal, fields: Object.fromEntries(fields) });
}

export const customerHandlers: CallHandlers<keyof typeof customerCalls> = {
  async signUp(input, request, engine) {
    return presentSignedIn(await signUp(engine, request, input), request, engine);
  },

  async signIn(input, request, engine) {
    return presentSignedIn(await signIn(engine, request, input), request, engine);
  },

  async signOut(_input, request, engine) {
    await signOut(engine, request);
    request.onSessionEnd();
    return accept({ signedOut: true as const });
  },

  async isLoggedIn(_input, request) {
    return accept(request.session?.customer !== undefined);
  },

  async getCustomer(_input, request, engine) {
    const customer = await getOwnCustomer(engine, request);
    return accept({ customer: customer === undefined ? null : presentCustomer(customer, request.locale) });
  },

  async customerUpdateMe({ version, actions }, request, engine) {
    const updated = await updateCustomer(engine, request, { version, actions });
    return updated.ok ? accept({ customer: presentCustomer(updated.value, request.locale) }) : updated;
  },

  async requestPasswordReset({ email }, request, engine) {
    const requested = await requestPasswordReset(engine, request, email);
    return requested.ok ? accept({ requested: true as const }) : requested;
  },

  async customerResetPassword({ tokenValue, newPassword }, request, engine) {
    const reset = await resetPassword(engine, { tokenValue, newPassword });
    if (!reset.ok) return reset;
    // All sessions of the customer were ended, perhaps the caller's own among them.
    if (request.session?.customer?.id === reset.value.customerId) request.onSessionEnd();
    return accept({ passwordReset: true as const });
  },

  async confirmEmail({ tokenValue }, request, engine) {
    const confirmed = await confirmEmail(engine, request, tokenValue);
    return confirmed.ok ? accept({ customer: presentCustomer(confirmed.value, request.locale) }) : confirmed;
  },

  addBillingAddress: ({ customer, address }, request, engine) =>
    changeBook(engine, request, customer, { action: 'addBillingAddress', address }),
  addShippingAddress: ({ customer, address }, request, engine) =>
    changeBook(engine, request, customer, { action: 'addShippingAddress', address }),
  updateBillingAddress: ({ customer, address }, request, engine) =>
    changeBook(engine, request, customer, { action: 'updateBillingAddress', address }),
  updateShippingAddress: ({ customer, address }, request, engine) =>
    changeBook(engine, request, customer, { action: 'updateShippingAddress', address }),
  deleteBillingAddress: ({ customer, address }, request, engine) =>
    changeBook(engine, request, customer, { action: 'deleteBillingAddress', addressId: address.id }),
  deleteShippingAddress: ({ customer, address }, request, engine) =>
    changeBook(engine, request, customer, { action: 'deleteShippingAddress', addressId: address.id }),
  setDefaultBillingAddress: ({ customer, address }, request, engine) =>
    changeBook(engine, request, customer, { action: 'setDefaultBillingAddress', addressId: address.id }),
  setDefaultShippingAddress: ({ customer, address }, request, engine) =>
    changeBook(engine, request, customer, { action: 'setDefaultShippingAddress', addressId: address.id }),
};
