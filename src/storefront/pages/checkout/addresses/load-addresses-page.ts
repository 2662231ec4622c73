import { createContext } from 'react-router';
import { getLocale } from '../../../../markets/locales.ts';
import type { Head } from '../../../head.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { readChoices } from '../checkout-cookies.ts';
import { findCheckoutCart } from '../checkout-guard.ts';
import { initialDetails } from './checkout-details.ts';
import { toKnownVat } from './vat-result.ts';

/** Whether the details were sent with this very request: then they are shown again even where the cart cannot be. */
export const sentDetailsContext = createContext(false);

export async function loadAddressesPage(request: PageRequest, isSent = false) {
  const found = await findCheckoutCart(request, 'addresses');
  const cart = found.ok || !isSent ? requireValue(found) : undefined;
  const text = await loadTexts(request.locale);
  const head: Head = {
    title: text('shop.titleSuffix', { title: text('checkout.addressesTitle') }),
    noindex: true,
  };
  return {
    head,
    cart,
    /** Where the store validates VAT numbers; shoppers whose number is not valid may write there. */
    vatSupport: request.validatesVat(request.market) ? request.supportEmail : undefined,
    vat: toKnownVat(cart),
    countryName: getLocale(request.locale).countryName,
    details: initialDetails(cart ?? { clientType: 'PRIVATE' }, readChoices(request.cookies)),
  };
}

export type AddressesPageData = Awaited<ReturnType<typeof loadAddressesPage>>;
