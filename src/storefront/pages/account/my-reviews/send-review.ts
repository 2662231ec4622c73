import type { CallError } from '../../../../api/contract/errors.ts';
import { reviewLengths } from '../../../../markets/review-constants.ts';
import type { FormFields } from '../../../forms/form-field.ts';
import { findFormErrors, readForm } from '../../../forms/read-form.ts';
import { redirect } from '../../../frame/answers.ts';
import { loadTexts, type TextKey } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { answerErrors, answerProblem, answerRefusal } from '../account-form.ts';
import { requireCustomer } from '../account-guard.ts';

export const reviewFields = {
  rating: { label: 'account.reviewRating', max: 1 },
  title: { label: 'account.reviewTitle', ...reviewLengths.title },
  text: { label: 'account.reviewText', ...reviewLengths.text },
  authorName: { label: 'account.reviewAuthor', ...reviewLengths.authorName, autoComplete: 'nickname' },
} as const satisfies FormFields;

/** The only words about a failure that a shopper may be shown; everything else is our own side's. */
const failures: Readonly<Partial<Record<CallError['code'], TextKey>>> = {
  ReviewNotPurchased: 'account.reviewNotPurchased',
  ReviewAlreadySubmitted: 'account.reviewAlreadySubmitted',
};

/** Sends a review of something bought (rule W-01). */
export async function sendReview(request: PageRequest, form: FormData) {
  await requireCustomer(request);
  const text = await loadTexts(request.locale);
  const consent = form.get('reviewConsent') === '1';
  const values = { ...readForm(form, reviewFields), reviewConsent: consent ? '1' : '' };
  const errors = findFormErrors(values, reviewFields);
  if (Object.keys(errors).length > 0) return answerErrors(reviewFields, values, errors);
  const added = await request.shop.call('addReview', {
    locale: request.locale,
    sku: String(form.get('sku') ?? ''),
    title: values.title,
    text: values.text,
    authorName: values.authorName,
    rating: Number(values.rating),
    ...(request.asksReviewConsent(request.market) ? { reviewConsent: consent } : {}),
  });
  if (added.ok) throw redirect(redirectPathsOf(request).myReviews({ note: 'review-sent' }), 303);
  const failure = failures[added.refusal.code];
  return failure === undefined
    ? answerRefusal(text, reviewFields, values, added.refusal)
    : answerProblem(values, text(failure));
}
