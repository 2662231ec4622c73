import type { CustomerAction } from '../../../../api/contract/customers.ts';
import { redirect } from '../../../frame/answers.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { redirectPathsOf } from '../../../translations.ts';
import {
  type AccountFields,
  accountFields,
  answerRefusal,
  answerRules,
  findFormErrors,
  readForm,
} from '../account-form.ts';
import { requireCustomer } from '../account-guard.ts';

/** One of the page's forms: what it asks for, and what it changes. */
interface ProfileForm {
  readonly fields: AccountFields;
  readonly toActions: (values: Readonly<Record<string, string>>, form: FormData) => CustomerAction[];
  readonly note: 'saved' | 'email-sent';
}

const forms: Readonly<Record<'profile' | 'email' | 'password', ProfileForm>> = {
  profile: {
    fields: {
      firstName: accountFields.firstName,
      lastName: accountFields.lastName,
      vatId: accountFields.vatId,
      dateOfBirth: { label: 'account.dateOfBirth', max: 10, kind: 'day', need: 'optional' },
    },
    toActions({ firstName = '', lastName = '', vatId = '', dateOfBirth = '' }, form) {
      const customerType = form.get('customerType') === 'company' ? 'company' : 'private';
      return [
        { action: 'setFirstName', firstName },
        { action: 'setLastName', lastName },
        { action: 'setCustomerType', customerType },
        { action: 'setVatId', vatId: customerType === 'private' || vatId === '' ? null : vatId },
        { action: 'setDateOfBirth', dateOfBirth: dateOfBirth === '' ? null : dateOfBirth },
      ];
    },
    note: 'saved',
  },
  email: {
    fields: { email: { ...accountFields.email, label: 'account.newEmail' } },
    toActions: ({ email = '' }) => [{ action: 'changeEmail', email }],
    note: 'email-sent',
  },
  password: {
    fields: {
      currentPassword: { ...accountFields.password, label: 'account.currentPassword' },
      newPassword: { ...accountFields.password, label: 'account.newPassword' },
      passwordAgain: { ...accountFields.password, label: 'account.passwordAgain', repeats: 'newPassword' },
    },
    toActions: ({ currentPassword = '', newPassword = '' }) => [
      { action: 'changePassword', currentPassword, newPassword },
    ],
    note: 'saved',
  },
};

/** Saves the form that was sent, or answers with it (rule U-02). */
export async function changeProfile(request: PageRequest, form: FormData) {
  const customer = await requireCustomer(request);
  const text = await loadTexts(request.locale);
  const sent = form.get('intent');
  const intent = sent === 'email' || sent === 'password' ? sent : 'profile';
  const { fields, toActions, note } = forms[intent];
  const values = readForm(form, fields);
  const typed = {
    ...values,
    intent,
    ...(intent === 'profile' ? { customerType: String(form.get('customerType') ?? '') } : {}),
  };
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerRules(text, fields, typed, errors);
  const saved = await request.shop.call('customerUpdateMe', {
    locale: request.locale,
    version: Number(form.get('version')) || customer.version,
    actions: toActions(values, form),
  });
  if (saved.ok) throw redirect(redirectPathsOf(request).myProfile({ note }), 303);
  const { refusal } = saved;
  // Here it is the password alone that can be wrong.
  return refusal.code === 'InvalidCredentials'
    ? answerRules(text, fields, typed, { currentPassword: 'wrong' })
    : answerRefusal(text, fields, typed, refusal);
}
