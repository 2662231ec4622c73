import { FormInput, showFields } from '../../../components/form/form-input.tsx';
import { PlainForm, RequiredLegend } from '../../../components/form/plain-form.tsx';
import { accountFields } from '../../../forms/account-fields.ts';
import { findFormErrors, readForm } from '../../../forms/read-form.ts';
import { redirect } from '../../../frame/answers.ts';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { Button } from '../../../ui/button/button.tsx';
import { answerErrors, answerRefusal } from '../account-form.ts';
import { sendCustomerHome } from '../account-guard.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';
import { accountContextOf } from '../lead-on.ts';

const fields = { email: accountFields.email };

async function load(request: PageRequest) {
  await sendCustomerHome(request);
  const context = accountContextOf(request);
  const { head, translations } = await loadAccountHead(request, 'account.resetTitle', (paths) =>
    context === 'checkout' ? paths.checkoutPasswordReset() : paths.passwordReset(),
  );
  return { head, translations, context };
}

/** The answer is the same whoever's e-mail it is: the mail alone tells more (rule U-03). */
async function act(request: PageRequest, form: FormData) {
  const text = await loadTexts(request.locale);
  const values = readForm(form, fields);
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerErrors(fields, values, errors);
  const requested = await request.shop.call('requestPasswordReset', {
    locale: request.locale,
    email: values.email,
  });
  if (!requested.ok) return answerRefusal(text, fields, values, requested.refusal);
  throw redirect(redirectPathsOf(request).checkEmail(), 303);
}

function RequestResetPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const paths = usePaths();
  const isCheckout = page.context === 'checkout';
  return (
    <div className={`${isCheckout ? '' : 'content'} ${styles.narrow}`}>
      <h1>{text('account.resetTitle')}</h1>
      <p>{text('account.resetText')}</p>
      <PlainForm fields={fields} refused={refused}>
        <RequiredLegend />
        <FormInput {...showFields(fields, refused)('email')} />
        <Button kind="primary" type="submit" width="full">
          {text('account.resetSend')}
        </Button>
      </PlainForm>
      <p>
        <a className={styles.link} href={isCheckout ? paths.checkoutLogin() : paths.login()}>
          {text('header.signIn')}
        </a>
      </p>
    </div>
  );
}

export default definePage({ layout: 'no-footer', load, act, Page: RequestResetPage });
