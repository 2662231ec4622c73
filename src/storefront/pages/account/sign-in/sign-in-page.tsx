import { FormInput, showFields } from '../../../components/form/form-input.tsx';
import { PlainForm, RequiredLegend } from '../../../components/form/plain-form.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import styles from '../account-page.module.css';
import { accountContextOf } from '../lead-on.ts';
import { loadSignInPage } from './load-sign-in-page.ts';
import { signInAction, signInFields } from './sign-in-action.ts';

async function load(request: PageRequest) {
  return loadSignInPage(request);
}

async function act(request: PageRequest, form: FormData) {
  return signInAction(request, form, accountContextOf(request));
}

/** Sign in, or the ways of whoever has no account; on the way to an order that of a guest comes first. */
function SignInPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const { context, note } = page;
  const isCheckout = context === 'checkout';
  return (
    <div className={`${isCheckout ? '' : 'content'} ${styles.page} ${styles.columns}`}>
      <h1>{text(isCheckout ? 'checkoutEntry.title' : 'header.signIn')}</h1>
      {note === undefined || refused !== undefined ? null : (
        <div className={styles.wide}>
          <Note kind="info">
            <p>{note}</p>
          </Note>
        </div>
      )}
      {isCheckout ? <AsGuest /> : null}
      <SignInForm page={page} refused={refused} />
      <WithoutAccount page={page} />
    </div>
  );
}

type SignInProps = PageProps<typeof load, typeof act>;

function SignInForm({ page: { context, back }, refused }: SignInProps) {
  const text = useText();
  const paths = usePaths();
  const shown = showFields(signInFields, refused);
  return (
    <div className={context === 'checkout' ? `${styles.block} ${styles.boxed} ${styles.tall}` : styles.block}>
      {context === 'checkout' ? <h2 className={styles.heading}>{text('header.signIn')}</h2> : null}
      <PlainForm fields={signInFields} refused={refused}>
        {back === undefined ? null : <input type="hidden" name="back" value={back} />}
        <RequiredLegend />
        <FormInput {...shown('email')} />
        <FormInput {...shown('password')} />
        <Button kind="primary" type="submit" width="full">
          {text('header.signIn')}
        </Button>
      </PlainForm>
      <a
        className={styles.link}
        href={context === 'checkout' ? paths.checkoutPasswordReset() : paths.passwordReset()}
      >
        {text('account.forgotPassword')}
      </a>
    </div>
  );
}

/** Nobody needs an account to buy: as large as signing in, and the first thing there is. */
function AsGuest() {
  const text = useText();
  const paths = usePaths();
  return (
    <section className={`${styles.block} ${styles.boxed}`} aria-labelledby="guest">
      <h2 id="guest" className={styles.heading}>
        {text('checkoutEntry.guestTitle')}
      </h2>
      <p>{text('account.guestText')}</p>
      <ButtonLink kind="primary" width="full" href={paths.addresses()}>
        {text('account.guest')}
      </ButtonLink>
    </section>
  );
}

/** Anywhere one may open an account. */
function WithoutAccount({ page: { context, back } }: Pick<SignInProps, 'page'>) {
  const text = useText();
  const paths = usePaths();
  return (
    <section className={`${styles.block} ${styles.boxed}`} aria-labelledby="new-here">
      <h2 id="new-here" className={styles.heading}>
        {text('account.newHere')}
      </h2>
      <p>{text('account.newHereText')}</p>
      <ButtonLink
        href={context === 'checkout' ? paths.checkoutCreateAccount() : paths.createAccount({ back })}
      >
        {text('account.create')}
      </ButtonLink>
    </section>
  );
}

export default definePage({ hidesAllCategories: true, load, act, Page: SignInPage });
