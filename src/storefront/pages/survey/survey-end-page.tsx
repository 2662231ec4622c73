import { redirect } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { redirectPathsOf } from '../../translations.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import styles from '../account/account-page.module.css';
import { loadMailedSurvey, tokenOf } from './load-mailed-survey.ts';

async function load(request: PageRequest) {
  return loadMailedSurvey(request, 'survey.takeBack', (paths, token) => paths.surveyEnd({ token }));
}

/** The button's form and a mail program's own button (RFC 8058) post to the same address. */
async function act(request: PageRequest): Promise<Response> {
  const token = tokenOf(request);
  await request.shop.call('endMailedSurvey', { tokenValue: token });
  return redirect(redirectPathsOf(request).surveyEnd({ token }), 303);
}

/** Where the mail takes the consent back: a question with one button. */
function SurveyEndPage({ page: { survey, number } }: PageProps<typeof load>) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.narrow}`}>
      <h1>{text('survey.takeBack')}</h1>
      {survey === undefined || survey.state === 'ended' ? (
        <>
          <Note kind={survey === undefined ? 'warning' : 'info'} focus="first">
            <p>{survey === undefined ? text('survey.over') : text('survey.ended', { number })}</p>
          </Note>
          <p>
            <ButtonLink href={paths.home()}>{text('checkout.backToShop')}</ButtonLink>
          </p>
        </>
      ) : (
        <form method="post" className={styles.block}>
          <p>{text('survey.endText', { number })}</p>
          <Button kind="primary" type="submit">
            {text('survey.takeBack')}
          </Button>
        </form>
      )}
    </div>
  );
}

export default definePage({ load, act, Page: SurveyEndPage });
