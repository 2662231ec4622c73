import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { PASSWORD_LENGTH } from '../../../markets/account-constants.ts';
import type { Refusal } from '../../refusal.ts';
import { commonPasswords } from './common-passwords.ts';

/** What is wrong with a password. */
export type PasswordRefusal = Refusal<'InvalidInput' | 'PasswordInvalid' | 'PasswordTooCommon'>;

/**
 * Whether a new password will do: rule U-01 (one letter and one number, of any script), a length, and neither one that
 * everyone tries first nor the e-mail itself. `field` is the input's name for it.
 */
export function checkPassword(
  password: string,
  email: string,
  field: string,
): Outcome<string, PasswordRefusal> {
  const length = password.length;
  if (length < PASSWORD_LENGTH.minimum) return refuse({ code: 'InvalidInput', fields: { [field]: 'min' } });
  if (length > PASSWORD_LENGTH.maximum) return refuse({ code: 'InvalidInput', fields: { [field]: 'max' } });
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) {
    return refuse({ code: 'PasswordInvalid', fields: { [field]: 'password' } });
  }
  const lower = password.normalize('NFKC').toLowerCase();
  const mailbox = email.toLowerCase().split('@')[0];
  return commonPasswords.has(lower) || lower === email.toLowerCase() || lower === mailbox
    ? refuse({ code: 'PasswordTooCommon', fields: { [field]: 'common' } })
    : accept(password);
}
