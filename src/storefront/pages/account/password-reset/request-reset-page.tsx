import { redirect } from 'react-router';
import { PlainField, PlainForm } from '../../../components/plain-form/plain-form.tsx';
import { buildMeta } from '../../../head.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { Button } from '../../../ui/button/button.tsx';
import { accountFields, answerRefusal, answerRules, findFormErrors, readForm } from '../account-form.ts';
import { sendCustomerHome } from '../account-guard.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';
import { placeOf } from '../account-place.ts';
import type { Route } from './+types/request-reset-page.ts';

export const handle = { texts: 'personal' };

const fields = { email: accountFields.email };

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  await sendCustomerHome(request);
  const place = placeOf(url);
  const { head, translations } = await loadAccountHead(request, 'account.resetTitle', (paths) =>
    place === 'checkout' ? paths.checkoutPasswordReset() : paths.passwordReset(),
  );
  return { head, translations, place };
}

/** The answer is the same whoever's e-mail it is: the mail alone tells more (U-03). */
export async function action({ context, request }: Route.ActionArgs) {
  const page = getPageRequest(context);
  const text = await loadTexts(page.locale);
  const values = readForm(await request.formData(), fields);
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerRules(text, fields, values, errors);
  const requested = await page.shop.call('requestPasswordReset', {
    locale: page.locale,
    email: values.email,
  });
  if (!requested.ok) return answerRefusal(text, fields, values, requested.refusal);
  throw redirect(redirectPathsOf(page).checkEmail(), 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function RequestResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const paths = usePaths();
  const isCheckout = loaderData.place === 'checkout';
  return (
    <div className={`${isCheckout ? '' : 'content'} ${styles.narrow}`}>
      <h1>{text('account.resetTitle')}</h1>
      <p>{text('account.resetText')}</p>
      <PlainForm refused={actionData}>
        <PlainField
          refused={actionData}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={text('field.email')}
        />
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
