import type { CountryCode } from '../../../kernel/locale.ts';
import { type CurrencyCode, type Money, money } from '../../../kernel/money.ts';
import { getCashOnDelivery } from '../../../markets/cash-and-bank.ts';
import { shippingRates } from '../../../markets/shipping-rates.ts';
import { isTaxCategory, vatRate } from '../../../markets/vat-rates.ts';
import type { ShippingFees } from '../shipping/shipping.ts';
import type { TaxRate } from '../tax/tax.ts';

/** What a market asks for at one moment. */
export interface MarketPricing {
  readonly currencyCode: CurrencyCode;
  readonly shippingFees: ShippingFees;
  /** Of a product's tax category; an unknown one is taxed at the standard rate. */
  readonly taxRateOf: (category: string) => TaxRate;
  /** Gross fee of cash on delivery; absent where it is not offered. */
  readonly codFee: Money | undefined;
}

/** What a country asks for on a day: VAT rates, shipping fees, the fee at the door (rules V-06, V-07, Y-02). Throws where nothing is delivered in that money. */
export function getMarketPricing(country: CountryCode, currencyCode: CurrencyCode, on: Date): MarketPricing {
  const rates = shippingRates(country, currencyCode, on);
  if (rates === undefined) throw new Error(`no shipping rates for ${country} in ${currencyCode}`);
  const { fee } = getCashOnDelivery(country);
  return {
    currencyCode,
    shippingFees: {
      parcel: money(currencyCode, rates.parcel),
      freight: money(currencyCode, rates.freight),
      freeAbove: money(currencyCode, rates.freeAbove),
    },
    taxRateOf: (category) => ({
      name: 'VAT',
      permyriad: vatRate(country, isTaxCategory(category) ? category : 'standard', on),
    }),
    codFee: fee?.currencyCode === currencyCode ? fee : undefined,
  };
}
