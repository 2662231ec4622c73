import { RequestForm } from '../../components/request-form/request-form.tsx';
import { SentRequest } from '../../components/request-form/sent-request.tsx';
import { definePage, type PageProps } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { loadRequestPage } from './load-request-page.ts';
import styles from './request-page.module.css';
import { sendRequest } from './send-request.ts';

async function load(request: PageRequest) {
  return loadRequestPage(request, request.url.searchParams);
}

async function act(request: PageRequest, form: FormData) {
  return sendRequest(request, form);
}

/** Writing to customer service; the same form opens above other pages (behaviours/open-request.tsx). */
function RequestPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const isSent = page.sent !== undefined && refused === undefined;
  return (
    <div className={`content ${styles.page}`}>
      <h1 data-request-title="">{text(isSent ? 'request.sentTitle' : 'request.title')}</h1>
      <div data-request="">
        {page.sent !== undefined && refused === undefined ? (
          <SentRequest number={page.sent.number} />
        ) : (
          <RequestForm page={page} refused={refused} />
        )}
      </div>
    </div>
  );
}

export default definePage({ load, act, Page: RequestPage });
