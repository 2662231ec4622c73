import { accountFields } from '../../forms/account-fields.ts';
import type { FormField } from '../../forms/form-field.ts';

const email = { ...accountFields.email, autoComplete: 'email' } as const satisfies FormField;

/** A tick of its own, where the country wants one. */
const agreed = {
  label: 'newsletter.title',
  max: 1,
  words: { required: 'newsletter.consentRule' },
} as const satisfies FormField;

/** What a customer fills in, whose e-mail is known. */
export const agreementFields = { agreed } as const;

/** The fields of the form, with a tick or without (switch `newsletterOptional`, rule M-09). */
export const newsletterFields = {
  ticked: { email, agreed },
  plain: { email },
} as const;
