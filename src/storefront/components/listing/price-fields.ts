import { PRICE_FILTER_RANGE } from '../../../markets/listing-constants.ts';
import type { PriceRange } from './listing-query.ts';

/** The two fields that a shopper types a range of prices into; an address says it as one parameter. */
export const priceFields = { from: 'price-from', to: 'price-to' } as const;

/** What was typed, and what is wrong with it. */
export interface TypedPrice {
  readonly from: string;
  readonly to: string;
  readonly problem: 'amount' | 'order';
  readonly field: keyof typeof priceFields;
}

type ReadPrice =
  | { readonly kind: 'none' }
  | { readonly kind: 'range'; readonly range: PriceRange }
  | { readonly kind: 'wrong'; readonly typed: TypedPrice };

/** `1000`, `1 000`, `1.000`, `12,50`: groups of thousands or a fraction, whichever sign a language writes them with. */
const AMOUNT = /^(?<whole>\d{1,7}|\d{1,3}(?:[.,'’\s]\d{3})+)(?:[.,](?<fraction>\d{1,2}))?$/;

/** Whole units: fractions are rounded outwards, so that what was meant is within. `undefined`: no amount. */
function parseAmount(text: string, rounding: 'down' | 'up'): number | undefined {
  const { whole, fraction = '0' } = AMOUNT.exec(text)?.groups ?? {};
  if (whole === undefined) return undefined;
  const amount = Number(whole.replace(/\D/g, '')) + (rounding === 'up' && Number(fraction) > 0 ? 1 : 0);
  return amount <= PRICE_FILTER_RANGE.maximum ? amount : undefined;
}

/** Reads the fields of a sent form: `none` when the address has neither. An empty field is no bound. */
export function readPriceFields(parameters: URLSearchParams): ReadPrice {
  const sent = [parameters.get(priceFields.from), parameters.get(priceFields.to)];
  if (sent.every((value) => value === null)) return { kind: 'none' };
  const [from = '', to = ''] = sent.map((value) => (value ?? '').trim().slice(0, 20));
  const minimum = from === '' ? PRICE_FILTER_RANGE.minimum : parseAmount(from, 'down');
  const maximum = to === '' ? PRICE_FILTER_RANGE.maximum : parseAmount(to, 'up');
  if (minimum === undefined) return { kind: 'wrong', typed: { from, to, problem: 'amount', field: 'from' } };
  if (maximum === undefined) return { kind: 'wrong', typed: { from, to, problem: 'amount', field: 'to' } };
  if (minimum > maximum) return { kind: 'wrong', typed: { from, to, problem: 'order', field: 'to' } };
  return { kind: 'range', range: { minimum, maximum } };
}

/** A range as the fields show it: a bound that is the end of the scale is an empty field. */
export function showPriceRange(range: PriceRange | undefined): {
  readonly from: string;
  readonly to: string;
} {
  const { minimum, maximum } = range ?? PRICE_FILTER_RANGE;
  return {
    from: minimum === PRICE_FILTER_RANGE.minimum ? '' : String(minimum),
    to: maximum === PRICE_FILTER_RANGE.maximum ? '' : String(maximum),
  };
}
