import { Pagination } from '../../../components/pagination/pagination.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { AccountNav } from '../account-nav.tsx';
import styles from '../account-page.module.css';
import { loadMyOrders } from './load-my-orders.ts';
import orderStyles from './my-orders-page.module.css';
import { OrderTable } from './order-table.tsx';

async function load(request: PageRequest) {
  return loadMyOrders(request);
}

/** All orders of the customer, a page at a time, and the search by number (rule U-04). */
function MyOrdersPage({ page: { orders, number, page, last } }: PageProps<typeof load>) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current="orders" />
      <h1>{text('account.orders')}</h1>
      <search>
        <form method="get" action={paths.myOrders()} className={orderStyles.search}>
          <TextField
            id="number"
            name="number"
            label={text('checkout.orderNumber')}
            optionalLabel={text('checkout.optional')}
            autoComplete="off"
            maxLength={20}
            defaultValue={number}
          />
          <Button type="submit">{text('header.search')}</Button>
        </form>
      </search>
      {orders.length === 0 ? (
        <p className={styles.muted} role="status">
          {text(number === '' ? 'account.noOrders' : 'account.orderNotFound')}
        </p>
      ) : (
        <OrderTable orders={orders} />
      )}
      {number === '' ? null : (
        <p>
          <a className={styles.link} href={paths.myOrders()}>
            {text('account.allOrders')}
          </a>
        </p>
      )}
      <Pagination
        current={page}
        last={last}
        hrefOf={(other) => paths.myOrders({ page: other === 1 ? undefined : String(other) })}
      />
    </div>
  );
}

export default definePage({ load, Page: MyOrdersPage });
