import { CardProviderUnavailable } from '../../commerce/purchase/payments/card-provider.ts';
import {
  type AdyenComponent,
  type FieldsPolicy,
  noFields,
  type PaymentFields,
} from '../../commerce/purchase/payments/payment-fields.ts';
import { isPartnerMethod } from '../../markets/partner-methods.ts';
import type { AdyenAccount, AdyenApi } from './adyen-api.ts';
import { componentPolicies } from './adyen-components.ts';
import { adyenMethods } from './adyen-methods.ts';
import { buildRequest, type CheckoutRequest } from './adyen-requests.ts';
import type { AdyenCheckout, FieldsSession } from './adyen-status.ts';

/**
 * A session for Adyen's web library, beside the one of its page: whoever runs no scripts pays there. Nothing where the method has
 * no fields, or the account no key for browsers.
 */
export async function openFieldsSession(
  { payments, embedded }: AdyenApi,
  request: CheckoutRequest,
  { merchantAccount, clientKey }: AdyenAccount,
  expiresAt: Date,
): Promise<FieldsSession | undefined> {
  const { type, component } = adyenMethods[request.method];
  if (clientKey === undefined || component === undefined) return undefined;
  const { id, sessionData: data } = await payments.sessions({
    ...(await buildRequest(request, merchantAccount)),
    ...embedded,
    allowedPaymentMethods: [type],
    expiresAt,
  });
  if (id === undefined || data === undefined)
    throw new CardProviderUnavailable('Adyen gave out a session without its data');
  return { id, data };
}

/** What that page loads of Adyen's: the fields, their texts and pictures, and beside that what the method needs. */
function policyOf(component: AdyenComponent, { environment }: AdyenAccount): FieldsPolicy {
  const shopper = `https://checkoutshopper-${environment}.adyen.com`;
  const content = `https://checkoutshopper-${environment}.cdn.adyen.com`;
  const { connect = [], img = [], frame = [], ...more } = componentPolicies[component];
  return {
    ...noFields,
    ...more,
    connect: [shopper, content, `https://checkoutanalytics-${environment}.adyen.com`, ...connect],
    img: [shopper, content, ...img],
    // Every part asks the device who it is, in a frame.
    frame: [shopper, ...frame],
  };
}

/** What a page of the shop opens the web library with, for a checkout that can be paid. */
export function toFields(
  { fieldsSession, redirectUrl: pageUrl, method }: AdyenCheckout,
  account: AdyenAccount,
): PaymentFields | undefined {
  const { clientKey, environment } = account;
  if (fieldsSession === undefined || clientKey === undefined || !isPartnerMethod(method)) return undefined;
  const { component, type } = adyenMethods[method];
  if (component === undefined) return undefined;
  const { id: sessionId, data: sessionData } = fieldsSession;
  const session = { sessionId, sessionData, clientKey, environment };
  return { kind: 'adyen', component, type, pageUrl, policy: policyOf(component, account), ...session };
}
