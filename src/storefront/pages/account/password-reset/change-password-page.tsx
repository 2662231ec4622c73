import { redirect } from 'react-router';
import { PlainForm, RequiredLegend } from '../../../components/plain-form/plain-form.tsx';
import { buildMeta } from '../../../head.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { Button } from '../../../ui/button/button.tsx';
import {
  type AccountFields,
  accountFields,
  answerRefusal,
  answerRules,
  findFormErrors,
  readForm,
} from '../account-form.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import type { Route } from './+types/change-password-page.ts';

export const handle = { texts: 'personal' };

const fields = {
  newPassword: { ...accountFields.password, label: 'account.newPassword' },
  passwordAgain: { ...accountFields.password, label: 'account.passwordAgain', repeats: 'newPassword' },
} as const satisfies AccountFields;

/** Open to whoever holds the mailed link, signed in or not: the link is worth its ten minutes on any device. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  const { head, translations } = await loadAccountHead(request, 'account.newPasswordTitle', (paths) =>
    paths.passwordReset(),
  );
  return { head, translations, token: url.searchParams.get('token') ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = getPageRequest(context);
  const text = await loadTexts(page.locale);
  const form = await request.formData();
  const values = readForm(form, fields);
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerRules(text, fields, values, errors);
  const reset = await page.shop.call('customerResetPassword', {
    tokenValue: String(form.get('token') ?? ''),
    newPassword: values.newPassword,
  });
  if (!reset.ok) return answerRefusal(text, fields, values, reset.refusal);
  throw redirect(redirectPathsOf(page).login({ note: 'password-changed' }), 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function ChangePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.narrow}`}>
      <h1>{text('account.newPasswordTitle')}</h1>
      <PlainForm refused={actionData}>
        <input type="hidden" name="token" value={loaderData.token} />
        <RequiredLegend />
        <NewPasswordFields refused={actionData} name="newPassword" />
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
