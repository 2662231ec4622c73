import { PlainField, PlainForm, RequiredLegend } from '../../../components/plain-form/plain-form.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import styles from '../account-page.module.css';
import { placeOf } from '../lead-on.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { loadSignUpPage } from './load-sign-up-page.ts';
import { signUpAction } from './sign-up-action.ts';

async function load(request: PageRequest) {
  return loadSignUpPage(request);
}

async function act(request: PageRequest, form: FormData) {
  return signUpAction(request, form, placeOf(request));
}

/** Opens an account. */
function SignUpPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const paths = usePaths();
  const { place, back, initial, vatPlaceholder } = page;
  const isCheckout = place === 'checkout';
  const shared = { refused: refused };
  return (
    <div className={`${isCheckout ? '' : 'content'} ${styles.narrow}`}>
      <h1>{text('account.create')}</h1>
      <PlainForm refused={refused}>
        {back === undefined ? null : <input type="hidden" name="back" value={back} />}
        <RequiredLegend />
        <RadioGroup
          name="customerType"
          legend={text('checkout.clientType')}
          direction="row"
          initial={refused?.values.customerType === 'company' ? 'company' : 'private'}
          options={[
            { value: 'private', label: text('checkout.private') },
            { value: 'company', label: text('checkout.company') },
          ]}
        />
        <PlainField
          {...shared}
          name="firstName"
          autoComplete="given-name"
          label={text('field.firstName')}
          initial={initial?.firstName}
        />
        <PlainField
          {...shared}
          name="lastName"
          autoComplete="family-name"
          label={text('field.lastName')}
          initial={initial?.lastName}
        />
        <div className={styles.company}>
          <PlainField
            {...shared}
            name="vatId"
            autoComplete="off"
            label={text('field.vatNumber')}
            optionalLabel={text('checkout.optional')}
            placeholder={vatPlaceholder}
          />
        </div>
        <PlainField
          {...shared}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={text('field.email')}
          initial={initial?.email}
        />
        <NewPasswordFields refused={refused} name="password" />
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
