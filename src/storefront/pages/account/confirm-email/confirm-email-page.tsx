import { data, redirect } from '../../../frame/answers.ts';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { statusOf, writeProblem } from '../account-form.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';

/**
 * What a mailed link leads to, a new account's or a new e-mail's. It counts only in the hands of its signed-in customer
 * (decision 0008): others sign in first, and are led back here.
 */
async function load(request: PageRequest) {
  const paths = redirectPathsOf(request);
  const confirmed = await request.shop.call('confirmEmail', {
    tokenValue: request.url.searchParams.get('token') ?? '',
  });
  if (confirmed.ok) throw redirect(paths.myAccount({ note: 'email-confirmed' }), 303);
  if (confirmed.refusal.code === 'NotSignedIn') {
    throw redirect(paths.login({ back: `${request.url.pathname}${request.url.search}` }), 303);
  }
  const { text, head, translations } = await loadAccountHead(request, 'account.confirmTitle', (paths) =>
    paths.myAccount(),
  );
  const problem = writeProblem(text, confirmed.refusal);
  return data({ head, translations, problem }, { status: statusOf(confirmed.refusal) });
}

function ConfirmEmailPage({ page }: PageProps<typeof load>) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.narrow}`}>
      <h1>{text('account.confirmTitle')}</h1>
      <Note kind="error">
        <p>{page.problem}</p>
      </Note>
      <p>
        <ButtonLink href={paths.myAccount()}>{text('header.account')}</ButtonLink>
      </p>
    </div>
  );
}

export default definePage({ load, Page: ConfirmEmailPage });
