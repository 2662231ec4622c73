import { PASSWORD_LENGTH } from '../../../markets/account-constants.ts';
import { PlainField, type RefusedForm } from '../../components/plain-form/plain-form.tsx';
import { useText } from '../../i18n/use-text.ts';

interface NewPasswordFieldsProps {
  readonly refused: RefusedForm | undefined;
  /** What the form calls the password; the same name labels it. */
  readonly name: 'password' | 'newPassword';
}

/** A password that is chosen, with its rule, and once more. */
export function NewPasswordFields({ refused, name }: NewPasswordFieldsProps) {
  const text = useText();
  return (
    <>
      <PlainField
        refused={refused}
        name={name}
        type="password"
        autoComplete="new-password"
        label={text(`account.${name}`)}
        hint={text('account.passwordHint', { min: PASSWORD_LENGTH.minimum })}
      />
      <PlainField
        refused={refused}
        name="passwordAgain"
        type="password"
        autoComplete="new-password"
        label={text('account.passwordAgain')}
      />
    </>
  );
}
