import { data } from '../../frame/answers.ts';
import { definePage, type PageData } from '../../frame/page.ts';
import { loadTexts, type TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { statusOf, writeProblem } from '../account/account-form.ts';
import styles from '../account/account-page.module.css';
import { loadAccountHead } from '../account/account-page-head.ts';

type Link = 'confirm' | 'unsubscribe';

const words: Readonly<
  Record<Link, { readonly title: TextKey; readonly ask: TextKey; readonly done: TextKey }>
> = {
  confirm: {
    title: 'newsletter.confirmTitle',
    ask: 'newsletter.confirmText',
    done: 'newsletter.confirmed',
  },
  unsubscribe: {
    title: 'newsletter.unsubscribeTitle',
    ask: 'newsletter.unsubscribeText',
    done: 'newsletter.unsubscribed',
  },
};

const tokenOf = ({ url }: PageRequest) => url.searchParams.get('token') ?? '';

interface LinkPage extends PageData {
  /** Whose subscription it is; absent where there is nothing to press. */
  readonly email: string | undefined;
  readonly problem: string | undefined;
}

type Followed = Pick<LinkPage, 'email' | 'problem'>;

async function loadLink(request: PageRequest, link: Link) {
  const { text, head, translations } = await loadAccountHead(request, words[link].title, (paths) =>
    paths.newsletter(),
  );
  const page = { head, translations, email: undefined, problem: undefined };
  // After the form was sent its own answer counts.
  if (request.isSent) return data<LinkPage>(page);
  const found = await request.shop.call('getNewsletterSubscription', { link, tokenValue: tokenOf(request) });
  if (found.ok) return data<LinkPage>({ ...page, email: found.value.email });
  const problem = writeProblem(text, found.refusal);
  return data<LinkPage>({ ...page, problem }, { status: statusOf(found.refusal) });
}

async function followLink(request: PageRequest, link: Link) {
  const done = await request.shop.call('followNewsletterLink', { link, tokenValue: tokenOf(request) });
  if (done.ok) return data<Followed>({ email: done.value.email, problem: undefined });
  const text = await loadTexts(request.locale);
  const problem = writeProblem(text, done.refusal);
  return data<Followed>({ email: undefined, problem }, { status: statusOf(done.refusal) });
}

interface LinkPageProps {
  readonly page: LinkPage;
  readonly refused?: Followed | undefined;
}

function NewsletterLink({ link, page, refused: sent }: LinkPageProps & { readonly link: Link }) {
  const text = useText();
  const paths = usePaths();
  const { title, ask, done } = words[link];
  const problem = sent?.problem ?? page.problem;
  return (
    <div className={`content ${styles.narrow}`} data-newsletter-page="">
      <h1>{text(title)}</h1>
      {problem === undefined ? null : (
        <Note kind="error">
          <p>{problem}</p>
        </Note>
      )}
      {sent?.email === undefined ? null : (
        <Note kind="info" focus="first">
          <p>{text(done, { email: sent.email })}</p>
        </Note>
      )}
      {page.email === undefined ? (
        <p>
          <ButtonLink href={paths.home()}>{text('errorPage.toHome')}</ButtonLink>
        </p>
      ) : (
        <form method="post" className={styles.block}>
          <p>{text(ask, { email: page.email })}</p>
          <Button kind="primary" type="submit">
            {text(title)}
          </Button>
        </form>
      )}
    </div>
  );
}

const Confirm = (props: LinkPageProps) => <NewsletterLink link="confirm" {...props} />;
const Unsubscribe = (props: LinkPageProps) => <NewsletterLink link="unsubscribe" {...props} />;

/**
 * What a mailed link leads to: a question with one button, because mail programs open links by themselves. The button's form,
 * and a mail program's own button (RFC 8058), post to the same address.
 */
export const confirmPage = definePage<LinkPage, Followed>({
  load: (request) => loadLink(request, 'confirm'),
  act: (request) => followLink(request, 'confirm'),
  Page: Confirm,
});

export const unsubscribePage = definePage<LinkPage, Followed>({
  load: (request) => loadLink(request, 'unsubscribe'),
  act: (request) => followLink(request, 'unsubscribe'),
  Page: Unsubscribe,
});
