import { AddressLines } from '../../../components/address-lines/address-lines.tsx';
import { OrderSummary } from '../../../components/order-summary/order-summary.tsx';
import { PaperLinks } from '../../../components/papers/paper-links.tsx';
import { RequestLink } from '../../../components/request-form/request-link.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { useChargedPrices } from '../../../use-prices.ts';
import { BankTransfer } from '../../checkout/thank-you/bank-transfer.tsx';
import { AccountNav } from '../account-nav.tsx';
import styles from '../account-page.module.css';
import { loadMyOrder, type MyOrderData } from './load-my-order.ts';
import orderStyles from './my-order-page.module.css';
import { OrderFacts, OrderSteps } from './order-facts.tsx';
import { ReorderForm, ReorderNote } from './reorder-form.tsx';
import { reorderMyOrder } from './reorder-order.ts';

async function load(request: PageRequest) {
  return loadMyOrder(request);
}

async function act(request: PageRequest) {
  return reorderMyOrder(request);
}

/** One own order with all that belongs to it (rule U-04). */
function MyOrderPage({ page, refused: reordered }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const paths = usePaths();
  const { order, number, withdrawAt } = page;
  const total = useChargedPrices(order.taxMode)(order.totalPrice);
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current="orders" />
      <h1>{page.title}</h1>
      {reordered === undefined ? null : <ReorderNote lines={reordered.lines} />}
      <div className={orderStyles.columns}>
        <div className={orderStyles.column}>
          <OrderFacts {...page} />
          {page.awaitsTransfer && order.bankDetails !== undefined ? (
            <BankTransfer details={order.bankDetails} amount={total} />
          ) : null}
          <OrderSteps steps={page.steps} />
          <Papers papers={page.papers} />
          <Addresses order={order} />
        </div>
        <section className={`${styles.block} ${styles.boxed}`} aria-labelledby="items">
          <h2 id="items" className={styles.heading}>
            {text('checkout.items')}
          </h2>
          <OrderSummary order={order} names="linked" />
        </section>
      </div>
      <div className={orderStyles.ways}>
        <ReorderForm action={page.href} number={number} />
        <a className={styles.link} href={paths.myOrders()}>
          {text('account.allOrders')}
        </a>
        {withdrawAt === undefined ? null : (
          <a className={styles.link} href={withdrawAt}>
            {text('withdrawal.link')}
          </a>
        )}
        <RequestLink reason="order" order={number}>
          {text('vat.support')}
        </RequestLink>
      </div>
    </div>
  );
}

/** Invoices and credit notes (rule T-02). */
function Papers({ papers }: Pick<MyOrderData, 'papers'>) {
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

function Addresses({ order: { shippingAddress, billingAddress } }: Pick<MyOrderData, 'order'>) {
  const text = useText();
  return (
    <div className={orderStyles.addresses}>
      <section className={styles.block} aria-labelledby="deliver-to">
        <h2 id="deliver-to" className={styles.heading}>
          {text('checkout.deliverTo')}
        </h2>
        <AddressLines address={shippingAddress} part="shipping" />
      </section>
      <section className={styles.block} aria-labelledby="bill-to">
        <h2 id="bill-to" className={styles.heading}>
          {text('checkout.billTo')}
        </h2>
        <AddressLines address={billingAddress} part="billing" />
      </section>
    </div>
  );
}

export default definePage({ load, act, Page: MyOrderPage });
