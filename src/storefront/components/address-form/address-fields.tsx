import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { CountryCode } from '../../../kernel/locale.ts';
import { type AddressField, isAddressFieldRequired } from '../../../markets/addresses.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import { ADDRESS_TEXT_MAXIMUM, type AddressRole } from '../../../markets/postal-address.ts';
import { postalCodeExample } from '../../../markets/postal-codes.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { type AskedValues, type DetailErrors, detailForm } from './address-details.ts';
import styles from './address-fields.module.css';
import { type FieldProps, fieldId } from './field-props.ts';
import { fieldLabel, ruleText } from './rule-text.ts';

/** What browsers fill in by (WHATWG autofill); a department and a VAT number have no token. */
const tokens: Readonly<Partial<Record<AddressField, HTMLInputAutoCompleteAttribute>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  streetName: 'address-line1',
  additionalAddressInfo: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  phone: 'tel',
};

const types: Readonly<Partial<Record<AddressField, HTMLInputTypeAttribute>>> = { phone: 'tel' };

const widths: Readonly<Partial<Record<AddressField, string | undefined>>> = {
  streetNumber: styles.narrow,
  postalCode: styles.narrow,
};

/** Only a company is asked for these; the style sheet hides them while "private" is chosen (rule C-02). */
const companyFields: readonly AddressField[] = ['company', 'department', 'vatNumber'];

interface AddressFieldsProps extends FieldProps {
  readonly part: AddressRole;
  readonly country: CountryCode;
  /** Who the form is for; `asked`: its radio buttons decide, and the style sheet follows them. */
  readonly clientType?: ClientType | 'asked';
  readonly countryName: string;
  /** What the country's VAT numbers look like. */
  readonly vatPlaceholder: string;
  readonly values: AskedValues;
  readonly errors: DetailErrors;
  /** What is said of the VAT number, where it is validated; `id` is of its messages. */
  readonly vat?:
    | { readonly id: string; readonly status: ReactNode; readonly onInput: () => void }
    | undefined;
}

/** The fields of one address in the order of its country (rule C-03). */
export function AddressFields({
  part,
  country,
  clientType = 'asked',
  countryName,
  vatPlaceholder,
  values,
  errors,
  autoFocused,
  onLeave,
  vat,
}: AddressFieldsProps) {
  const text = useText();
  const hasDigitsOnly = !/\p{L}/u.test(postalCodeExample(country));
  return (
    <div className={styles.rows}>
      {detailForm(part, country, clientType === 'asked' ? 'COMPANY' : clientType).map((row) => (
        <div
          key={row.join(' ')}
          className={`${styles.row} ${clientType === 'asked' && row.some((field) => companyFields.includes(field)) ? styles.company : ''}`}
        >
          {row.map((field) => {
            const name = `${part}.${field}` as const;
            const rule = errors[name];
            const token = tokens[field];
            const isRequired =
              isAddressFieldRequired(country, field) && !(field === 'company' && part === 'shipping');
            return (
              <div key={field} className={widths[field] ?? styles.wide}>
                <TextField
                  id={fieldId(name)}
                  name={name}
                  label={fieldLabel(text, country, field)}
                  optionalLabel={isRequired ? undefined : text('checkout.optional')}
                  type={types[field] ?? 'text'}
                  inputMode={field === 'postalCode' && hasDigitsOnly ? 'numeric' : undefined}
                  autoComplete={token === undefined ? 'off' : `${part} ${token}`}
                  autoCapitalize={field === 'postalCode' ? 'characters' : undefined}
                  placeholder={field === 'vatNumber' ? vatPlaceholder : undefined}
                  maxLength={ADDRESS_TEXT_MAXIMUM}
                  defaultValue={values[field]}
                  hint={field === 'phone' ? text('field.phoneHint') : undefined}
                  error={rule === undefined ? undefined : ruleText(text, country, name, rule)}
                  onBlur={onLeave}
                  {...(field === 'vatNumber' && vat !== undefined && rule === undefined
                    ? { 'aria-describedby': vat.id, onInput: vat.onInput }
                    : {})}
                  {...(autoFocused === name ? { autoFocus: true } : {})}
                />
                {field === 'vatNumber' ? vat?.status : null}
              </div>
            );
          })}
        </div>
      ))}
      <p className={styles.country}>
        {text('field.country')}: <strong>{countryName}</strong>
      </p>
    </div>
  );
}
