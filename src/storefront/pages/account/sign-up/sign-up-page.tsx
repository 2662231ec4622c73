import { FormInput, showFields } from '../../../components/form/form-input.tsx';
import { PlainForm, RequiredLegend } from '../../../components/form/plain-form.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../account-page.module.css';
import { CustomerTypeChoice } from '../customer-type-choice.tsx';
import { accountContextOf } from '../lead-on.ts';
import { loadSignUpPage } from './load-sign-up-page.ts';
import { signUpAction, signUpFields } from './sign-up-action.ts';

async function load(request: PageRequest) {
  return loadSignUpPage(request);
}

async function act(request: PageRequest, form: FormData) {
  return signUpAction(request, form, accountContextOf(request));
}

/** Opens an account. */
function SignUpPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const paths = usePaths();
  const { context, back, initial, vatPlaceholder } = page;
  const isCheckout = context === 'checkout';
  const shown = showFields(signUpFields, refused);
  return (
    <div className={`${isCheckout ? '' : 'content'} ${styles.narrow}`}>
      <h1>{text('account.create')}</h1>
      <PlainForm fields={signUpFields} refused={refused}>
        {back === undefined ? null : <input type="hidden" name="back" value={back} />}
        <RequiredLegend />
        <CustomerTypeChoice chosen={refused?.values.customerType} />
        <FormInput {...shown('firstName', initial?.firstName)} />
        <FormInput {...shown('lastName', initial?.lastName)} />
        <div className={styles.company}>
          <FormInput {...shown('vatId')} placeholder={vatPlaceholder} />
        </div>
        <FormInput {...shown('email', initial?.email)} />
        <FormInput {...shown('password')} />
        <FormInput {...shown('passwordAgain')} />
        <Button kind="primary" type="submit" width="full">
          {text('account.create')}
        </Button>
      </PlainForm>
      <p>
        <a className={styles.link} href={isCheckout ? paths.checkoutLogin() : paths.login({ back })}>
          {text('account.haveAccount')}
        </a>
      </p>
    </div>
  );
}

export default definePage({ load, act, Page: SignUpPage });
