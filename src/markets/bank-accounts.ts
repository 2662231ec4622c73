import type { CurrencyCode } from '../kernel/money.ts';

/** Where a bank transfer goes (rule Y-04); the reference is the order's. */
export interface BankAccount {
  readonly holder: string;
  readonly institute: string;
  readonly bic: string;
  readonly iban: string;
  /** `true`: nobody owns this account; production must have the merchant's own in the store's settings. */
  readonly demonstration: boolean;
}

/** The accounts that transfers go to, one a currency; without one, no transfers in it. */
export type BankAccounts = Readonly<Partial<Record<CurrencyCode, BankAccount>>>;

function demonstrationAccount(bic: string, iban: string): BankAccount {
  return {
    holder: 'Gantry Equipment a.s.',
    institute: 'Gantry Demonstration Bank',
    bic,
    iban,
    demonstration: true,
  };
}

/**
 * Invented accounts, one for each currency a market sells in. The check digits are right (ISO 13616), the bank codes
 * are not given out, and the 0 that ends each BIC marks a test institution (ISO 9362).
 */
const accounts: BankAccounts = {
  EUR: demonstrationAccount('GNTRSKB0', 'SK4399990000000000000019'),
  CHF: demonstrationAccount('GNTRCHZ0', 'CH6999999000000000000'),
  GBP: demonstrationAccount('GNTRGBL0', 'GB48GNTR00000000000000'),
  CZK: demonstrationAccount('GNTRCZP0', 'CZ4599990000000000000019'),
  DKK: demonstrationAccount('GNTRDKK0', 'DK0799990000000000'),
  SEK: demonstrationAccount('GNTRSES0', 'SE2399900000000000000000'),
  HUF: demonstrationAccount('GNTRHUH0', 'HU49999000090000000000000000'),
  RON: demonstrationAccount('GNTRROB0', 'RO67GNTR0000000000000000'),
  NOK: demonstrationAccount('GNTRNOK0', 'NO2299990000006'),
  PLN: demonstrationAccount('GNTRPLP0', 'PL04999000090000000000000000'),
  BGN: demonstrationAccount('GNTRBGS0', 'BG78GNTR00000000000000'),
};

/** The invented account for a currency, or `undefined` where no market sells in it. */
export function getDemonstrationAccount(currencyCode: CurrencyCode): BankAccount | undefined {
  return accounts[currencyCode];
}
