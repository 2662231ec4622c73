import type { CountryCode } from '../../../kernel/locale.ts';
import type { AddressField } from '../../../markets/addresses.ts';
import type { AddressRole } from '../../../markets/postal-address.ts';
import { addressFormField, contactFields } from '../../forms/address-form-fields.ts';
import type { FormField } from '../../forms/form-field.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { type DetailErrors, type DetailField, fieldId } from './address-details.ts';

/** The row of a field of the whole form. */
function detailFieldOf(country: CountryCode, name: DetailField): FormField {
  if (name === 'email') return contactFields.email;
  const [role, field] = name.split('.') as [AddressRole, AddressField];
  return addressFormField(country, role, field);
}

/** What is wrong with e-mail and addresses, under the name of the address (rule C-05). */
export function DetailErrorSummary({ errors, country }: { errors: DetailErrors; country: CountryCode }) {
  const text = useText();
  const broken = Object.keys(errors) as DetailField[];
  const fieldsOf = (start: string) =>
    broken
      .filter((name) => name.startsWith(start))
      .map((name) => ({ id: fieldId(name), label: text(detailFieldOf(country, name).label) }));
  return (
    <ErrorSummary
      groups={[
        { fields: fieldsOf('email') },
        { heading: text('checkout.billingAddressError'), fields: fieldsOf('billing.') },
        { heading: text('checkout.shippingAddressError'), fields: fieldsOf('shipping.') },
      ]}
    />
  );
}
