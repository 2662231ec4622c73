import type { FocusEvent, ReactNode } from 'react';
import type { CountryCode } from '../../../kernel/locale.ts';
import type { AddressField } from '../../../markets/addresses.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import type { AddressRole } from '../../../markets/postal-address.ts';
import { addressFormField } from '../../forms/address-form-fields.ts';
import { useText } from '../../i18n/use-text.ts';
import { FormInput } from '../form/form-input.tsx';
import {
  type AskedValues,
  type DetailErrors,
  type DetailField,
  detailForm,
  fieldId,
} from './address-details.ts';
import styles from './address-fields.module.css';
import { PlaceSuggestions } from './place-suggestions.tsx';

const narrowFields: readonly AddressField[] = ['streetNumber', 'postalCode'];

/** How fields that stand beside each other share their row. */
function rowStyle([first, second]: readonly AddressField[]): string {
  if (first === undefined || second === undefined) return '';
  const columns = narrowFields.includes(second)
    ? styles.narrowLast
    : narrowFields.includes(first)
      ? styles.narrowFirst
      : styles.equal;
  return `${styles.pair} ${columns}`;
}

/** Only a company is asked for these; the style sheet hides them while "private" is chosen (rule C-02). */
const companyFields: readonly AddressField[] = ['company', 'department', 'vatNumber'];

interface AddressFieldsProps {
  readonly part: AddressRole;
  readonly country: CountryCode;
  /** Who the form is for; `asked`: its radio buttons decide, and the style sheet follows them. */
  readonly clientType?: ClientType | 'asked';
  readonly countryName: string;
  /** What the country's VAT numbers look like. */
  readonly vatPlaceholder: string;
  readonly values: AskedValues;
  readonly errors: DetailErrors;
  /** The first failed field, focused when the page arrives. */
  readonly autoFocused: DetailField | undefined;
  readonly onLeave?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Where the form is alive and somebody knows places: what is typed is completed, and each field that is filled so is told of. */
  readonly onFill?: ((field: HTMLInputElement) => void) | undefined;
  /** What is said of the VAT number, where it is validated; `id` is of its messages. */
  readonly vat?:
    | { readonly id: string; readonly status: ReactNode; readonly onInput: () => void }
    | undefined;
}

/** The fields of one address in the order of its country (rule C-03). */
export function AddressFields({ clientType = 'asked', onFill, ...address }: AddressFieldsProps) {
  const text = useText();
  const { part, country, countryName } = address;
  const isHidden = (field: AddressField) => clientType === 'asked' && companyFields.includes(field);
  return (
    <div className={styles.rows}>
      {detailForm(part, country, clientType === 'asked' ? 'COMPANY' : clientType).map((row) => (
        <div
          key={row.join(' ')}
          className={`${styles.row} ${rowStyle(row)} ${row.some(isHidden) ? styles.company : ''}`}
        >
          {row.map((field) => (
            <div key={field}>
              <AddressInput {...address} field={field} />
              {field === 'vatNumber' ? address.vat?.status : null}
            </div>
          ))}
        </div>
      ))}
      <p className={styles.country}>
        {text('field.colon', { label: text('field.country') })} <strong>{countryName}</strong>
      </p>
      {onFill === undefined ? null : <PlaceSuggestions part={part} onFill={onFill} />}
    </div>
  );
}

function AddressInput({
  part,
  country,
  field,
  vatPlaceholder,
  values,
  errors,
  autoFocused,
  onLeave,
  vat,
}: Omit<AddressFieldsProps, 'clientType' | 'onFill'> & { readonly field: AddressField }) {
  const name = `${part}.${field}` as const;
  const rule = errors[name];
  return (
    <FormInput
      id={fieldId(name)}
      name={name}
      field={addressFormField(country, part, field)}
      initial={values[field]}
      rule={rule}
      focus={autoFocused === name ? 'at once' : undefined}
      placeholder={field === 'vatNumber' ? vatPlaceholder : undefined}
      onBlur={onLeave}
      {...(field === 'vatNumber' && vat !== undefined && rule === undefined
        ? { 'aria-describedby': vat.id, onInput: vat.onInput }
        : {})}
    />
  );
}
