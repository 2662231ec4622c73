import { PlainField, PlainForm, RequiredLegend } from '../../../components/plain-form/plain-form.tsx';
import { buildMeta } from '../../../head.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import styles from '../account-page.module.css';
import { placeOf } from '../account-place.ts';
import type { Route } from './+types/sign-in-page.ts';
import { loadSignInPage } from './load-sign-in-page.ts';
import { signInAction } from './sign-in-action.ts';

export const handle = { texts: 'personal' };

export function loader({ context, request, url }: Route.LoaderArgs) {
  return loadSignInPage(getPageRequest(context), url, request.headers);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return signInAction(getPageRequest(context), await request.formData(), placeOf(url));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

/** Sign in, or the ways of whoever has no account (spec §2 login, checkout login). */
export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const paths = usePaths();
  const { place, back, note } = loaderData;
  const isCheckout = place === 'checkout';
  return (
    <div className={`${isCheckout ? '' : 'content'} ${styles.page} ${styles.columns}`}>
      <h1>{text('header.signIn')}</h1>
      {note === undefined || actionData !== undefined ? null : (
        <div className={styles.wide}>
          <Note kind="info">
            <p>{note}</p>
          </Note>
        </div>
      )}
      <div className={styles.block}>
        <PlainForm refused={actionData}>
          {back === undefined ? null : <input type="hidden" name="back" value={back} />}
          <RequiredLegend />
          <PlainField
            refused={actionData}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            label={text('field.email')}
          />
          <PlainField
            refused={actionData}
            name="password"
            type="password"
            autoComplete="current-password"
            label={text('account.password')}
          />
          <Button kind="primary" type="submit" width="full">
            {text('header.signIn')}
          </Button>
        </PlainForm>
        <a className={styles.link} href={isCheckout ? paths.checkoutPasswordReset() : paths.passwordReset()}>
          {text('account.forgotPassword')}
        </a>
      </div>
      <div className={styles.aside}>
        {isCheckout ? (
          <section className={`${styles.block} ${styles.boxed}`} aria-labelledby="guest">
            <h2 id="guest" className={styles.heading}>
              {text('account.guest')}
            </h2>
            <p>{text('account.guestText')}</p>
            <ButtonLink href={paths.addresses()}>{text('account.guest')}</ButtonLink>
          </section>
        ) : null}
        <section className={`${styles.block} ${styles.boxed}`} aria-labelledby="new-here">
          <h2 id="new-here" className={styles.heading}>
            {text('account.newHere')}
          </h2>
          <p>{text('account.newHereText')}</p>
          <ButtonLink href={isCheckout ? paths.checkoutCreateAccount() : paths.createAccount({ back })}>
            {text('account.create')}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
