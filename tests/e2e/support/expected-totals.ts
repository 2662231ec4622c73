import type { CountryCode } from '../../../src/kernel/locale.ts';
import type { KnownProduct } from './demonstration.ts';

/** What a market asks for beside its prices: rule V-07 (delivery) and the laws of the countries (VAT). */
interface Terms {
  readonly currency: string;
  readonly parcel: number;
  readonly freight: number;
  readonly freeFrom: number;
  /** Tenths of a percent. */
  readonly vat: number;
}

const terms: Readonly<Partial<Record<CountryCode, Terms>>> = {
  SK: { currency: 'EUR', parcel: 195, freight: 995, freeFrom: 5900, vat: 230 },
  DE: { currency: 'EUR', parcel: 195, freight: 995, freeFrom: 5900, vat: 190 },
  CH: { currency: 'CHF', parcel: 195, freight: 995, freeFrom: 5900, vat: 81 },
  GR: { currency: 'EUR', parcel: 195, freight: 995, freeFrom: 5900, vat: 240 },
  GB: { currency: 'GBP', parcel: 195, freight: 995, freeFrom: 5200, vat: 200 },
};

export interface Wanted {
  readonly product: KnownProduct;
  readonly quantity: number;
}

/** All amounts in minor units. */
export interface ExpectedTotals {
  readonly currency: string;
  readonly method: 'parcel' | 'freight';
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  /** Permyriad, as pages format it. */
  readonly vatPermyriad: number;
  readonly vat: number;
}

/** The tax inside a gross amount of whole cents, half away from zero, in integers only (rule V-06). */
function vatWithin(gross: number, vat: number): number {
  const divisor = BigInt(1000 + vat);
  return Number((2n * BigInt(gross) * BigInt(vat) + divisor) / (2n * divisor));
}

/** What an order must come to, worked out a second time and apart from the shop's own engine. */
export function buildTotals(country: CountryCode, wanted: readonly Wanted[]): ExpectedTotals {
  const market = terms[country];
  if (market === undefined) throw new Error(`no terms for ${country}`);
  const lines = wanted.map(({ product, quantity }) => product.price(country) * quantity);
  const subtotal = lines.reduce((sum, line) => sum + line, 0);
  const method = wanted.some(({ product }) => product.package === 'freight') ? 'freight' : 'parcel';
  const shipping = subtotal >= market.freeFrom ? 0 : market[method];
  return {
    currency: market.currency,
    method,
    subtotal,
    shipping,
    total: subtotal + shipping,
    vatPermyriad: market.vat * 10,
    vat: [...lines, shipping].reduce((sum, gross) => sum + vatWithin(gross, market.vat), 0),
  };
}

/** `1 234,50 €` -> 123450. Every currency of these tests shows two digits. */
export function centsOf(shown: string): number {
  const digits = shown.replace(/\D/g, '');
  if (digits === '') throw new Error(`there is no amount in ${JSON.stringify(shown)}`);
  return Number(digits);
}

/** The same with a gross fee whose tax share follows the goods' rate (rule V-06). */
export function withFee(totals: ExpectedTotals, fee: number): ExpectedTotals {
  return {
    ...totals,
    total: totals.total + fee,
    vat: totals.vat + vatWithin(fee, totals.vatPermyriad / 10),
  };
}
