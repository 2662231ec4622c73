import type { AddressRole } from '../../../../markets/postal-address.ts';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { AccountNav } from '../account-nav.tsx';
import styles from '../account-page.module.css';
import bookStyles from '../address-book/address-book-page.module.css';
import { OrderTable } from '../my-orders/order-table.tsx';
import { ReorderForm } from '../my-orders/reorder-form.tsx';
import type { ShownOrder } from '../my-orders/shown-order.ts';
import { loadOverviewPage } from './load-overview-page.ts';
import { WithdrawalTable } from './withdrawal-table.tsx';

async function load(request: PageRequest) {
  return loadOverviewPage(request, request.url.searchParams.get('note'));
}

/** My account: name and e-mail, default addresses, and the last orders. */
function OverviewPage({ page }: PageProps<typeof load>) {
  const text = useText();
  const paths = usePaths();
  const { customer, orders, note } = page;
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current="overview" />
      <h1>{text('header.account')}</h1>
      {note === undefined ? null : (
        <Note kind="info">
          <p>{note}</p>
        </Note>
      )}
      {customer.isEmailVerified ? null : (
        <Note kind="warning">
          <p>{text('account.emailUnconfirmed', { email: customer.email })}</p>
        </Note>
      )}
      <div className={bookStyles.list}>
        <section className={`${styles.block} ${styles.boxed}`} aria-labelledby="profile">
          <h2 id="profile" className={styles.heading}>
            {text('account.profile')}
          </h2>
          <p>
            {customer.firstName} {customer.lastName}
            <br />
            {customer.email}
          </p>
          <ButtonLink size="small" href={paths.myProfile()}>
            {text('checkout.edit')}
            <span className="visually-hidden">{text('account.profile')}</span>
          </ButtonLink>
        </section>
        <DefaultAddress lines={page.shippingLines} book="shipping" />
        <DefaultAddress lines={page.billingLines} book="billing" />
      </div>
      <LastOrders orders={orders} hasMore={page.hasMoreOrders} />
      <WithdrawalTable withdrawals={page.withdrawals} />
    </div>
  );
}

/** The last order by itself, and those before it. */
function LastOrders({ orders, hasMore }: { orders: readonly ShownOrder[]; hasMore: boolean }) {
  const text = useText();
  const paths = usePaths();
  const [last, ...earlier] = orders;
  return (
    <>
      <section className={styles.block} aria-labelledby="last-order">
        <h2 id="last-order" className={styles.heading}>
          {text('account.lastOrder')}
        </h2>
        {last === undefined ? (
          <p className={styles.muted}>{text('account.noOrders')}</p>
        ) : (
          <>
            <OrderTable orders={[last]} />
            <ReorderForm action={last.href} number={last.number} />
          </>
        )}
      </section>
      {earlier.length === 0 ? null : (
        <section className={styles.block} aria-labelledby="orders">
          <h2 id="orders" className={styles.heading}>
            {text('account.orders')}
          </h2>
          <OrderTable orders={earlier} />
          {hasMore ? (
            <a className={styles.link} href={paths.myOrders()}>
              {text('account.allOrders')}
            </a>
          ) : null}
        </section>
      )}
    </>
  );
}

function DefaultAddress({ lines, book }: { lines: string | undefined; book: AddressRole }) {
  const text = useText();
  const paths = usePaths();
  const title = text(book === 'billing' ? 'account.billingDetails' : 'account.shippingDetails');
  return (
    <section className={`${styles.block} ${styles.boxed}`} aria-labelledby={book}>
      <h2 id={book} className={styles.heading}>
        {title}
      </h2>
      {lines === undefined ? null : <address className={styles.lines}>{lines}</address>}
      <ButtonLink size="small" href={paths[`${book}Details` as const]()}>
        {text('checkout.edit')}
        <span className="visually-hidden">{title}</span>
      </ButtonLink>
    </section>
  );
}

export default definePage({ load, Page: OverviewPage });
