import type { CountryCode } from '../kernel/locale.ts';
import { type CurrencyCode, type Money, money } from '../kernel/money.ts';

/** Rules Y-02, Y-04: cash on delivery and bank transfer take 1 to 20 items, extra guarantees not counted. */
export const CASH_AND_BANK_ITEMS = { minimum: 1, maximum: 20 } as const;

/** What a country says about paying at the door. */
export interface CashOnDeliveryRow {
  readonly isAllowed: boolean;
  readonly isAllowedForFreight: boolean;
  /** Highest total gross that may be paid so, itself included. */
  readonly limit: Money;
  /** Most standard products of an order; a 0 in rule Y-02 sets no limit. */
  readonly itemLimit: number | 'unlimited';
  /** Gross fee, VAT included (rule Y-02); absent where cash on delivery is not allowed. */
  readonly fee: Money | undefined;
}

/** Not allowed in these (rules Y-02, Y-04): the same seven countries. */
const withoutCash: readonly CountryCode[] = ['IE', 'NL', 'SE', 'GB', 'BG', 'GR', 'HR'];
const withoutBankTransfer: readonly CountryCode[] = ['IE', 'NL', 'SE', 'GB', 'BG', 'GR', 'HR'];

/** Where freight may be paid so too (rule Y-02). */
const cashForFreight: readonly CountryCode[] = ['SK', 'HU', 'CZ', 'PL'];

/** Where one standard product is the limit (rule Y-02). */
const oneItemOnly: readonly CountryCode[] = ['SK', 'IT', 'HU', 'CZ', 'PL', 'RO', 'SI', 'GR', 'HR'];

/** The limits of rule Y-02 in local currency, in minor units. */
const limits: Readonly<Record<CountryCode, Money>> = {
  SK: money('EUR', 250_000),
  IE: money('EUR', 150_000),
  DE: money('EUR', 150_000),
  PT: money('EUR', 100_000),
  IT: money('EUR', 99_999),
  FR: money('EUR', 100_000),
  HU: money('HUF', 49_999_900),
  CZ: money('CZK', 6_000_000),
  AT: money('EUR', 150_000),
  NO: money('NOK', 150_000),
  NL: money('EUR', 150_000),
  CH: money('CHF', 350_000),
  BE: money('EUR', 300_000),
  DK: money('DKK', 2_000_000),
  SE: money('SEK', 300_000),
  ES: money('EUR', 100_000),
  GB: money('GBP', 250_000),
  FI: money('EUR', 150_000),
  PL: money('PLN', 600_000),
  RO: money('RON', 1_000_000),
  LT: money('EUR', 450_000),
  SI: money('EUR', 450_000),
  BG: money('BGN', 890_000),
  GR: money('EUR', 49_900),
  HR: money('EUR', 450_000),
};

/** Rule Y-02, in minor units; currencies of countries without cash on delivery have none. */
const fees: Readonly<Partial<Record<CurrencyCode, Money>>> = {
  EUR: money('EUR', 290),
  CHF: money('CHF', 390),
  CZK: money('CZK', 5900),
  DKK: money('DKK', 2900),
  HUF: money('HUF', 99_000),
  NOK: money('NOK', 3900),
  PLN: money('PLN', 1290),
  RON: money('RON', 1490),
};

/** A country's rules for cash on delivery (rule Y-02). */
export function getCashOnDelivery(countryCode: CountryCode): CashOnDeliveryRow {
  const isAllowed = !withoutCash.includes(countryCode);
  const limit = limits[countryCode];
  return {
    isAllowed,
    isAllowedForFreight: isAllowed && cashForFreight.includes(countryCode),
    limit,
    itemLimit: oneItemOnly.includes(countryCode) ? 1 : 'unlimited',
    fee: isAllowed ? fees[limit.currencyCode] : undefined,
  };
}

/** Whether a country's orders may be paid by bank transfer (rule Y-04). */
export function isBankTransferAllowed(countryCode: CountryCode): boolean {
  return !withoutBankTransfer.includes(countryCode);
}
