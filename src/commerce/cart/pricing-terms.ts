import type { CountryCode } from '../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../kernel/money.ts';
import { shippingRates } from '../../markets/shipping-rates.ts';
import { standardVatRate } from '../../markets/vat-rates.ts';
import type { PricingTerms } from './price-cart.ts';

/** What a country asks for on a day: its VAT rate and its shipping fees (spec §9). Throws where nothing is delivered in that money. */
export function getPricingTerms(country: CountryCode, currencyCode: CurrencyCode, on: Date): PricingTerms {
  const rates = shippingRates(country, currencyCode, on);
  if (rates === undefined) throw new Error(`no shipping rates for ${country} in ${currencyCode}`);
  return {
    currencyCode,
    taxRate: { name: 'VAT', permyriad: standardVatRate(country, on) },
    shippingFees: {
      parcel: money(currencyCode, rates.parcel),
      freight: money(currencyCode, rates.freight),
      freeAbove: money(currencyCode, rates.freeAbove),
    },
  };
}
