import loaders from 'virtual:messages/papers';
import type { CardProvider, PayerData } from '../../commerce/purchase/payments/card-provider.ts';
import { type Money, subtract } from '../../kernel/money.ts';
import { createText } from '../../kernel/text.ts';
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

/** What a lender's own invoice has, piece by piece: the amounts of one each. */
async function lineItemsOf({ lines }: PayerData, { locale }: CheckoutRequest) {
  const { default: texts } = await loaders[locale]();
  const text = createText<'papers.delivery' | 'papers.codFee'>(locale, texts);
  return lines.map(({ of, quantity, each, tax, taxPermyriad }) => ({
    id: of.type === 'goods' ? of.sku : of.type,
    description:
      of.type === 'goods' ? of.name : text(of.type === 'delivery' ? 'papers.delivery' : 'papers.codFee'),
    quantity,
    amountIncludingTax: each.centAmount,
    amountExcludingTax: subtract(each, tax).centAmount,
    taxAmount: tax.centAmount,
    taxPercentage: taxPermyriad,
  }));
}

async function payerFields(payer: PayerData, request: CheckoutRequest) {
  const { email, billingAddress, shippingAddress } = payer;
  const { firstName = '', lastName = '', phone } = billingAddress;
  return {
    ...(email === undefined ? {} : { shopperEmail: email }),
    shopperName: { firstName, lastName },
    ...(phone === undefined ? {} : { telephoneNumber: phone }),
    billingAddress: addressOf(billingAddress),
    deliveryAddress: addressOf(shippingAddress),
    lineItems: await lineItemsOf(payer, request),
  };
}

function companyFields({ company }: CheckoutRequest) {
  if (company === undefined) return {};
  const { name, taxId, registryLocation } = company;
  return { company: { name, registryLocation, ...(taxId === undefined ? {} : { taxId }) } };
}

/** What every way to pay is asked with. */
export async function buildRequest(request: CheckoutRequest, merchantAccount: string) {
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
    ...(adyenMethods[method].needs === 'payer' && payer ? await payerFields(payer, request) : {}),
  };
}
