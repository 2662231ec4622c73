import { getLocale } from '../../../../markets/locales.ts';
import { shownPricesOf } from '../../../cart/shown-prices.ts';
import type { Head } from '../../../head.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { writeTitle } from '../../../write-title.ts';
import { readChoices } from '../checkout-cookies.ts';
import { findCheckoutCart } from '../checkout-guard.ts';
import { initialDetails } from './checkout-details.ts';
import { toKnownCustomer } from './saved-addresses.ts';
import { toKnownVat } from './vat-result.ts';

async function findCustomer({ shop, locale }: PageRequest, query: URLSearchParams) {
  const found = await shop.call('getCustomer', { locale });
  const customer = found.ok ? found.value.customer : null;
  return customer === null ? undefined : toKnownCustomer(customer, query);
}

/** Details that were sent with this very request are shown again even where the cart cannot be. */
export async function loadAddressesPage(request: PageRequest) {
  const found = await findCheckoutCart(request, 'addresses');
  const cart = found.ok || !request.isSent ? requireValue(found) : undefined;
  const customer = await findCustomer(request, request.url.searchParams);
  const text = await loadTexts(request.locale);
  const head: Head = {
    title: writeTitle(text, request.merchant, text('checkout.addressesTitle')),
    noindex: true,
  };
  return {
    head,
    cart,
    prices: shownPricesOf(cart),
    /** Where the store validates VAT numbers; shoppers whose number is not valid may write there. */
    validatesVat: request.validatesVat(request.market),
    completesAddresses: request.completesAddresses(request.market),
    vat: toKnownVat(cart),
    countryName: getLocale(request.locale).countryName,
    details: initialDetails(cart ?? { clientType: 'PRIVATE' }, readChoices(request.cookies), customer),
    /** A customer's own; for a visitor there are none to choose from. */
    saved: customer?.saved,
  };
}

export type AddressesPageData = Awaited<ReturnType<typeof loadAddressesPage>>;
