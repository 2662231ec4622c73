import { definePage, type PageProps } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ConfirmStatement } from './confirm-statement.tsx';
import { loadWithdrawPage, type WithdrawPageData } from './load-withdraw-page.ts';
import { StatementForm } from './statement-form.tsx';
import { takeStatement } from './take-statement.ts';
import styles from './withdraw-page.module.css';

async function load(request: PageRequest) {
  return loadWithdrawPage(request);
}

async function act(request: PageRequest, form: FormData) {
  return takeStatement(request, form);
}

/** Withdrawing from a contract in two steps (rule D-03), without any JavaScript. */
function WithdrawPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const isChecked = refused?.values.step === 'confirm' && refused.problem === undefined;
  if (isChecked && Object.keys(refused.errors).length === 0)
    return (
      <div className={`content ${styles.page}`}>
        {/* The step arrives with the focus on its heading, so that it is read first. */}
        <h1 tabIndex={-1} {...{ autoFocus: true }}>
          {text('withdrawal.checkTitle')}
        </h1>
        <ConfirmStatement page={page} values={refused.values} />
      </div>
    );
  if (page.sent !== undefined && refused === undefined) return <Sent sent={page.sent} />;
  return (
    <div className={`content ${styles.page}`}>
      <h1>{text('withdrawal.title')}</h1>
      {page.own?.isCompany ? (
        <Elsewhere page={page} words="withdrawal.companyOrder" />
      ) : (
        <>
          <p>{text('withdrawal.intro', { days: page.returnDays })}</p>
          {page.own === undefined ? <Elsewhere page={page} words="withdrawal.companies" /> : null}
          <Choices choices={page.choices} />
          <StatementForm page={page} refused={refused} />
        </>
      )}
    </div>
  );
}

/** How goods come back to the shop without the right of consumers. */
function Elsewhere({
  page: { returnPolicy },
  words,
}: {
  readonly page: WithdrawPageData;
  readonly words: 'withdrawal.companies' | 'withdrawal.companyOrder';
}) {
  const text = useText();
  const paths = usePaths();
  const { href, title } = returnPolicy ?? {
    href: paths.request({ reason: 'return' }),
    title: text('request.title'),
  };
  return (
    <p className={styles.small}>
      {text(words)} <a href={href}>{title}</a>
    </p>
  );
}

/** Own orders, each of which fills the form. */
function Choices({ choices }: Pick<WithdrawPageData, 'choices'>) {
  const text = useText();
  const paths = usePaths();
  if (choices.length === 0) return null;
  return (
    <>
      <section aria-labelledby="own-orders">
        <h2 id="own-orders" className={styles.heading}>
          {text('withdrawal.ownOrders')}
        </h2>
        <ul className={styles.choices}>
          {choices.map(({ orderNumber, shownNumber, date }) => (
            <li key={orderNumber}>
              <a href={paths.withdraw({ order: shownNumber })}>
                {text('withdrawal.chooseOrder', { number: shownNumber, date })}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <h2 className={styles.heading}>{text('withdrawal.otherOrder')}</h2>
    </>
  );
}

function Sent({ sent }: { readonly sent: NonNullable<WithdrawPageData['sent']> }) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.page}`}>
      <h1>{text('withdrawal.sentTitle')}</h1>
      <Note kind="info" focus="first">
        <p>{text('withdrawal.sentNumber', sent)}</p>
      </Note>
      <p>{text('withdrawal.sentMail')}</p>
      <p>
        <ButtonLink href={paths.home()}>{text('checkout.backToShop')}</ButtonLink>
      </p>
    </div>
  );
}

export default definePage({ load, act, Page: WithdrawPage });
