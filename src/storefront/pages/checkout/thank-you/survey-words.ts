import type { PageText } from '../../../i18n/texts.ts';

/** What a buyer reads before they agree to be asked, the button's words with it: shown, and kept as the proof. */
export function writeSurveyWords(text: PageText, email: string) {
  return {
    title: text('survey.offerTitle'),
    question: text('survey.offerText', { email }),
    button: text('survey.agree'),
  };
}
