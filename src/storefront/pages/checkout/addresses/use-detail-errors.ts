import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountryCode } from '../../../../kernel/locale.ts';
import type { DetailErrors, DetailField } from '../../../components/address-form/address-details.ts';
import { findDetailErrors, parseDetails } from './checkout-details.ts';

/** The errors of `found` that `shown` may show: a field that was never left is not complained about. */
function keepKnown(found: DetailErrors, shown: DetailErrors): DetailErrors {
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in shown));
}

/** What is wrong with the details, said of a field once it is left, and of all of them once the form is sent. */
export function useDetailErrors(
  form: RefObject<HTMLFormElement | null>,
  country: CountryCode,
  refused: DetailErrors,
) {
  const [errors, setErrors] = useState(refused);
  // The summary tells what the last attempt found, as far as it still holds: nothing above moves while one types.
  const [attempted, setAttempted] = useState(errors);

  function find(): DetailErrors {
    return form.current === null ? {} : findDetailErrors(parseDetails(new FormData(form.current)), country);
  }

  return {
    errors,
    summary: keepKnown(errors, attempted),
    find,
    checkField({ name, value }: HTMLInputElement): void {
      const field = name as DetailField;
      const isUntouched = value === '' && errors[field] === undefined;
      setErrors(keepKnown(find(), isUntouched ? errors : { ...errors, [field]: 'left' }));
    },
    /** Another choice shows or hides fields: what is hidden is no longer wrong. */
    forgetHidden: (): void => setErrors(keepKnown(find(), errors)),
    /** At once, so that the first of them can be focused. */
    show(found: DetailErrors): void {
      flushSync(() => {
        setErrors(found);
        setAttempted(found);
      });
    },
  };
}
