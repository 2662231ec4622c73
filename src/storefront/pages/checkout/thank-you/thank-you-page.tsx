import { AddressLines } from '../../../components/address-lines/address-lines.tsx';
import { OrderSummary } from '../../../components/order-summary/order-summary.tsx';
import { PaperLinks } from '../../../components/papers/paper-links.tsx';
import { RequestLink } from '../../../components/request-form/request-link.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useChargedPrices } from '../../../use-prices.ts';
import { answerSurveyOffer } from './answer-survey-offer.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { CashOnDelivery } from './cash-on-delivery.tsx';
import { loadThankYouPage, type ThankYouPageData } from './load-thank-you-page.ts';
import { ReferencePayment } from './reference-payment.tsx';
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
  const { order } = page;
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
        <OrderFacts page={page} />
        <OpenPayment page={page} />
        <NextSteps page={page} />
        <Papers page={page} />
        <OrderAddresses order={order} />
        <SurveyOffer offer={page.survey} email={order.customerEmail} />
        {page.isGuest ? <AccountOffer orderId={order.id} /> : null}
      </div>
      <section className={styles.items} aria-labelledby="items">
        <h2 id="items" className={styles.heading}>
          {text('checkout.items')}
        </h2>
        <OrderSummary order={order} />
      </section>
      <Seller seller={page.seller} />
      <div className={styles.back}>
        <ButtonLink href={paths.home()}>{text('checkout.backToShop')}</ButtonLink>
        <RequestLink reason="order" order={page.orderNumber}>
          {text('vat.support')}
        </RequestLink>
        {order.clientType === 'PRIVATE' ? (
          <a href={paths.withdraw({ order: page.orderNumber })}>{text('withdrawal.link')}</a>
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

/** What is still to be paid, by the way it was chosen to be. */
function OpenPayment({ page: { order, reference } }: { page: ThankYouPageData }) {
  const total = useChargedPrices(order.taxMode)(order.totalPrice);
  const isPaidAtDoor = order.payments.some(({ paymentInterface }) => paymentInterface === 'cash-on-delivery');
  return (
    <>
      {order.bankDetails === undefined ? null : <BankTransfer details={order.bankDetails} amount={total} />}
      {isPaidAtDoor ? <CashOnDelivery amount={total} /> : null}
      {reference === undefined ? null : (
        <ReferencePayment payment={reference.payment} payUntil={reference.payUntil} amount={total} />
      )}
    </>
  );
}

function OrderAddresses({ order }: Pick<ThankYouPageData, 'order'>) {
  const text = useText();
  return (
    <div className={styles.addresses}>
      <section className={styles.block} aria-labelledby="deliver-to">
        <h2 id="deliver-to" className={styles.heading}>
          {text('checkout.deliverTo')}
        </h2>
        <AddressLines address={order.shippingAddress} part="shipping" />
      </section>
      <section className={styles.block} aria-labelledby="bill-to">
        <h2 id="bill-to" className={styles.heading}>
          {text('checkout.billTo')}
        </h2>
        <AddressLines address={order.billingAddress} part="billing" />
      </section>
    </div>
  );
}

/** A guest may open an account with what this order says of them. */
function AccountOffer({ orderId }: { orderId: string }) {
  const text = useText();
  const paths = usePaths();
  return (
    <section className={`${styles.block} ${styles.offer}`} aria-labelledby="account">
      <h2 id="account" className={styles.heading}>
        {text('account.create')}
      </h2>
      <p>{text('account.newHereText')}</p>
      <p>
        <ButtonLink href={paths.createAccount({ order: orderId })}>{text('account.create')}</ButtonLink>
      </p>
    </section>
  );
}

/** What has been issued for the order so far (rule T-02). */
function Papers({ page: { papers } }: { page: ThankYouPageData }) {
  const text = useText();
  if (papers.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="papers">
      <h2 id="papers" className={styles.heading}>
        {text('checkout.papers')}
      </h2>
      <PaperLinks papers={papers} />
    </section>
  );
}

/** What the shop does now, and the buyer. */
function NextSteps({ page: { orderNumber, awaitsPayment } }: { page: ThankYouPageData }) {
  const text = useText();
  return (
    <section className={styles.block} aria-labelledby="next">
      <h2 id="next" className={styles.heading}>
        {text('checkout.nextTitle')}
      </h2>
      <ol className={styles.steps}>
        <li>{text(awaitsPayment ? 'checkout.nextPay' : 'checkout.nextPack')}</li>
        <li>{text('checkout.nextQuestions', { number: orderNumber })}</li>
      </ol>
    </section>
  );
}

function OrderFacts({ page }: { page: ThankYouPageData }) {
  const text = useText();
  const { order, delivery } = page;
  const facts = [
    [text('checkout.orderNumber'), page.orderNumber],
    [text('checkout.orderDate'), page.orderDate],
    [text('checkout.paymentMethod'), page.paymentMethod],
    [
      text('checkout.status'),
      text(order.paymentState === 'Paid' ? 'checkout.statusPaid' : 'checkout.statusInProgress'),
    ],
    [
      text('checkout.deliveryEstimate'),
      text('checkout.deliveryEstimateRange', { from: delivery.from, to: delivery.to }),
      page.awaitsPayment ? text('checkout.afterPayment') : undefined,
    ],
  ] as const;
  return (
    <dl className={styles.list}>
      {facts.map(([term, value, condition]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {condition === undefined ? null : <span className={styles.condition}>{condition}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export default definePage({
  layout: 'checkout-step',
  step: 'thank-you',
  load,
  act,
  Page: ThankYouPage,
});
