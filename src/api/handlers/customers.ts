import { getCartView } from '../../commerce/cart/get-cart.ts';
import { getOwnCustomer } from '../../commerce/customers/get-customer.ts';
import { signIn } from '../../commerce/customers/sign-in.ts';
import { signOut } from '../../commerce/customers/sign-out.ts';
import { signUp } from '../../commerce/customers/sign-up.ts';
import type { SignedIn } from '../../commerce/customers/signed-in.ts';
import type { Refusal } from '../../commerce/refusal.ts';
import { keepingOf } from '../../commerce/sessions/session.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { customerCalls } from '../contract/customers.ts';
import type { CallOutput } from '../contract.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import { presentCart } from '../present-cart.ts';
import { presentCustomer } from '../present-customer.ts';
import type { CallHandlers } from './handler.ts';

/** Hands the shopper the new token, and answers with the customer and the cart that is theirs now. */
async function presentSignedIn(
  signedIn: Outcome<SignedIn, Refusal>,
  request: ApiRequest,
  engine: Engine,
): Promise<Outcome<CallOutput<'signIn'>, Refusal>> {
  if (!signedIn.ok) return signedIn;
  const { customer, opened, cartMerge } = signedIn.value;
  request.onNewSession(opened.token, keepingOf(opened.session));
  const { cartId } = opened.session;
  const view =
    cartId === undefined
      ? undefined
      : await getCartView(engine, { ...request, session: opened.session }, cartId);
  return accept({
    customer: presentCustomer(customer, request.locale),
    cart: view?.ok ? presentCart(view.value, request.locale) : null,
    cartMerge: {
      addedSkus: [...cartMerge.addedSkus],
      raisedSkus: [...cartMerge.raisedSkus],
      keptSkus: [...cartMerge.keptSkus],
      limitedSkus: [...cartMerge.limitedSkus],
    },
  });
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
  customerUpdateMe: async () => refuse({ code: 'Unavailable' }),
  requestPasswordReset: async () => refuse({ code: 'Unavailable' }),
  customerResetPassword: async () => refuse({ code: 'Unavailable' }),
  confirmEmail: async () => refuse({ code: 'Unavailable' }),
  addBillingAddress: async () => refuse({ code: 'Unavailable' }),
  addShippingAddress: async () => refuse({ code: 'Unavailable' }),
  updateBillingAddress: async () => refuse({ code: 'Unavailable' }),
  updateShippingAddress: async () => refuse({ code: 'Unavailable' }),
  deleteBillingAddress: async () => refuse({ code: 'Unavailable' }),
  deleteShippingAddress: async () => refuse({ code: 'Unavailable' }),
  setDefaultBillingAddress: async () => refuse({ code: 'Unavailable' }),
  setDefaultShippingAddress: async () => refuse({ code: 'Unavailable' }),
};
