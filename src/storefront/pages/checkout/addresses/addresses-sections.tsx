import type { ComponentProps } from 'react';
import { fieldId } from '../../../components/address-form/address-details.ts';
import { AddressFields } from '../../../components/address-form/address-fields.tsx';
import { FormInput } from '../../../components/form/form-input.tsx';
import { contactFields } from '../../../forms/address-form-fields.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import styles from './addresses-form.module.css';
import type { AddressesFormData } from './addresses-form-data.ts';
import { SavedAddressLinks } from './saved-address-links.tsx';
import type { VatNumber } from './use-vat-number.ts';
import { VatStatus } from './vat-status.tsx';

const VAT_STATUS = 'vat-status';

interface SectionProps
  extends Pick<
    ComponentProps<typeof AddressFields>,
    'country' | 'vatPlaceholder' | 'errors' | 'autoFocused' | 'onLeave' | 'onFill'
  > {
  readonly page: AddressesFormData;
}

/** Who buys: a person or a company, and where the confirmation goes. */
export function ContactSection({ page: { details }, errors, autoFocused, onLeave }: SectionProps) {
  const text = useText();
  return (
    <section className={styles.section} aria-labelledby="contact">
      <h2 id="contact" className={styles.heading}>
        {text('checkout.contact')}
      </h2>
      <FormInput
        id={fieldId('email')}
        name="email"
        field={contactFields.email}
        initial={details.email}
        rule={errors.email}
        focus={autoFocused === 'email' ? 'at once' : undefined}
        onBlur={onLeave}
      />
      <RadioGroup
        name="clientType"
        legend={text('checkout.clientType')}
        direction="row"
        initial={details.clientType}
        options={[
          { value: 'PRIVATE', label: text('checkout.private') },
          { value: 'COMPANY', label: text('checkout.company') },
        ]}
      />
    </section>
  );
}

/** Where the bill goes, and the VAT number that stands on it. */
export function BillingSection({ page, vat, ...shared }: SectionProps & { readonly vat: VatNumber }) {
  const text = useText();
  return (
    <section className={styles.section} aria-labelledby="billing">
      <h2 id="billing" className={styles.heading}>
        {text('checkout.billingAddress')}
      </h2>
      <SavedAddressLinks part="billing" addresses={page.saved?.billing} />
      <AddressFields
        part="billing"
        countryName={page.countryName}
        values={page.details.billing}
        {...shared}
        vat={
          vat.isValidated
            ? {
                id: VAT_STATUS,
                onInput: vat.clear,
                status: (
                  <VatStatus
                    id={VAT_STATUS}
                    result={vat.result}
                    isChecking={vat.isChecking}
                    onAsk={vat.ask}
                    onExplain={vat.explain}
                  />
                ),
              }
            : undefined
        }
      />
    </section>
  );
}

/** Where the goods go: to the same place, or elsewhere (rule C-04); the style sheet follows the choice. */
export function ShippingSection({ page, ...shared }: SectionProps) {
  const text = useText();
  return (
    <section className={styles.section} aria-labelledby="shipping">
      <h2 id="shipping" className={styles.heading}>
        {text('checkout.shippingAddress')}
      </h2>
      <RadioGroup
        name="shippingAddressType"
        legend={text('checkout.shippingAddress')}
        legendLook="hidden"
        initial={page.details.shippingAddressType}
        options={[
          { value: 'SAME_AS_BILLING', label: text('checkout.shippingSame') },
          { value: 'DIFFERENT_FROM_BILLING', label: text('checkout.shippingDifferent') },
        ]}
      />
      <div className={styles.different}>
        <SavedAddressLinks part="shipping" addresses={page.saved?.shipping} />
        <AddressFields
          part="shipping"
          countryName={page.countryName}
          values={page.details.shipping}
          {...shared}
        />
      </div>
    </section>
  );
}
