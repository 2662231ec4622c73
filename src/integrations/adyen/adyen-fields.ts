import { CardProviderUnavailable } from '../../commerce/purchase/payments/card-provider.ts';
import {
  type FieldOrigins,
  noFieldOrigins,
  type PaymentFields,
} from '../../commerce/purchase/payments/payment-fields.ts';
import type { AdyenAccount, AdyenApi } from './adyen-api.ts';
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
  const { type, fields } = adyenMethods[request.method];
  if (clientKey === undefined || fields === undefined) return undefined;
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

/** What a page of the shop opens the web library with, for a checkout that can be paid. */
export function toFields(
  { fieldsSession, redirectUrl: pageUrl }: AdyenCheckout,
  { clientKey, environment }: AdyenAccount,
): PaymentFields | undefined {
  if (fieldsSession === undefined || clientKey === undefined) return undefined;
  const { id: sessionId, data: sessionData } = fieldsSession;
  return { kind: 'adyen', pageUrl, sessionId, sessionData, clientKey, environment };
}

/**
 * What that page loads: Adyen's fields, its texts and pictures. None of its scripts, for the library is among our own files. The check
 * by a card's bank is a frame into which a form is sent, of whichever bank it is.
 */
export function fieldOriginsOf({ clientKey, environment }: AdyenAccount): FieldOrigins {
  if (clientKey === undefined) return noFieldOrigins;
  const shopper = `https://checkoutshopper-${environment}.adyen.com`;
  const content = `https://checkoutshopper-${environment}.cdn.adyen.com`;
  return {
    script: [],
    frame: ['https:'],
    form: ['https:'],
    connect: [shopper, content, `https://checkoutanalytics-${environment}.adyen.com`],
    img: [shopper, content],
  };
}
