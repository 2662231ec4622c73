import { FoldedOrderSummary } from '../../../components/order-summary/folded-order-summary.tsx';
import { Island } from '../../../frame/island.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useChargedPrices } from '../../../use-prices.ts';
import { loadPayPage } from './load-pay-page.ts';
import { PayFields } from './pay-fields.tsx';
import styles from './pay-page.module.css';

async function load(request: PageRequest) {
  return loadPayPage(request, request.url.searchParams);
}

type PayPageProps = PageProps<typeof load>;

/** The partner's fields, or that they cannot be had now. */
function Fields({ page: { cart, fields, foreign, amount, over, again, returned, privacy } }: PayPageProps) {
  const text = useText();
  const write = useChargedPrices(cart.taxMode);
  if (fields === undefined) {
    return (
      <>
        <Note kind="error">
          <p>{text('problem.paymentUnavailable')}</p>
        </Note>
        <ButtonLink kind="primary" href={again}>
          {text('pay.goOn')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Island
        name="payFields"
        of={PayFields}
        props={{ fields, over, amount: write(amount), returned, foreign }}
      />
      <noscript>
        <p>{text('pay.noScript')}</p>
        <a href={fields.pageUrl}>{text('pay.onPartnersPage')}</a>
      </noscript>
      <p className={styles.privacy}>
        <Icon name="lock" size="small" />
        {text(privacy)}
      </p>
    </>
  );
}

/** The card's bank takes its time: nothing is promised, and nothing is to be done. */
function Checking({ page: { cart, again } }: PayPageProps) {
  const text = useText();
  return (
    <>
      <Note kind="info">
        <p>{text('pay.checkingText')}</p>
        {cart.customerEmail === undefined ? null : (
          <p>{text('pay.checkingLeave', { email: cart.customerEmail })}</p>
        )}
      </Note>
      <ButtonLink kind="primary" href={again} data-look-again="">
        {text('pay.checkingAgain')}
      </ButtonLink>
    </>
  );
}

/** Still step 4: the order button was pressed, and what was ordered is paid, in the partner's fields (rule Y-03). */
function PayPage({ page }: PayPageProps) {
  const text = useText();
  const write = useChargedPrices(page.cart.taxMode);
  const paths = usePaths();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{page.heading}</h1>
      <div className={styles.summary} data-order-summary="">
        <FoldedOrderSummary order={page.cart} />
      </div>
      <div className={styles.pay}>
        <dl className={styles.amount}>
          <dt>{text('pay.amount')}</dt>
          <dd>{write(page.amount)}</dd>
        </dl>
        {page.isChecked ? <Checking page={page} /> : <Fields page={page} />}
        {page.isChecked ? null : (
          <a className={styles.back} href={paths.payment()}>
            <Icon name="chevronLeft" size="small" />
            {text('pay.anotherWay')}
          </a>
        )}
      </div>
    </div>
  );
}

export default definePage({ layout: 'checkout-step', step: 'payment', load, Page: PayPage });
