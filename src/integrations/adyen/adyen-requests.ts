import type { CardProvider, PayerData } from '../../commerce/purchase/payments/card-provider.ts';
import type { Money } from '../../kernel/money.ts';
import type { Address } from '../../markets/postal-address.ts';
import { adyenMethods } from './adyen-methods.ts';

/**
 * After an authorisation Adyen takes the money by itself: until then giving it back leaves no trace on the card's statement, and
 * nothing can be refunded in parts.
 */
export const CAPTURE_DELAY_HOURS = 1;

export type CheckoutRequest = Parameters<CardProvider['openCheckout']>[0];

/** Minor units, as Adyen counts them too in every money of the shop. */
export function amountOf({ currencyCode, centAmount }: Money) {
  return { currency: currencyCode, value: centAmount };
}

function addressOf({ country, city, postalCode, streetName, streetNumber }: Address) {
  // Adyen wants each of them: what an address does not have is N/A there.
  return {
    country,
    city: city ?? 'N/A',
    postalCode: postalCode ?? 'N/A',
    street: streetName ?? 'N/A',
    houseNumberOrName: streetNumber ?? 'N/A',
  };
}

function payerFields(payer: PayerData, { merchantReference, amount }: CheckoutRequest) {
  const { email, billingAddress, shippingAddress } = payer;
  const { firstName = '', lastName = '', phone } = billingAddress;
  return {
    ...(email === undefined ? {} : { shopperEmail: email }),
    shopperName: { firstName, lastName },
    ...(phone === undefined ? {} : { telephoneNumber: phone }),
    billingAddress: addressOf(billingAddress),
    deliveryAddress: addressOf(shippingAddress),
    // The lender's invoice has the whole as its one line: what it is made of stands in the shop's own.
    lineItems: [
      {
        id: merchantReference,
        description: merchantReference,
        quantity: 1,
        amountIncludingTax: amount.centAmount,
      },
    ],
  };
}

function companyFields({ company }: CheckoutRequest) {
  if (company === undefined) return {};
  const { name, taxId, registryLocation } = company;
  return { company: { name, registryLocation, ...(taxId === undefined ? {} : { taxId }) } };
}

/** What every way to pay is asked with. */
export function buildRequest(request: CheckoutRequest, merchantAccount: string) {
  const { method, intent, payer, amount, merchantReference, country, locale, returnUrl } = request;
  return {
    merchantAccount,
    amount: amountOf(amount),
    reference: merchantReference,
    countryCode: country,
    shopperLocale: locale,
    returnUrl,
    // What is only set aside first is taken by Adyen itself once there is an order, or nobody has given it back.
    captureDelayHours: intent === 'capture' ? 0 : CAPTURE_DELAY_HOURS,
    ...companyFields(request),
    ...(adyenMethods[method].needs === 'payer' && payer ? payerFields(payer, request) : {}),
  };
}
