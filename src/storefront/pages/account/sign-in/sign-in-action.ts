import { accountFields } from '../../../forms/account-fields.ts';
import { findFormErrors, readForm } from '../../../forms/read-form.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { answerErrors, answerRefusal } from '../account-form.ts';
import { sendCustomerHome } from '../account-guard.ts';
import { type AccountContext, leadOn } from '../lead-on.ts';

export const signInFields = { email: accountFields.email, password: accountFields.password };

/** Signs in and leads on. Whether an e-mail has an account shows nowhere (rule U-03). */
export async function signInAction(request: PageRequest, form: FormData, context: AccountContext) {
  await sendCustomerHome(request);
  const text = await loadTexts(request.locale);
  const values = readForm(form, signInFields);
  const errors = findFormErrors(values, signInFields);
  if (Object.keys(errors).length > 0) return answerErrors(signInFields, values, errors);
  const { email, password } = values;
  const signedIn = await request.shop.call('signIn', { locale: request.locale, email, password });
  if (!signedIn.ok) return answerRefusal(text, signInFields, values, signedIn.refusal);
  throw leadOn(request, signedIn.value, context, form.get('back'));
}
