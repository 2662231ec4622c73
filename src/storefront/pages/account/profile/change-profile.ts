import type { CustomerAction } from '../../../../api/contract/customers.ts';
import { accountFields, repeatOf } from '../../../forms/account-fields.ts';
import type { FormFields } from '../../../forms/form-field.ts';
import { findFormErrors, readForm } from '../../../forms/read-form.ts';
import { redirect } from '../../../frame/answers.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { answerErrors, answerRefusal } from '../account-form.ts';
import { requireCustomer } from '../account-guard.ts';

/** What the page's forms ask for, each by the name that it is sent with. */
export const profileForms = {
  profile: {
    firstName: accountFields.firstName,
    lastName: accountFields.lastName,
    vatId: accountFields.vatId,
    dateOfBirth: accountFields.dateOfBirth,
  },
  email: {
    email: {
      ...accountFields.email,
      label: 'account.newEmail',
      autoComplete: 'email',
      hint: 'account.newEmailHint',
    },
  },
  password: {
    currentPassword: { ...accountFields.password, label: 'account.currentPassword' },
    newPassword: accountFields.newPassword,
    passwordAgain: repeatOf('newPassword'),
  },
} as const satisfies Readonly<Record<string, FormFields>>;

type FormName = keyof typeof profileForms;

/** What each of them changes. */
const changes: Readonly<
  Record<FormName, (values: Readonly<Record<string, string>>, form: FormData) => CustomerAction[]>
> = {
  profile({ firstName = '', lastName = '', vatId = '', dateOfBirth = '' }, form) {
    const customerType = form.get('customerType') === 'company' ? 'company' : 'private';
    return [
      { action: 'setFirstName', firstName },
      { action: 'setLastName', lastName },
      { action: 'setCustomerType', customerType },
      { action: 'setVatId', vatId: customerType === 'private' || vatId === '' ? null : vatId },
      { action: 'setDateOfBirth', dateOfBirth: dateOfBirth === '' ? null : dateOfBirth },
    ];
  },
  email: ({ email = '' }) => [{ action: 'changeEmail', email }],
  password: ({ currentPassword = '', newPassword = '' }) => [
    { action: 'changePassword', currentPassword, newPassword },
  ],
};

/** Saves the form that was sent, or answers with it (rule U-02). */
export async function changeProfile(request: PageRequest, form: FormData) {
  const customer = await requireCustomer(request);
  const text = await loadTexts(request.locale);
  const sent = form.get('intent');
  const intent = sent === 'email' || sent === 'password' ? sent : 'profile';
  const fields: FormFields = profileForms[intent];
  const values = readForm(form, fields);
  const typed = {
    ...values,
    intent,
    ...(intent === 'profile' ? { customerType: String(form.get('customerType') ?? '') } : {}),
  };
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerErrors(fields, typed, errors);
  const saved = await request.shop.call('customerUpdateMe', {
    locale: request.locale,
    version: Number(form.get('version')) || customer.version,
    actions: changes[intent](values, form),
  });
  if (saved.ok) {
    const note = intent === 'email' ? 'email-sent' : 'saved';
    throw redirect(redirectPathsOf(request).myProfile({ note }), 303);
  }
  const { refusal } = saved;
  // Here it is the password alone that can be wrong.
  return refusal.code === 'InvalidCredentials'
    ? answerErrors(fields, typed, { currentPassword: 'wrong' })
    : answerRefusal(text, fields, typed, refusal);
}
