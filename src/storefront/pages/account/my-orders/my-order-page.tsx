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
import { AccountNav } from '../account-nav.tsx';
import styles from '../account-page.module.css';
import { loadMyOrder } from './load-my-order.ts';
import orderStyles from './my-order-page.module.css';
import { OrderSteps } from './order-steps.tsx';
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
  const { order, record, withdrawAt } = page;
  const { number } = record;
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current="orders" />
      <h1>{page.title}</h1>
      {reordered === undefined ? null : <ReorderNote lines={reordered.lines} />}
      <div className={orderStyles.columns}>
        <div className={orderStyles.column}>
          <OrderFacts record={record} state={page.state} />
          <OpenPayment order={order} record={record} />
          <OrderSteps steps={page.steps} />
          <OrderPapers papers={record.papers} />
          <OrderAddresses order={order} />
        </div>
        <section className={`${recordStyles.block} ${styles.boxed}`} aria-labelledby="items">
          <h2 id="items" className={recordStyles.heading}>
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

export default definePage({ load, act, Page: MyOrderPage });
