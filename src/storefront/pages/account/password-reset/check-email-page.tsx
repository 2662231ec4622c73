import { RESET_TOKEN_S } from '../../../../markets/account-constants.ts';
import { definePage } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { sendCustomerHome } from '../account-guard.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';

async function load(request: PageRequest) {
  await sendCustomerHome(request);
  const { head, translations } = await loadAccountHead(request, 'account.checkEmailTitle', (paths) =>
    paths.checkEmail(),
  );
  return { head, translations };
}

/** After a reset was asked for; it says no more than the mail does (rule U-03). */
function CheckEmailPage() {
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

export default definePage({ layout: 'no-footer', load, Page: CheckEmailPage });
