import { data, redirect } from 'react-router';
import { buildMeta } from '../../../head.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { statusOf, writeProblem } from '../account-form.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';
import type { Route } from './+types/confirm-email-page.ts';

export const handle = { texts: 'personal' };

/**
 * What a mailed link leads to, a new account's or a new e-mail's. It counts only in the hands of its signed-in customer
 * (decision 0008): others sign in first, and are led back here.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  const paths = redirectPathsOf(request);
  const confirmed = await request.shop.call('confirmEmail', {
    tokenValue: url.searchParams.get('token') ?? '',
  });
  if (confirmed.ok) throw redirect(paths.myAccount({ note: 'email-confirmed' }), 303);
  if (confirmed.refusal.code === 'NotSignedIn') {
    throw redirect(paths.login({ back: `${url.pathname}${url.search}` }), 303);
  }
  const { text, head, translations } = await loadAccountHead(request, 'account.confirmTitle', (paths) =>
    paths.myAccount(),
  );
  const problem = writeProblem(text, confirmed.refusal);
  return data({ head, translations, problem }, { status: statusOf(confirmed.refusal) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.narrow}`}>
      <h1>{text('account.confirmTitle')}</h1>
      <Note kind="error">
        <p>{loaderData.problem}</p>
      </Note>
      <p>
        <ButtonLink href={paths.myAccount()}>{text('header.account')}</ButtonLink>
      </p>
    </div>
  );
}
