import { type ClientType, clientTypes } from '../../../markets/client-type.ts';
import { writeCookie } from '../../consent/write-cookie.ts';
import type { PageRequest } from '../../page-request.ts';
import { type ShippingAddressType, shippingAddressTypes } from './addresses/checkout-details.ts';

/**
 * Who buys is remembered per checkout kind, where goods go once for all of them (rules C-02, C-04). Both end with the
 * visit, hold one word and are out of scripts' reach.
 */
const CLIENT_TYPE_OF_GUEST = 'client-type-guest';
const SHIPPING_ADDRESS_TYPE = 'shipping-address-type';

/** What the visitor chose before; absent or made up means nothing chosen. */
export function readChoices(cookies: PageRequest['cookies']): {
  readonly clientType: ClientType | undefined;
  readonly shippingAddressType: ShippingAddressType | undefined;
} {
  return {
    clientType: clientTypes.find((type) => type === cookies[CLIENT_TYPE_OF_GUEST]),
    shippingAddressType: shippingAddressTypes.find((type) => type === cookies[SHIPPING_ADDRESS_TYPE]),
  };
}

/** Headers that forget both, when the visitor signs out (rule C-04), for a response to `origin`. */
export function forgetChoices(origin: string): Headers {
  const isHttps = origin.startsWith('https:');
  const headers = new Headers();
  for (const name of [CLIENT_TYPE_OF_GUEST, SHIPPING_ADDRESS_TYPE] as const)
    headers.append('set-cookie', writeCookie(name, '', { seconds: 0, isHttps }));
  return headers;
}

/** Headers that keep both choices, for a response to `origin`. */
export function writeChoiceCookies(
  origin: string,
  choices: { readonly clientType: ClientType; readonly shippingAddressType: ShippingAddressType },
): Headers {
  const isHttps = origin.startsWith('https:');
  const headers = new Headers();
  headers.append('set-cookie', writeCookie(CLIENT_TYPE_OF_GUEST, choices.clientType, { isHttps }));
  headers.append('set-cookie', writeCookie(SHIPPING_ADDRESS_TYPE, choices.shippingAddressType, { isHttps }));
  return headers;
}
