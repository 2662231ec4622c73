import type { JobPayloads } from '../kernel/jobs.ts';
import type { CountryCode } from '../kernel/locale.ts';
import { languagePrefix } from '../markets/locales.ts';
import { loadMailText } from './mail-text.ts';
import { type LetterSettings, sendOrderLetter } from './order-letter.ts';
import { buildSurveyLetter, renderSurveyText, type SurveyedOrder } from './survey-letter.ts';
import { renderSurveyHtml } from './survey-letter-html.tsx';

export interface SurveyMailSettings extends LetterSettings {
  /** `undefined` where the buyer has taken the consent back. */
  readonly prepare: (orderId: string) => Promise<SurveyedOrder | undefined>;
  /** Absolute address of a country's shop, for the links; throws while it has none. */
  readonly originOf: (country: CountryCode) => string;
}

/** The job 'send-survey'. Run twice, it sends the same mail under the same Message-ID. */
export function createSurveyMail(
  settings: SurveyMailSettings,
): (payload: JobPayloads['send-survey']) => Promise<void> {
  return async ({ orderId }) => {
    const { companyFor, from } = settings.sender();
    const order = await settings.prepare(orderId);
    if (order === undefined) return;
    const { country, locale } = order;
    const company = companyFor(locale);
    const shop = `${settings.originOf(country)}${languagePrefix(locale)}`;
    const letter = buildSurveyLetter(order, shop, company, await loadMailText(locale));
    await sendOrderLetter(settings, from, order, {
      key: `survey.${orderId}`,
      title: `survey-${order.orderNumber}`,
      subject: letter.subject,
      text: renderSurveyText(letter),
      html: await renderSurveyHtml(letter, company.shopName),
      unsubscribe: letter.end.href,
    });
  };
}
