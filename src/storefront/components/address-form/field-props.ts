import type { FocusEvent } from 'react';
import type { DetailField } from './address-details.ts';

/** What every field of the form is given besides its own. */
export interface FieldProps {
  /** The first failed field, focused when the page arrives. */
  readonly autoFocused: DetailField | undefined;
  readonly onLeave?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** The id of a field, for labels and links; `billing.postalCode` -> `billing-postalCode`. */
export function fieldId(field: DetailField): string {
  return field.replace('.', '-');
}
