import { countryRecords } from './countries/all-countries.ts';
import type { Market } from './countries.ts';

/** `NS` and ten digits (rule T-01). */
export type OrderNumber = string & { readonly __brand: 'OrderNumber' };

const PREFIX = 'NS';
const DIGITS = 10;

/** The number of the n-th order of the database's sequence; throws where that is no whole number of at most ten digits. */
export function buildOrderNumber(sequence: number): OrderNumber {
  if (!Number.isSafeInteger(sequence) || sequence < 0 || sequence >= 10 ** DIGITS) {
    throw new Error(`no order number for ${sequence}`);
  }
  return `${PREFIX}${String(sequence).padStart(DIGITS, '0')}` as OrderNumber;
}

/** Reads what a page shows or a shopper types, with or without `NS`; `undefined` where it is no order number. */
export function parseOrderNumber(text: string): OrderNumber | undefined {
  const digits = /^(?:NS)?(\d{10})$/.exec(text.replace(/\s/g, '').toUpperCase())?.[1];
  return digits === undefined ? undefined : (`${PREFIX}${digits}` as OrderNumber);
}

/** The number as the pages of a market show it; Czech ones leave the prefix out (rule T-01). */
export function formatOrderNumber(market: Market, orderNumber: OrderNumber): string {
  return countryRecords[market.countryCode].showsOrderNumberPrefix
    ? orderNumber
    : orderNumber.slice(PREFIX.length);
}
