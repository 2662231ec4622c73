import { ACCOUNT_TEXT_MAXIMUM, PASSWORD_LENGTH } from '../../markets/account-constants.ts';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import type { FormField, FormFields } from './form-field.ts';

const password = {
  label: 'account.password',
  type: 'password',
  max: PASSWORD_LENGTH.maximum,
  autoComplete: 'current-password',
  words: { wrong: 'account.wrongPassword' },
} as const satisfies FormField;

const newPassword = {
  ...password,
  label: 'account.newPassword',
  min: PASSWORD_LENGTH.minimum,
  autoComplete: 'new-password',
  hint: 'account.passwordHint',
  words: { password: 'account.passwordRule', common: 'account.passwordCommon' },
} as const satisfies FormField;

/** What forms of accounts ask for; `email` names the account, so browsers offer it where someone signs in. */
export const accountFields = {
  email: { label: 'field.email', type: 'email', max: EMAIL_MAXIMUM, autoComplete: 'username' },
  password,
  newPassword,
  firstName: {
    label: 'field.firstName',
    max: ACCOUNT_TEXT_MAXIMUM.firstName,
    autoComplete: 'given-name',
  },
  lastName: { label: 'field.lastName', max: ACCOUNT_TEXT_MAXIMUM.lastName, autoComplete: 'family-name' },
  vatId: { label: 'field.vatNumber', max: ACCOUNT_TEXT_MAXIMUM.vatId, need: 'optional' },
  dateOfBirth: {
    label: 'account.dateOfBirth',
    type: 'date',
    max: '2000-01-31'.length,
    need: 'optional',
    autoComplete: 'bday',
    words: { max: 'account.dateRule' },
  },
} as const satisfies FormFields;

/** The same once more, against slips of the finger. */
export function repeatOf(name: string): FormField {
  const { label: _label, hint: _hint, min: _min, ...rest } = newPassword;
  return {
    ...rest,
    label: 'account.passwordAgain',
    repeats: name,
    words: { confirmed: 'account.passwordConfirmed' },
  };
}
