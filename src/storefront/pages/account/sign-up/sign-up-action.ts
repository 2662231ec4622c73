import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import {
  type AccountFields,
  accountFields,
  answerRefusal,
  answerRules,
  findFormErrors,
  readForm,
} from '../account-form.ts';
import { sendCustomerHome } from '../account-guard.ts';
import { type AccountPlace, leadOn } from '../lead-on.ts';

const fields = {
  firstName: accountFields.firstName,
  lastName: accountFields.lastName,
  vatId: accountFields.vatId,
  email: accountFields.email,
  password: accountFields.password,
  passwordAgain: { ...accountFields.password, label: 'account.passwordAgain', repeats: 'password' },
} as const satisfies AccountFields;

/** Opens an account, signs in to it and leads on. Good input always succeeds, so that nobody learns of others' accounts. */
export async function signUpAction(request: PageRequest, form: FormData, place: AccountPlace) {
  await sendCustomerHome(request);
  const text = await loadTexts(request.locale);
  const customerType = form.get('customerType') === 'company' ? 'company' : 'private';
  const values = readForm(form, fields);
  const typed = { ...values, customerType };
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerRules(text, fields, typed, errors);
  const { passwordAgain: _again, vatId, ...account } = values;
  const signedUp = await request.shop.call('signUp', {
    locale: request.locale,
    ...account,
    customerType,
    ...(customerType === 'company' && vatId !== '' ? { vatId } : {}),
  });
  if (!signedUp.ok) return answerRefusal(text, fields, typed, signedUp.refusal);
  throw leadOn(request, signedUp.value, place, form.get('back'));
}
