import { findFormErrors, readForm } from '../../../forms/read-form.ts';
import { redirect } from '../../../frame/answers.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { agreementFields } from '../../newsletter/newsletter-fields.ts';
import { answerErrors, answerRefusal } from '../account-form.ts';
import { requireCustomer } from '../account-guard.ts';

/** The intent of the form that ends a subscription. */
export const END = 'end';

/** Ends the newsletter at once, or sends the mail whose link subscribes: the proof is the same for everybody. */
export async function changeNewsletter(request: PageRequest, form: FormData) {
  const { email } = await requireCustomer(request);
  const { locale, market, merchant } = request;
  const text = await loadTexts(locale);
  const paths = redirectPathsOf(request);
  if (form.get('intent') === END) {
    const ended = await request.shop.call('endMyNewsletter', { locale });
    if (ended.ok) throw redirect(paths.myNewsletter({ note: 'newsletter-ended' }), 303);
    return answerRefusal(text, {}, {}, ended.refusal);
  }
  const fields = request.asksNewsletterTick(market) ? agreementFields : {};
  const values = readForm(form, fields);
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerErrors(fields, values, errors);
  const words = text('newsletter.consent', { shopName: merchant.shopName });
  const asked = await request.shop.call('subscribeNewsletter', { locale, email, words });
  if (asked.ok) throw redirect(paths.myNewsletter({ note: 'newsletter-asked' }), 303);
  return answerRefusal(text, {}, values, asked.refusal);
}
