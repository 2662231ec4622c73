import { type RefObject, useRef } from 'react';
import type { CountryCode } from '../../../../kernel/locale.ts';
import { formatVatNumber } from '../../../../markets/vat-number.ts';
import type { AddressesFormData } from './addresses-form-data.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import { useVatCheck } from './use-vat-check.ts';

/** The VAT number of the form: its field, what is known of it, and the dialog about one that is not validated (rule C-06). */
export function useVatNumber(
  form: RefObject<HTMLFormElement | null>,
  country: CountryCode,
  { vat, validatesVat }: Pick<AddressesFormData, 'vat' | 'validatesVat'>,
  /** The number for which prices with VAT were accepted before. */
  accepted: string | undefined,
) {
  const { result, isChecking, checkLeft, checkAsked, clear } = useVatCheck(country, vat);
  const dialog = useRef<HTMLDialogElement>(null);

  function getField(): HTMLInputElement | null {
    const field = form.current?.elements.namedItem('billing.vatNumber');
    return field instanceof HTMLInputElement ? field : null;
  }

  return {
    isValidated: validatesVat,
    result,
    isChecking,
    clear,
    dialog,
    explain: () => dialog.current?.showModal(),
    leave(field: HTMLInputElement): void {
      if (field.value.trim() !== '') field.value = formatVatNumber(country, field.value);
      if (validatesVat) checkLeft(field.value);
    },
    ask(): void {
      dialog.current?.close();
      checkAsked(getField()?.value ?? '');
    },
    correct(): void {
      dialog.current?.close();
      getField()?.focus();
    },
    /** Whether a company sends a number that is known not to be validated, without having accepted prices with VAT. */
    needsChoice({ clientType, billing }: CheckoutDetails, submitter: HTMLElement | null): boolean {
      const isAccepted = submitter?.getAttribute('name') === 'vatAccepted' || accepted === result?.vatId;
      return (
        clientType === 'COMPANY' &&
        billing.vatNumber.trim() !== '' &&
        result !== undefined &&
        result.outcome !== 'valid' &&
        !isAccepted
      );
    },
  };
}

export type VatNumber = ReturnType<typeof useVatNumber>;
