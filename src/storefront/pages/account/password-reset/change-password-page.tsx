import { FormInput, showFields } from '../../../components/form/form-input.tsx';
import { PlainForm, RequiredLegend } from '../../../components/form/plain-form.tsx';
import { accountFields, repeatOf } from '../../../forms/account-fields.ts';
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
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';

const fields = { newPassword: accountFields.newPassword, passwordAgain: repeatOf('newPassword') };

/** Open to whoever holds the mailed link, signed in or not: the link is worth its ten minutes on any device. */
async function load(request: PageRequest) {
  const { head, translations } = await loadAccountHead(request, 'account.newPasswordTitle', (paths) =>
    paths.passwordReset(),
  );
  return { head, translations, token: request.url.searchParams.get('token') ?? '' };
}

async function act(request: PageRequest, form: FormData) {
  const text = await loadTexts(request.locale);
  const values = readForm(form, fields);
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerErrors(fields, values, errors);
  const reset = await request.shop.call('customerResetPassword', {
    tokenValue: String(form.get('token') ?? ''),
    newPassword: values.newPassword,
  });
  if (!reset.ok) return answerRefusal(text, fields, values, reset.refusal);
  throw redirect(redirectPathsOf(request).login({ note: 'password-changed' }), 303);
}

function ChangePasswordPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const paths = usePaths();
  const shown = showFields(fields, refused);
  return (
    <div className={`content ${styles.narrow}`}>
      <h1>{text('account.newPasswordTitle')}</h1>
      <PlainForm fields={fields} refused={refused}>
        <input type="hidden" name="token" value={page.token} />
        <RequiredLegend />
        <FormInput {...shown('newPassword')} />
        <FormInput {...shown('passwordAgain')} />
        <Button kind="primary" type="submit" width="full">
          {text('account.newPasswordTitle')}
        </Button>
      </PlainForm>
      <p>
        <a className={styles.link} href={paths.passwordReset()}>
          {text('account.resetAgain')}
        </a>
      </p>
    </div>
  );
}

export default definePage({ layout: 'no-footer', load, act, Page: ChangePasswordPage });
