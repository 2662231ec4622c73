import type { CountryCode } from '../../../kernel/locale.ts';
import { countryRecords } from '../../../markets/countries/all-countries.ts';
import type { TaxMode } from '../../rules/pricing/pricing-input.ts';
import type { Invoice, InvoiceNote, InvoiceVat, VatCategory } from './invoice.ts';

/** How each rate of an order stands on its papers. */
export type VatOf = (permyriad: number) => InvoiceVat;

/** How a whole order is taxed, and what has to be said of it. */
export interface VatTreatment {
  readonly vatOf: VatOf;
  readonly note: InvoiceNote | undefined;
}

const atItsRate: VatOf = (permyriad) => ({ category: permyriad === 0 ? 'Z' : 'S', permyriad });
const untaxed =
  (category: 'K' | 'G'): VatOf =>
  () => ({ category, permyriad: 0 });

/** Whether the buyer owes the tax, and is charged none. */
export function isUntaxed(category: VatCategory): category is 'K' | 'G' {
  return category === 'K' || category === 'G';
}

/** A credit note follows its invoice, whatever has become of the seller. */
export function followInvoice({ vat: [first] }: Pick<Invoice, 'vat'>): VatOf {
  return first !== undefined && isUntaxed(first.vat.category) ? untaxed(first.vat.category) : atItsRate;
}

/**
 * Who owes the tax of goods that go from the seller's country to the buyer's (decision 0041). Charged NET: a supply within the Union
 * (Directive 2006/112/EC, Article 138), or an export (Article 146). Else the rates of the country where they arrive, which a
 * seller of another one declares by the one-stop shop (Articles 369a to 369k) unless it is registered there.
 */
export function resolveVatTreatment(
  taxMode: TaxMode,
  from: CountryCode,
  to: CountryCode,
  registeredIn: readonly CountryCode[],
): VatTreatment {
  const isWithinUnion = countryRecords[from].isInEu && countryRecords[to].isInEu;
  if (taxMode === 'External') {
    return isWithinUnion
      ? { vatOf: untaxed('K'), note: 'intraCommunity' }
      : { vatOf: untaxed('G'), note: 'export' };
  }
  const isDeclaredThere = from === to || registeredIn.includes(to);
  return { vatOf: atItsRate, note: isWithinUnion && !isDeclaredThere ? 'oneStopShop' : undefined };
}
