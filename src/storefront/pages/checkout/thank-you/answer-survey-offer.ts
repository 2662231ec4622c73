import { redirect } from '../../../frame/answers.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { writeSurveyWords } from './survey-words.ts';

/** Where the block stands: the page comes back to it. */
export const SURVEY_ANCHOR = 'survey';
/** The intent of the button that takes the consent back. */
export const TAKE_BACK = 'take-back';

/** What the buyer chose in the block about the survey (rule T-01); the page that is led back to shows what is so. */
export async function answerSurveyOffer(request: PageRequest, form: FormData): Promise<Response> {
  const { shop, locale } = request;
  const orderId = request.url.searchParams.get('order') ?? '';
  const found = await shop.call('getOrders', { id: orderId });
  const order = found.ok ? found.value.orders.results[0] : undefined;
  if (order === undefined) throw new Response('There is no such order.', { status: 404 });
  if (form.get('intent') === TAKE_BACK) {
    requireValue(await shop.call('takeBackSurvey', { orderId }));
  } else {
    const { title, question, button } = writeSurveyWords(await loadTexts(locale), order.customerEmail);
    const words = [title, question, button].join('\n');
    requireValue(await shop.call('agreeToSurvey', { locale, orderId, words }));
  }
  return redirect(`${redirectPathsOf(request).thankYou({ order: orderId })}#${SURVEY_ANCHOR}`, 303);
}
