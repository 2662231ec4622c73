import { type RefObject, useEffect, useRef } from 'react';
import type { CountryCode } from '../../../../kernel/locale.ts';
import { formatVatNumber } from '../../../../markets/vat-number.ts';
import type { AddressesFormData, ShownRefusal } from './addresses-form-data.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import type { NetPrices } from './use-net-prices.ts';
import { useVatCheck } from './use-vat-check.ts';
import { tellVatEvent } from './vat-events.ts';

function getVatField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('billing.vatNumber');
  return field instanceof HTMLInputElement ? field : undefined;
}

/** The dialog about a number that is not validated; open at once where the page came back because of it. */
function useIssuesDialog(refused: Pick<ShownRefusal, 'vatChoice'> | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isChoiceAsked = refused?.vatChoice !== undefined;

  function explain(): void {
    if (dialog.current?.open === false) dialog.current.showModal();
  }

  useEffect(() => {
    if (isChoiceAsked) dialog.current?.showModal();
  }, [isChoiceAsked]);

  return { dialog, explain };
}

/** The VAT number of the form: its field, what is known of it, and the dialog about one that is not validated (rule C-06). */
export function useVatNumber(
  form: RefObject<HTMLFormElement | null>,
  country: CountryCode,
  { vat, validatesVat }: Pick<AddressesFormData, 'vat' | 'validatesVat'>,
  refused: Pick<ShownRefusal, 'vatAccepted' | 'vatChoice'> | undefined,
  prices: NetPrices,
) {
  const { result, isChecking, checkLeft, checkAsked, checkSent, clear } = useVatCheck(country, vat, prices);
  const { dialog, explain } = useIssuesDialog(refused);

  return {
    isValidated: validatesVat,
    result,
    isChecking,
    clear,
    dialog,
    explain,
    leave(field: HTMLInputElement): void {
      if (field.value.trim() !== '') field.value = formatVatNumber(country, field.value);
      if (validatesVat) checkLeft(field.value);
    },
    ask(): void {
      dialog.current?.close();
      checkAsked(getVatField(form.current)?.value ?? '');
    },
    correct(): void {
      dialog.current?.close();
      getVatField(form.current)?.focus();
    },
    /**
     * Whether a company may send this number: it is valid, or prices with VAT were accepted for it. Asks about it first where
     * nothing is known of it; where it may not, the dialog says why (rule C-06).
     *
     * @returns `later`: the form is to wait for `send`.
     */
    mayBeSent(
      { clientType, billing }: CheckoutDetails,
      submitter: HTMLElement | null,
      send: () => void,
    ): 'yes' | 'later' {
      const vatId = formatVatNumber(country, billing.vatNumber);
      const isAccepted = submitter?.getAttribute('name') === 'vatAccepted' || refused?.vatAccepted === vatId;
      const isAsked = validatesVat && clientType === 'COMPANY' && billing.vatNumber.trim() !== '';
      const known = result?.vatId === vatId ? result : undefined;
      if (!isAsked || isAccepted || known?.outcome === 'valid') return 'yes';
      if (known !== undefined) {
        explain();
        return 'later';
      }
      tellVatEvent('triggered');
      void checkSent(vatId).then((found) => {
        if (found?.outcome === 'valid') send();
        else if (found !== undefined) explain();
      });
      return 'later';
    },
  };
}

export type VatNumber = ReturnType<typeof useVatNumber>;
