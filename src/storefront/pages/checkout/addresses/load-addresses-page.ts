import { getLocale } from '../../../../markets/locales.ts';
import type { Head } from '../../../head.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { readChoices } from '../checkout-cookies.ts';
import { requireCheckoutCart } from '../checkout-guard.ts';
import { initialDetails } from './checkout-details.ts';

export async function loadAddressesPage(request: PageRequest) {
  const cart = await requireCheckoutCart(request, 'addresses');
  const text = await loadTexts(request.locale);
  const head: Head = {
    title: text('shop.titleSuffix', { title: text('checkout.addressesTitle') }),
    noindex: true,
  };
  return {
    head,
    cart,
    countryName: getLocale(request.locale).countryName,
    details: initialDetails(cart, readChoices(request.cookies)),
  };
}

export type AddressesPageData = Awaited<ReturnType<typeof loadAddressesPage>>;
