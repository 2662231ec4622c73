import type { CountryCode } from '../kernel/locale.ts';
import { type Money, money } from '../kernel/money.ts';
import { countryRecords } from './countries/all-countries.ts';
import { currencyRules } from './currency-rules.ts';

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

/** A country's rules for cash on delivery (rule Y-02). */
export function getCashOnDelivery(countryCode: CountryCode): CashOnDeliveryRow {
  const { currencyCode, cashOnDelivery } = countryRecords[countryCode];
  const { takes, limit, itemLimit } = cashOnDelivery;
  const { cashOnDeliveryFee: fee } = currencyRules[currencyCode];
  const isAllowed = takes !== 'nothing';
  return {
    isAllowed,
    isAllowedForFreight: takes === 'parcels and freight',
    limit: money(currencyCode, limit),
    itemLimit,
    fee: isAllowed && fee !== 'none' ? money(currencyCode, fee) : undefined,
  };
}

/** Whether a country's orders may be paid by bank transfer (rule Y-04). */
export function isBankTransferAllowed(countryCode: CountryCode): boolean {
  return countryRecords[countryCode].takesBankTransfer;
}
