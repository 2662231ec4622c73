import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef } from 'react';
import type { CountryCode } from '../../../../kernel/locale.ts';
import { parsePostalCode } from '../../../../markets/postal-codes.ts';
import { fieldId, firstOf } from '../../../components/address-form/address-details.ts';
import { useAfterPress } from '../../../use-after-press.ts';
import { useSubmitting } from '../use-submitting.ts';
import type { AddressesFormData, ShownRefusal } from './addresses-form-data.ts';
import { parseDetails } from './checkout-details.ts';
import { useDetailErrors } from './use-detail-errors.ts';
import { useNetPrices } from './use-net-prices.ts';
import { useTypedDetails } from './use-typed-details.ts';
import { useVatNumber } from './use-vat-number.ts';

/** What the form does with JavaScript: the server's rules answer when a field is left, and nothing wrong is sent. */
export function useAddressesForm(
  page: AddressesFormData,
  refused: ShownRefusal | undefined,
  country: CountryCode,
) {
  const form = useRef<HTMLFormElement>(null);
  const isCleared = useRef(false);
  const [isSaving, setIsSaving] = useSubmitting();
  const errors = useDetailErrors(form, country, refused?.errors ?? {});
  const prices = useNetPrices(page);
  const vat = useVatNumber(form, country, page, refused, prices);
  const afterPress = useAfterPress();
  useTypedDetails(form, page, refused === undefined ? 'loaded' : 'refused');

  function check(field: HTMLInputElement) {
    if (field.name.endsWith('.postalCode'))
      field.value = parsePostalCode(country, field.value) ?? field.value;
    if (field.name === 'billing.vatNumber') vat.leave(field);
    errors.checkField(field);
  }

  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => afterPress(() => check(currentTarget));

  function choose({ target }: ChangeEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement && target.type === 'radio')) return;
    errors.forgetHidden();
    if (target.name === 'clientType') vat.clear();
  }

  /**
   * Without being asked again: the number was found valid just now, and the cart knows it. By the button that was pressed, for the
   * shop is told which one it was.
   */
  function send(submitter: HTMLElement | null) {
    setIsSaving(true);
    isCleared.current = true;
    form.current?.requestSubmit(submitter);
    isCleared.current = false;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isCleared.current) return;
    const { submitter } = event.nativeEvent;
    const found = errors.find();
    const first = firstOf(found);
    const details = parseDetails(new FormData(event.currentTarget));
    const sendLater = () => send(submitter);
    if (first === undefined && !isSaving && vat.mayBeSent(details, submitter, sendLater) === 'yes') {
      setIsSaving(true);
      return;
    }
    event.preventDefault();
    if (first === undefined) return;
    vat.dialog.current?.close();
    errors.show(found);
    document.getElementById(fieldId(first))?.focus();
  }

  return { form, isSaving, version: prices.version, errors, vat, leave, fill: check, choose, submit };
}
