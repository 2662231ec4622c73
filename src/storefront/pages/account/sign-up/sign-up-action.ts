import { accountFields, repeatOf } from '../../../forms/account-fields.ts';
import type { FormFields } from '../../../forms/form-field.ts';
import { findFormErrors, readForm } from '../../../forms/read-form.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { answerErrors, answerRefusal } from '../account-form.ts';
import { sendCustomerHome } from '../account-guard.ts';
import { type AccountContext, leadOn } from '../lead-on.ts';

export const signUpFields = {
  firstName: accountFields.firstName,
  lastName: accountFields.lastName,
  vatId: accountFields.vatId,
  email: accountFields.email,
  password: { ...accountFields.newPassword, label: 'account.password' },
  passwordAgain: repeatOf('password'),
} as const satisfies FormFields;

/** Opens an account, signs in to it and leads on. Good input always succeeds, so that nobody learns of others' accounts. */
export async function signUpAction(request: PageRequest, form: FormData, context: AccountContext) {
  await sendCustomerHome(request);
  const text = await loadTexts(request.locale);
  const customerType = form.get('customerType') === 'company' ? 'company' : 'private';
  const values = readForm(form, signUpFields);
  const typed = { ...values, customerType };
  const errors = findFormErrors(values, signUpFields);
  if (Object.keys(errors).length > 0) return answerErrors(signUpFields, typed, errors);
  const { passwordAgain: _again, vatId, ...account } = values;
  const signedUp = await request.shop.call('signUp', {
    locale: request.locale,
    ...account,
    customerType,
    ...(customerType === 'company' && vatId !== '' ? { vatId } : {}),
  });
  if (!signedUp.ok) return answerRefusal(text, signUpFields, typed, signedUp.refusal);
  throw leadOn(request, signedUp.value, context, form.get('back'));
}
