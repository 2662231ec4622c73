import type { CallOutput } from '../../../../api/contract.ts';
import recordStyles from '../../../components/order-record/order-record.module.css';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SURVEY_ANCHOR, TAKE_BACK } from './answer-survey-offer.ts';
import { writeSurveyWords } from './survey-words.ts';
import styles from './thank-you-page.module.css';

interface SurveyOfferProps {
  readonly offer: CallOutput<'getSurveyOffer'>['survey'];
  readonly email: string;
}

/** Asks whether one mail about this order may follow, and takes it back (rule T-01). Nothing is agreed to but by the button. */
export function SurveyOffer({ offer, email }: SurveyOfferProps) {
  const text = useText();
  if (offer === 'none') return null;
  const { title, question, button } = writeSurveyWords(text, email);
  const isAgreed = offer === 'agreed';
  return (
    <section
      id={SURVEY_ANCHOR}
      className={`${recordStyles.block} ${styles.offer}`}
      aria-labelledby="survey-title"
    >
      <h2 id="survey-title" className={recordStyles.heading}>
        {title}
      </h2>
      <p role={isAgreed ? 'status' : undefined}>{isAgreed ? text('survey.agreed', { email }) : question}</p>
      <form method="post">
        {isAgreed ? <input type="hidden" name="intent" value={TAKE_BACK} /> : null}
        <Button kind={isAgreed ? 'quiet' : undefined} type="submit">
          {isAgreed ? text('survey.takeBack') : button}
        </Button>
      </form>
    </section>
  );
}
