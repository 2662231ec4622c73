import type { CurrencyCode } from '../kernel/money.ts';
import type { ShippingRates } from './countries/country.ts';

/** Prices, in minor units, that set how few pieces are few (rule P-03). */
export interface LowStockBoundaries {
  readonly high: number;
  readonly low: number;
}

/** What is asked for and looked at in a currency, wherever that is paid; amounts are minor units. */
interface CurrencyRules {
  /** In countries without rates of their own (rule V-07). */
  readonly shippingRates: ShippingRates | 'none';
  readonly lowStock: LowStockBoundaries | 'none';
  /** Gross fee, VAT included (rule Y-02). */
  readonly cashOnDeliveryFee: number | 'none';
}

/** A row a currency, in the order in which zones are listed; what it does not have it says. */
export const currencyRules: Readonly<Record<CurrencyCode, CurrencyRules>> = {
  EUR: {
    shippingRates: { parcel: 195, freight: 995, freeAbove: 5900 },
    lowStock: { high: 100_000, low: 25_000 },
    cashOnDeliveryFee: 290,
  },
  GBP: {
    shippingRates: { parcel: 195, freight: 995, freeAbove: 5200 },
    lowStock: { high: 87_000, low: 21_750 },
    cashOnDeliveryFee: 'none',
  },
  DKK: {
    shippingRates: { parcel: 1500, freight: 7400, freeAbove: 43_900 },
    lowStock: { high: 745_000, low: 186_250 },
    cashOnDeliveryFee: 2900,
  },
  SEK: {
    shippingRates: { parcel: 2200, freight: 11_100, freeAbove: 65_900 },
    lowStock: { high: 1_120_000, low: 280_000 },
    cashOnDeliveryFee: 'none',
  },
  NOK: {
    shippingRates: { parcel: 2300, freight: 11_600, freeAbove: 68_900 },
    lowStock: { high: 1_170_000, low: 292_500 },
    cashOnDeliveryFee: 3900,
  },
  CHF: {
    shippingRates: { parcel: 195, freight: 995, freeAbove: 5900 },
    lowStock: { high: 98_000, low: 24_500 },
    cashOnDeliveryFee: 390,
  },
  CZK: {
    shippingRates: { parcel: 4600, freight: 23_500, freeAbove: 139_900 },
    lowStock: { high: 2_360_000, low: 590_000 },
    cashOnDeliveryFee: 5900,
  },
  PLN: {
    shippingRates: { parcel: 900, freight: 4500, freeAbove: 26_900 },
    lowStock: { high: 455_000, low: 113_750 },
    cashOnDeliveryFee: 1290,
  },
  HUF: {
    shippingRates: { parcel: 73_000, freight: 373_100, freeAbove: 2_209_900 },
    lowStock: { high: 37_500_000, low: 9_375_000 },
    cashOnDeliveryFee: 99_000,
  },
  RON: {
    shippingRates: { parcel: 1000, freight: 4900, freeAbove: 28_900 },
    lowStock: { high: 494_000, low: 123_500 },
    cashOnDeliveryFee: 1490,
  },
  BGN: {
    shippingRates: { parcel: 395, freight: 1995, freeAbove: 11_500 },
    lowStock: { high: 195_000, low: 48_750 },
    cashOnDeliveryFee: 'none',
  },
  USD: { shippingRates: 'none', lowStock: 'none', cashOnDeliveryFee: 'none' },
};
