import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parsePostalCode } from '../../../../markets/postal-codes.ts';
import { formatVatNumber, vatNumberPlaceholder } from '../../../../markets/vat-number.ts';
import type { DetailErrors, DetailField } from '../../../components/address-form/address-details.ts';
import { AddressFields } from '../../../components/address-form/address-fields.tsx';
import { DetailErrorSummary } from '../../../components/address-form/detail-error-summary.tsx';
import { fieldId } from '../../../components/address-form/field-props.ts';
import { ruleText } from '../../../components/address-form/rule-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { useSurroundings } from '../../../shell.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckBox } from '../../../ui/field/check-box.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { problemTexts } from '../checkout-problem.ts';
import { useSubmitting } from '../use-submitting.ts';
import styles from './addresses-form.module.css';
import { findDetailErrors, parseDetails, type ShownDetails } from './checkout-details.ts';
import type { AddressesPageData } from './load-addresses-page.ts';
import type { RefusedDetails } from './save-addresses.ts';
import { SavedAddressLinks } from './saved-address-links.tsx';
import { useLeave } from './use-leave.ts';
import { useVatCheck } from './use-vat-check.ts';
import { ContinueWithPurchase, VatIssues, VatIssuesDialog } from './vat-issues.tsx';
import { VatStatus } from './vat-status.tsx';

const VAT_STATUS = 'vat-status';

function firstOf(errors: DetailErrors): DetailField | undefined {
  return (Object.keys(errors) as DetailField[])[0];
}

/** The errors of `found` that `shown` may show: a field that was never left is not complained about. */
function keepKnown(found: DetailErrors, shown: DetailErrors): DetailErrors {
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in shown));
}

/** What the form needs of its page. */
export type AddressesFormData = Pick<AddressesPageData, 'countryName' | 'saved' | 'vat' | 'vatSupport'> & {
  /** The cart that it is about. */
  readonly cart: { readonly id: string; readonly version: number | undefined } | undefined;
  /** The cart's own, or those that were refused; so is `vat`. */
  readonly details: ShownDetails;
};

/** What it says of details that were refused. */
export type ShownRefusal = Pick<
  RefusedDetails,
  'errors' | 'problem' | 'saveAddress' | 'vatAccepted' | 'vatChoice'
>;

/**
 * Who buys, where the bill goes and where the goods go. A plain form that posts to its page; with JavaScript the same
 * rules answer when a field is left, and nothing is sent while something is wrong.
 */
