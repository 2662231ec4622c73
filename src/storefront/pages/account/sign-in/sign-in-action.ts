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
  email: accountFields.email,
  password: accountFields.password,
} as const satisfies AccountFields;

/** Signs in and leads on. Whether an e-mail has an account shows nowhere (rule U-03). */
export async function signInAction(request: PageRequest, form: FormData, place: AccountPlace) {
  await sendCustomerHome(request);
  const text = await loadTexts(request.locale);
  const values = readForm(form, fields);
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerRules(text, fields, values, errors);
  const { email, password } = values;
  const signedIn = await request.shop.call('signIn', { locale: request.locale, email, password });
  if (!signedIn.ok) return answerRefusal(text, fields, values, signedIn.refusal);
  throw leadOn(request, signedIn.value, place, form.get('back'));
}
