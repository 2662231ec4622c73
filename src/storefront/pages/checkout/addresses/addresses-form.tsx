import { vatNumberPlaceholder } from '../../../../markets/vat-number.ts';
import { firstOf } from '../../../components/address-form/address-details.ts';
import { DetailErrorSummary } from '../../../components/address-form/detail-error-summary.tsx';
import { followFocus } from '../../../components/checkout-steps/follow-step.ts';
import { RequiredLegend } from '../../../components/form/plain-form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { useSurroundings } from '../../../shell.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckBox } from '../../../ui/field/check-box.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './addresses-form.module.css';
import type { AddressesFormData, ShownRefusal } from './addresses-form-data.ts';
import { BillingSection, ContactSection, ShippingSection } from './addresses-sections.tsx';
import { RefusalNotes } from './refusal-notes.tsx';
import { useAddressesForm } from './use-addresses-form.ts';
import { VatIssuesDialog } from './vat-issues.tsx';

interface AddressesFormProps {
  readonly page: AddressesFormData;
  readonly refused?: ShownRefusal | undefined;
}

/**
 * Who buys, where the bill goes and where the goods go. A plain form that posts to its page; with JavaScript the same
 * rules answer when a field is left, and nothing is sent while something is wrong.
 */
export function AddressesForm({ page, refused }: AddressesFormProps) {
  const text = useText();
  const { country } = useSurroundings();
  const { cart, saved } = page;
  const { form, isSaving, version, errors, vat, ...on } = useAddressesForm(page, refused, country);
  const shared = {
    page,
    country,
    errors: errors.errors,
    vatPlaceholder: vatNumberPlaceholder(country),
    autoFocused: focusedAtFirst(page, refused),
    onLeave: on.leave,
    onFill: page.completesAddresses ? on.fill : undefined,
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={on.submit}
      onChange={on.choose}
      onFocus={followFocus}
    >
      {/* What Enter presses: the button of the VAT number stands before the one that sends the form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="cartId" value={cart?.id} />
      <input type="hidden" name="version" value={version} />
      <RefusalNotes refused={refused} vat={vat} />
      <DetailErrorSummary errors={errors.summary} country={country} />
      {saved === undefined ? <SignInWay /> : null}
      <RequiredLegend />
      <ContactSection {...shared} />
      <ShippingSection {...shared} />
      <BillingSection {...shared} vat={vat} />
      {saved === undefined ? null : (
        <CheckBox
          name="saveAddress"
          label={text('account.saveAddress')}
          initial={refused?.saveAddress ?? false}
        />
      )}
      <VatIssuesDialog vat={vat} />
      <Button kind="buy" type="submit" width="full" disabled={isSaving}>
        {text('checkout.continueToPayment')}
      </Button>
      <WayBack />
    </form>
  );
}

function SignInWay() {
  const text = useText();
  const paths = usePaths();
  return (
    <p>
      <a className={styles.back} href={paths.checkoutLogin()}>
        {text('account.haveAccount')}
      </a>
    </p>
  );
}

function WayBack() {
  const text = useText();
  const paths = usePaths();
  return (
    <p>
      <a className={styles.back} href={paths.cart()}>
        <Icon name="chevronLeft" size="small" />
        {text('checkout.back')}
      </a>
    </p>
  );
}

/** The first field that was refused; a VAT number that was checked is returned to. */
function focusedAtFirst({ vat }: AddressesFormData, refused: ShownRefusal | undefined) {
  if (refused === undefined) return undefined;
  return vat === undefined ? firstOf(refused.errors) : 'billing.vatNumber';
}