export function AddressesForm({
  page,
  refused,
}: {
  page: AddressesFormData;
  refused?: ShownRefusal | undefined;
}) {
  const text = useText();
  const paths = usePaths();
  const { country } = useSurroundings();
  const { cart, countryName, details } = page;
  const [errors, setErrors] = useState<DetailErrors>(refused?.errors ?? {});
  // The summary tells what the last attempt found, as far as it still holds: nothing above moves while one types.
  const [attempted, setAttempted] = useState(errors);
  const [isSaving, setIsSaving] = useSubmitting();
  const form = useRef<HTMLFormElement>(null);
  const vat = useVatCheck(country, page.vat);
  const vatDialog = useRef<HTMLDialogElement>(null);
  const autoFocused =
    refused === undefined || page.vat === undefined
      ? firstOf(refused?.errors ?? {})
      : ('billing.vatNumber' as const);

  function findErrors(): DetailErrors {
    return form.current === null ? {} : findDetailErrors(parseDetails(new FormData(form.current)), country);
  }

  function vatField(): HTMLInputElement | null {
    const field = form.current?.elements.namedItem('billing.vatNumber');
    return field instanceof HTMLInputElement ? field : null;
  }

  function leaveVatNumber(field: HTMLInputElement) {
    if (field.value.trim() !== '') field.value = formatVatNumber(country, field.value);
    if (page.vatSupport !== undefined) vat.checkLeft(field.value);
  }

  function askVat() {
    vatDialog.current?.close();
    vat.checkAsked(vatField()?.value ?? '');
  }

  /** Whether a company sends a number that is known not to be validated, without having accepted prices with VAT. */
  function needsVatChoice(data: FormData, submitter: HTMLElement | null): boolean {
    const isAccepted =
      submitter?.getAttribute('name') === 'vatAccepted' || refused?.vatAccepted === vat.result?.vatId;
    const { clientType, billing } = parseDetails(data);
    return (
      clientType === 'COMPANY' &&
      billing.vatNumber.trim() !== '' &&
      vat.result !== undefined &&
      vat.result.outcome !== 'valid' &&
      !isAccepted
    );
  }

  function check(target: HTMLInputElement) {
    if (target.name.endsWith('.postalCode')) {
      target.value = parsePostalCode(country, target.value) ?? target.value;
    }
    if (target.name === 'billing.vatNumber') leaveVatNumber(target);
    const field = target.name as DetailField;
    const found = findErrors();
    const isUntouched = target.value === '' && errors[field] === undefined;
    setErrors(keepKnown(found, isUntouched ? errors : { ...errors, [field]: 'input' }));
  }

  /** Another choice shows or hides fields: what is hidden is no longer wrong. */
  function choose({ target }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      setErrors(keepKnown(findErrors(), errors));
      if (target.name === 'clientType') vat.clear();
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const found = findErrors();
    const first = firstOf(found);
    const { submitter } = event.nativeEvent;
    const data = new FormData(event.currentTarget);
    if (first === undefined && needsVatChoice(data, submitter)) {
      event.preventDefault();
      vatDialog.current?.showModal();
      return;
    }
    if (first === undefined && !isSaving) {
      setIsSaving(true);
      return;
    }
    event.preventDefault();
    vatDialog.current?.close();
    flushSync(() => {
      setErrors(found);
      setAttempted(found);
    });
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
  }

  const leave = useLeave(check);
  const vatPlaceholder = vatNumberPlaceholder(country);
  const shared = { country, countryName, vatPlaceholder, errors, autoFocused, onLeave: leave };
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} onChange={choose}>
      {/* What Enter presses: the button of the VAT number stands before the one that sends the form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="cartId" value={cart?.id} />
      <input type="hidden" name="version" value={cart?.version} />
      {refused?.problem === undefined ? null : (
        <Note kind="error">
          <p>{text(problemTexts[refused.problem])}</p>
        </Note>
      )}
      {refused?.vatAccepted === undefined ? null : (
        <input type="hidden" name="vatAccepted" value={refused.vatAccepted} />
      )}
      {refused?.vatChoice === undefined || vat.result === undefined ? null : (
        <Note kind="error">
          <strong>{text('vat.validationError')}</strong>
          <VatIssues>
            <ContinueWithPurchase vatId={vat.result.vatId} />
          </VatIssues>
        </Note>
      )}
      <DetailErrorSummary errors={keepKnown(errors, attempted)} country={country} />
      {page.saved === undefined ? (
        <p>
          <a className={styles.back} href={paths.checkoutLogin()}>
            {text('account.haveAccount')}
          </a>
        </p>
      ) : null}
      <p className={styles.legend}>
        <span className={styles.mark}>*</span> {text('checkout.required')}
      </p>
      <section className={styles.section} aria-labelledby="contact">
        <h2 id="contact" className={styles.heading}>
          {text('checkout.contact')}
        </h2>
        <TextField
          id={fieldId('email')}
          name="email"
          label={text('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={details.email}
          error={errors.email === undefined ? undefined : ruleText(text, country, 'email', errors.email)}
          onBlur={leave}
          {...(autoFocused === 'email' ? { autoFocus: true } : {})}
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
      <section className={styles.section} aria-labelledby="billing">
        <h2 id="billing" className={styles.heading}>
          {text('checkout.billingAddress')}
        </h2>
        <SavedAddressLinks part="billing" addresses={page.saved?.billing} />
        <AddressFields
          part="billing"
          values={details.billing}
          {...shared}
          vat={
            page.vatSupport === undefined
              ? undefined
              : {
                  id: VAT_STATUS,
                  onInput: vat.clear,
                  status: (
                    <VatStatus
                      id={VAT_STATUS}
                      result={vat.result}
                      isChecking={vat.isChecking}
                      supportEmail={page.vatSupport}
                      onAsk={askVat}
                      onExplain={() => vatDialog.current?.showModal()}
                    />
                  ),
                }
          }
        />
      </section>
      <section className={styles.section} aria-labelledby="shipping">
        <h2 id="shipping" className={styles.heading}>
          {text('checkout.shippingAddress')}
        </h2>
        <RadioGroup
          name="shippingAddressType"
          legend={text('checkout.shippingAddress')}
          legendLook="hidden"
          initial={details.shippingAddressType}
          options={[
            { value: 'SAME_AS_BILLING', label: text('checkout.shippingSame') },
            { value: 'DIFFERENT_FROM_BILLING', label: text('checkout.shippingDifferent') },
          ]}
        />
        <div className={styles.different}>
          <SavedAddressLinks part="shipping" addresses={page.saved?.shipping} />
          <AddressFields part="shipping" values={details.shipping} {...shared} />
        </div>
      </section>
      {page.saved === undefined ? null : (
        <CheckBox
          name="saveAddress"
          label={text('account.saveAddress')}
          initial={refused?.saveAddress ?? false}
        />
      )}
      {vat.result === undefined ? null : (
        <VatIssuesDialog
          ref={vatDialog}
          vatId={vat.result.vatId}
          supportEmail={vat.result.outcome === 'invalid' ? page.vatSupport : undefined}
          onCorrect={() => {
            vatDialog.current?.close();
            vatField()?.focus();
          }}
          onRetry={vat.result.outcome === 'invalid' ? undefined : askVat}
        />
      )}
      <Button kind="buy" type="submit" width="full" disabled={isSaving}>
        {text('checkout.continueToPayment')}
      </Button>
      <p>
        <a className={styles.back} href={paths.cart()}>
          <Icon name="chevronLeft" size="small" />
          {text('checkout.back')}
        </a>
      </p>
    </form>
  );
}
