import { type RefObject, useEffect } from 'react';
import {
  type DetailPart,
  detailParts,
  keepTypedDetails,
  partOf,
  pickTyped,
  readTypedDetails,
  type TypedParts,
} from '../../../checkout-details/typed-details.ts';
import type { AddressesFormData } from './addresses-form-data.ts';

type Values = Readonly<Record<DetailPart, Record<string, string>>>;

/** The fields of the form by their part; of radio buttons the one that `isChosen`. */
function readFields(
  form: HTMLFormElement,
  textOf: (input: HTMLInputElement) => string,
  isChosen: (input: HTMLInputElement) => boolean,
): Values {
  const values: Values = { contact: {}, billing: {}, shipping: {} };
  for (const input of form.querySelectorAll('input')) {
    const part = partOf(input.name);
    if (part !== undefined && (input.type !== 'radio' || isChosen(input)))
      values[part][input.name] = textOf(input);
  }
  return values;
}

/** As they stand there now. */
const readTyped = (form: HTMLFormElement) =>
  readFields(
    form,
    ({ value }) => value,
    ({ checked }) => checked,
  );

/** As the page came: browsers fill a form again on the way back, before anybody is asked. */
const readSent = (form: HTMLFormElement) =>
  readFields(
    form,
    ({ type, value, defaultValue }) => (type === 'radio' ? value : defaultValue),
    ({ defaultChecked }) => defaultChecked,
  );

/** Whether somebody is at a field, or was before the page was alive. */
function isTouched(input: HTMLInputElement): boolean {
  const { type, value, defaultValue, checked, defaultChecked } = input;
  const isChanged = type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
  return isChanged || input === document.activeElement;
}

/**
 * Writes what was typed into the fields that are there, unless they are in use by now; a choice is followed by what depends
 * on it.
 */
function show(form: HTMLFormElement, parts: TypedParts): void {
  const values = Object.assign({}, ...Object.values(parts).map((part) => part.values));
  const inputs = [...form.querySelectorAll('input')];
  const touched = new Set(inputs.filter(isTouched).map(({ name }) => name));
  for (const input of inputs) {
    const typed: unknown = values[input.name];
    if (typeof typed !== 'string' || touched.has(input.name)) continue;
    if (input.type === 'radio') input.checked = input.value === typed;
    else input.value = typed;
  }
}

/**
 * Nothing typed is lost (rule C-05): what stands in the form and is not saved is kept in this browser, and there again after
 * a reload, a way back or days. It is sent nowhere before the form is.
 */
export function useTypedDetails(
  form: RefObject<HTMLFormElement | null>,
  { cart, known }: Pick<AddressesFormData, 'cart' | 'known'>,
  /** A form that was refused comes back as it was sent, and nothing of it is saved. */
  how: 'loaded' | 'refused',
): void {
  const cartId = cart?.id;
  useEffect(() => {
    const element = form.current;
    if (element === null || cartId === undefined || known === undefined) return;
    const kept = how === 'refused' ? {} : pickTyped(readTypedDetails(), cartId, known, Date.now());
    const before = readSent(element);
    show(element, kept);
    const keep = () => {
      const values = readTyped(element);
      const differs = (part: DetailPart) =>
        how === 'refused' || JSON.stringify(values[part]) !== JSON.stringify(before[part]);
      const typed = detailParts
        .filter(differs)
        .map((part) => [part, { instead: known[part], values: values[part] }]);
      keepTypedDetails(cartId, Object.fromEntries(typed));
    };
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, cartId, known, how]);
}
