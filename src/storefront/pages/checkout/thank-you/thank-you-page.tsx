import { OpenPayment } from '../../../components/order-record/open-payment.tsx';
import { OrderAddresses } from '../../../components/order-record/order-addresses.tsx';
import { OrderFacts } from '../../../components/order-record/order-facts.tsx';
import { OrderPapers } from '../../../components/order-record/order-papers.tsx';
import recordStyles from '../../../components/order-record/order-record.module.css';
import { OrderSummary } from '../../../components/order-summary/order-summary.tsx';
import { RequestLink } from '../../../components/request-form/request-link.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { answerSurveyOffer } from './answer-survey-offer.ts';
import { loadThankYouPage, type ThankYouPageData } from './load-thank-you-page.ts';
import { SurveyOffer } from './survey-offer.tsx';
import styles from './thank-you-page.module.css';

async function load(request: PageRequest) {
  return loadThankYouPage(request, request.url.searchParams.get('order'));
}

async function act(request: PageRequest, form: FormData) {
  return answerSurveyOffer(request, form);
}

/** Step 5: what was ordered, what is still to be paid, and when it arrives (rule T-01). */
function ThankYouPage({ page }: PageProps<typeof load>) {
  const text = useText();
  const paths = usePaths();
  const { order, record } = page;
  return (
    <div className={styles.page} data-details-saved="">
      <div className={styles.welcome}>
        <h1 className={styles.title}>
          <Icon name="check" size="large" />
          {text('checkout.thankYouTitle')}
        </h1>
        <p className={styles.lead}>{text('checkout.thankYouLead', { email: order.customerEmail })}</p>
      </div>
      <div className={styles.facts}>
        <OrderFacts record={record} />
        <OpenPayment order={order} record={record} />
        <NextSteps record={record} />
        <OrderPapers papers={record.papers} />
        <OrderAddresses order={order} />
        <SurveyOffer offer={page.survey} email={order.customerEmail} />
        {page.isGuest ? <AccountOffer orderId={order.id} /> : null}
      </div>
      <section className={styles.items} aria-labelledby="items">
        <h2 id="items" className={recordStyles.heading}>
          {text('checkout.items')}
        </h2>
        <OrderSummary order={order} />
      </section>
      <Seller seller={page.seller} />
      <div className={styles.back}>
        <ButtonLink href={paths.home()}>{text('checkout.backToShop')}</ButtonLink>
        <RequestLink reason="order" order={record.number}>
          {text('vat.support')}
        </RequestLink>
        {order.clientType === 'PRIVATE' ? (
          <a href={paths.withdraw({ order: record.number })}>{text('withdrawal.link')}</a>
        ) : null}
      </div>
    </div>
  );
}

/** On paper alone, which has no footer to look it up in. */
function Seller({ seller }: Pick<ThankYouPageData, 'seller'>) {
  const text = useText();
  const { name, addressLines, registration, vatId, phone, email } = seller;
  if (name === '') return null;
  const vat = vatId === '' ? '' : `${text('field.vatNumber')}: ${vatId}`;
  return (
    <div className={styles.seller}>
      <p>{text('checkout.seller', { name })}</p>
      <p>{addressLines.join(', ')}</p>
      <p>{[registration, vat, phone, email].filter((fact) => fact !== '').join(' · ')}</p>
    </div>
  );
}

/** A guest may open an account with what this order says of them. */
function AccountOffer({ orderId }: { orderId: string }) {
  const text = useText();
  const paths = usePaths();
  return (
    <section className={`${recordStyles.block} ${styles.offer}`} aria-labelledby="account">
      <h2 id="account" className={recordStyles.heading}>
        {text('account.create')}
      </h2>
      <p>{text('account.newHereText')}</p>
      <p>
        <ButtonLink href={paths.createAccount({ order: orderId })}>{text('account.create')}</ButtonLink>
      </p>
    </section>
  );
}

/** What the shop does now, and the buyer. */
function NextSteps({ record: { number, awaitsPayment } }: Pick<ThankYouPageData, 'record'>) {
  const text = useText();
  return (
    <section className={recordStyles.block} aria-labelledby="next">
      <h2 id="next" className={recordStyles.heading}>
        {text('checkout.nextTitle')}
      </h2>
      <ol className={styles.steps}>
        <li>{text(awaitsPayment ? 'checkout.nextPay' : 'checkout.nextPack')}</li>
        <li>{text('checkout.nextQuestions', { number })}</li>
      </ol>
    </section>
  );
}

export default definePage({
  layout: 'checkout-step',
  step: 'thank-you',
  load,
  act,
  Page: ThankYouPage,
});
