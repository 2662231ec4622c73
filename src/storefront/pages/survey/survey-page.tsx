import type { MailedSurvey } from '../../../api/contract/surveys.ts';
import { SURVEY_COMMENT_MAXIMUM, SURVEY_SCORE_MAXIMUM } from '../../../markets/survey-constants.ts';
import { FormTextArea, showFields } from '../../components/form/form-input.tsx';
import { PlainForm } from '../../components/form/plain-form.tsx';
import type { FormFields, RefusedForm } from '../../forms/form-field.ts';
import { findFormErrors, readForm } from '../../forms/read-form.ts';
import { ruleText } from '../../forms/rule-text.ts';
import { redirect } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { redirectPathsOf } from '../../translations.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Note } from '../../ui/note/note.tsx';
import { answerErrors, answerRefusal } from '../account/account-form.ts';
import styles from '../account/account-page.module.css';
import { loadMailedSurvey, tokenOf } from './load-mailed-survey.ts';

const surveyFields = {
  score: { label: 'survey.score', max: String(SURVEY_SCORE_MAXIMUM).length },
  comment: { label: 'survey.comment', max: SURVEY_COMMENT_MAXIMUM, need: 'optional' },
} as const satisfies FormFields;

const scores = Array.from({ length: SURVEY_SCORE_MAXIMUM + 1 }, (_, score) => String(score));

async function load(request: PageRequest) {
  return loadMailedSurvey(request, 'survey.title', (paths, token) => paths.survey({ token }));
}

async function act(request: PageRequest, form: FormData) {
  const values = readForm(form, surveyFields);
  const errors = findFormErrors(values, surveyFields);
  if (Object.keys(errors).length > 0) return answerErrors(surveyFields, values, errors);
  const token = tokenOf(request);
  const answered = await request.shop.call('answerSurvey', {
    tokenValue: token,
    score: Number(values.score),
    comment: values.comment,
  });
  if (answered.ok) return redirect(redirectPathsOf(request).survey({ token }), 303);
  return answerRefusal(await loadTexts(request.locale), surveyFields, values, answered.refusal);
}

/** Where the mail after delivery leads (rule T-01): one number and, if they like, some words; answered once. */
function SurveyPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const { survey } = page;
  return (
    <div className={`content ${styles.narrow}`}>
      <h1>{text('survey.title')}</h1>
      {survey === undefined || survey.state === 'ended' ? (
        <Note kind="warning" focus="first">
          <p>{text('survey.over')}</p>
        </Note>
      ) : survey.state === 'answered' ? (
        <Thanks survey={survey} />
      ) : (
        <SurveyForm number={page.number} refused={refused} />
      )}
    </div>
  );
}

function SurveyForm({ number, refused }: { number: string; refused: RefusedForm | undefined }) {
  const text = useText();
  const shown = showFields(surveyFields, refused);
  const rule = refused?.errors.score;
  return (
    <>
      <p>{text('survey.about', { number })}</p>
      <PlainForm fields={surveyFields} refused={refused}>
        <RadioGroup
          id="score"
          name="score"
          direction="scale"
          legend={text('survey.score')}
          initial={scores.find((score) => score === refused?.values.score)}
          options={scores.map((value) => ({ value, label: value }))}
          error={rule === undefined ? undefined : ruleText(text, surveyFields.score, rule)}
        />
        <p className={styles.muted}>{text('survey.scale')}</p>
        <FormTextArea {...shown('comment')} rows={4} />
        <Button kind="primary" type="submit">
          {text('survey.send')}
        </Button>
      </PlainForm>
    </>
  );
}

/** Who has an account may also tell other buyers of what they bought (rule W-01). */
function Thanks({ survey }: { survey: MailedSurvey }) {
  const text = useText();
  const paths = usePaths();
  return (
    <>
      <Note kind="info" focus="first">
        <p>{text('survey.thanks')}</p>
      </Note>
      <p>
        {survey.isCustomers ? (
          <ButtonLink href={paths.myReviews()}>{text('account.reviews')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.home()}>{text('checkout.backToShop')}</ButtonLink>
        )}
      </p>
    </>
  );
}

export default definePage({ load, act, Page: SurveyPage });
