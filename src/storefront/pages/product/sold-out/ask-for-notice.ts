import { EMAIL_MAXIMUM } from '../../../../markets/email.ts';
import type { FormFields, RefusedForm } from '../../../forms/form-field.ts';
import { findFormErrors, readForm } from '../../../forms/read-form.ts';
import { data } from '../../../frame/answers.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { answerRefusal } from '../../account/account-form.ts';

/** Tells the form from the one that puts into the cart. */
export const NOTICE_INTENT = 'stock-notice';

export const noticeFields = {
  email: {
    label: 'field.email',
    type: 'email',
    max: EMAIL_MAXIMUM,
    autoComplete: 'email',
    hint: 'stockNotice.text',
  },
} as const satisfies FormFields;

/** What came of asking: a mail has gone there, or the form again with what is wrong. */
export interface AnsweredNotice {
  readonly notice: { readonly sentTo: string } | { readonly refused: RefusedForm };
}

const notKept = { 'cache-control': 'no-store' };

/**
 * Asks for a mail when a product is back (rule P-15). The page is the same for everyone, so it knows no customer: who is
 * signed in and leaves the field empty finds their own e-mail in it.
 */
export async function askForNotice(request: PageRequest, form: FormData) {
  const values = readForm(form, noticeFields);
  if (values.email === '') {
    const offered = await findOwnEmail(request);
    if (offered !== undefined) return answer({ values: { email: offered }, errors: {} }, 200);
  }
  const errors = findFormErrors(values, noticeFields);
  if (Object.keys(errors).length > 0) return answer({ values, errors }, 422);
  const asked = await request.shop.call('askStockNotice', {
    locale: request.locale,
    sku: String(form.get('sku') ?? ''),
    email: values.email,
  });
  if (asked.ok) return data<AnsweredNotice>({ notice: { sentTo: values.email } }, { headers: notKept });
  const refusal = answerRefusal(await loadTexts(request.locale), noticeFields, values, asked.refusal);
  return answer(refusal.data, refusal.status);
}

const answer = (refused: RefusedForm, status: number) =>
  data<AnsweredNotice>({ notice: { refused } }, { status, headers: notKept });

async function findOwnEmail({ shop, locale }: PageRequest): Promise<string | undefined> {
  const found = await shop.call('getCustomer', { locale });
  return found.ok ? found.value.customer?.email : undefined;
}
