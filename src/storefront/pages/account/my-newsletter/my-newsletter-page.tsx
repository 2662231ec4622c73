import { PlainForm } from '../../../components/form/plain-form.tsx';
import { NewsletterAgreement } from '../../../components/newsletter/newsletter-form.tsx';
import { ruleText } from '../../../forms/rule-text.ts';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { agreementFields } from '../../newsletter/newsletter-fields.ts';
import { requireCustomer } from '../account-guard.ts';
import { AccountNav } from '../account-nav.tsx';
import { writeAccountNote } from '../account-notes.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';
import { changeNewsletter, END } from './change-newsletter.ts';

async function load(request: PageRequest) {
  await requireCustomer(request);
  const { text, head, translations } = await loadAccountHead(request, 'account.newsletter', (paths) =>
    paths.myNewsletter(),
  );
  const { email, state } = requireValue(
    await request.shop.call('getMyNewsletter', { locale: request.locale }),
  );
  const note = writeAccountNote(text, request.url.searchParams.get('note'));
  return { head, translations, email, state, note };
}

async function act(request: PageRequest, form: FormData) {
  return changeNewsletter(request, form);
}

type NewsletterProps = PageProps<typeof load, typeof act>;

/** Whether the newsletter comes, and one button that changes it (rule U-02). */
function MyNewsletterPage({ page, refused }: NewsletterProps) {
  const text = useText();
  const { email, state, note } = page;
  return (
    <div className={`content ${styles.page}`} data-newsletter-page="">
      <AccountNav current="newsletter" />
      <h1>{text('account.newsletter')}</h1>
      {note === undefined || refused !== undefined ? null : (
        <Note kind="info">
          <p>{note}</p>
        </Note>
      )}
      {state === 'unknown' ? (
        <Note kind="warning">
          <p>{text('account.emailUnconfirmed', { email })}</p>
        </Note>
      ) : (
        <div className={styles.narrow}>
          <p>{text(state === 'subscribed' ? 'account.newsletterOn' : 'account.newsletterOff', { email })}</p>
          {state === 'subscribed' ? <EndForm refused={refused} /> : <SubscribeForm refused={refused} />}
        </div>
      )}
    </div>
  );
}

function EndForm({ refused }: Pick<NewsletterProps, 'refused'>) {
  const text = useText();
  return (
    <PlainForm fields={{}} refused={refused} intent={END}>
      <Button type="submit">{text('newsletter.unsubscribeTitle')}</Button>
    </PlainForm>
  );
}

function SubscribeForm({ refused }: Pick<NewsletterProps, 'refused'>) {
  const text = useText();
  const rule = refused?.errors.agreed;
  return (
    <>
      <p>{text('newsletter.text')}</p>
      <PlainForm fields={agreementFields} refused={refused}>
        <NewsletterAgreement
          isTicked={refused?.values.agreed === '1'}
          error={rule === undefined ? undefined : ruleText(text, agreementFields.agreed, rule)}
        />
      </PlainForm>
    </>
  );
}

export default definePage({ load, act, Page: MyNewsletterPage });
