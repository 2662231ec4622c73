import type { CountryCode } from '../../../kernel/locale.ts';

/** The VAT service could not be asked, did not answer in time or answered nonsense: nothing is known of the number. */
export class VatServiceUnavailable extends Error {
  override readonly name = 'VatServiceUnavailable';
}

/** What the service answered: its code, and what it calls the answer where it names one. */
export interface VatAnswer {
  readonly errorCode: number;
  readonly reference?: string;
}

/** The VAT service as the shop needs it (rule I-04). */
export interface VatService {
  /**
   * Asks about a customer's number in the name of the shop's own one; both with their prefixes. Throws
   * VatServiceUnavailable when no answer can be had within the service's time limit.
   */
  validate(question: { readonly ownVatId: string; readonly vatId: string }): Promise<VatAnswer>;
}

/** With what the shop validates VAT numbers. */
export interface VatValidation {
  readonly service: VatService;
  /** The shop's own number, with its prefix. */
  readonly ownVatId: string;
  /** Where the shop's own number is from: orders from there stay GROSS (rule V-06). */
  readonly sellerCountry: CountryCode;
}

export interface VatContext {
  /** Without it no VAT number is validated and nobody is charged NET. */
  readonly vat: VatValidation | undefined;
}
