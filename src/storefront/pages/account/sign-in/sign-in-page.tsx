import { PlainField, PlainForm, RequiredLegend } from '../../../components/plain-form/plain-form.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import styles from '../account-page.module.css';
import { placeOf } from '../lead-on.ts';
import { loadSignInPage } from './load-sign-in-page.ts';
import { signInAction } from './sign-in-action.ts';

async function load(request: PageRequest) {
  return loadSignInPage(request);
}

async function act(request: PageRequest, form: FormData) {
  return signInAction(request, form, placeOf(request));
}

/** Sign in, or the ways of whoever has no account. */
function SignInPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const paths = usePaths();
  const { place, back, note } = page;
  const isCheckout = place === 'checkout';
  return (
    <div className={`${isCheckout ? '' : 'content'} ${styles.page} ${styles.columns}`}>
      <h1>{text('header.signIn')}</h1>
      {note === undefined || refused !== undefined ? null : (
        <div className={styles.wide}>
          <Note kind="info">
            <p>{note}</p>
          </Note>
        </div>
      )}
      <div className={styles.block}>
        <PlainForm refused={refused}>
          {back === undefined ? null : <input type="hidden" name="back" value={back} />}
          <RequiredLegend />
          <PlainField
            refused={refused}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            label={text('field.email')}
          />
          <PlainField
            refused={refused}
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

export default definePage({ load, act, Page: SignInPage });
