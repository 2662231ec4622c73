import { definePage } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { loadAccountHead } from '../account/account-page-head.ts';
import styles from './offline-page.module.css';

/** What the service worker keeps, and shows in the place of any page while there is no connection (rule S-09). */
async function load(request: PageRequest) {
  const { head, translations } = await loadAccountHead(request, 'offline.title', (paths) => paths.offline());
  return { head, translations };
}

function OfflinePage() {
  const text = useText();
  return (
    <div className={`content ${styles.page}`}>
      <h1>{text('offline.title')}</h1>
      <p>{text('offline.text')}</p>
      {/* No address is the address that was asked for. */}
      <p>
        <ButtonLink kind="primary" href="">
          {text('offline.again')}
        </ButtonLink>
      </p>
    </div>
  );
}

export default definePage({ layout: 'no-footer', load, Page: OfflinePage });
