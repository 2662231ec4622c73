import { buildMeta } from '../../../head.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import styles from '../account-page.module.css';
import type { Route } from './+types/overview-page.ts';
import { loadOverviewPage } from './load-overview-page.ts';
import { OrderTable } from './order-table.tsx';

export const handle = { texts: 'personal' };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOverviewPage(getPageRequest(context), url.searchParams.get('note'));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

/** My account (spec §2): name and e-mail, and the last orders. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const paths = usePaths();
  const { customer, orders, note } = loaderData;
  return (
    <div className={`content ${styles.page}`}>
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
      <section className={`${styles.block} ${styles.boxed}`} aria-label={text('header.account')}>
        <p>
          <strong>
            {customer.firstName} {customer.lastName}
          </strong>
          <br />
          {customer.email}
        </p>
        <ButtonLink size="small" href={paths.logOut()}>
          {text('account.signOut')}
        </ButtonLink>
      </section>
      <section className={styles.block} aria-labelledby="orders">
        <h2 id="orders" className={styles.heading}>
          {text('account.orders')}
        </h2>
        {orders.length === 0 ? (
          <p className={styles.muted}>{text('account.noOrders')}</p>
        ) : (
          <OrderTable orders={orders} />
        )}
      </section>
    </div>
  );
}
