import { RESET_TOKEN_S } from '../../../../markets/account-constants.ts';
import { buildMeta } from '../../../head.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { sendCustomerHome } from '../account-guard.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';
import type { Route } from './+types/check-email-page.ts';

export const handle = { texts: 'personal' };

export async function loader({ context }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  await sendCustomerHome(request);
  const { head, translations } = await loadAccountHead(request, 'account.checkEmailTitle', (paths) =>
    paths.checkEmail(),
  );
  return { head, translations };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

/** After a reset was asked for; it says no more than the mail does (U-03). */
export default function CheckEmailPage() {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.narrow}`}>
      <h1>{text('account.checkEmailTitle')}</h1>
      <p>{text('account.checkEmailText', { minutes: RESET_TOKEN_S / 60 })}</p>
      <p>
        <a className={styles.link} href={paths.passwordReset()}>
          {text('account.resetAgain')}
        </a>
      </p>
    </div>
  );
}
