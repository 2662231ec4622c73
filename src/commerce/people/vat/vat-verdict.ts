import type { CountryCode } from '../../../kernel/locale.ts';
import { countryForms } from '../../../markets/countries/all-countries.ts';

/** What a check of a VAT number came to: valid, not valid, could not be validated (rule C-06). */
export type VatState = 'valid' | 'invalid' | 'unavailable';

/**
 * The verdict that a cart, and later its order, keeps: what was known when the addresses were submitted. It is never
 * asked again at payment, and goes when the number or the billing address's country changes.
 */
export interface FrozenVatVerdict {
  /** With its prefix, as invoices write it: `EL094322222`. */
  readonly vatId: string;
  readonly state: VatState;
  /** ISO 8601, UTC. */
  readonly checkedAt: string;
  /** What the service calls its answer, where it names one. */
  readonly reference?: string;
}

/** Whether a store charges validated companies of other countries NET (rules M-07, V-06). */
export type TaxRateChange = 'on' | 'off';

/**
 * Whether an order is charged NET, its tax mode External: the number is valid, it is one of the customer's country, that
 * is not the seller's, and the store's flag is on (rule V-06).
 */
export function isNetOrder(
  verdict: FrozenVatVerdict | undefined,
  sellerCountry: CountryCode,
  customerCountry: CountryCode,
  taxRateChange: TaxRateChange,
): boolean {
  return (
    verdict?.state === 'valid' &&
    verdict.vatId.startsWith(countryForms[customerCountry].vatNumber.prefix) &&
    customerCountry !== sellerCountry &&
    taxRateChange === 'on'
  );
}
