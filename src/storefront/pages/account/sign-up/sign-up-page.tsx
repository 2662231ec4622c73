import { PlainField, PlainForm, RequiredLegend } from '../../../components/plain-form/plain-form.tsx';
import { buildMeta } from '../../../head.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import styles from '../account-page.module.css';
import { placeOf } from '../account-place.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import type { Route } from './+types/sign-up-page.ts';
import { loadSignUpPage } from './load-sign-up-page.ts';
import { signUpAction } from './sign-up-action.ts';

export const handle = { texts: 'personal' };

export function loader({ context, request, url }: Route.LoaderArgs) {
  return loadSignUpPage(getPageRequest(context), url, request.headers);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return signUpAction(getPageRequest(context), await request.formData(), placeOf(url));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

/** Opens an account (spec §2 create account, checkout create account). */
export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const paths = usePaths();
  const { place, back, initial, vatPlaceholder } = loaderData;
  const isCheckout = place === 'checkout';
  const shared = { refused: actionData };
  return (
    <div className={`${isCheckout ? '' : 'content'} ${styles.narrow}`}>
      <h1>{text('account.create')}</h1>
      <PlainForm refused={actionData}>
        {back === undefined ? null : <input type="hidden" name="back" value={back} />}
        <RequiredLegend />
        <RadioGroup
          name="customerType"
          legend={text('checkout.clientType')}
          direction="row"
          initial={actionData?.values.customerType === 'company' ? 'company' : 'private'}
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
        <NewPasswordFields refused={actionData} name="password" />
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
