import { FoldedOrderSummary } from '../../../components/order-summary/folded-order-summary.tsx';
import { buildMeta } from '../../../head.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import type { CheckoutHandle } from '../checkout-layout.tsx';
import type { Route } from './+types/addresses-page.ts';
import { AddressesForm } from './addresses-form.tsx';
import styles from './addresses-page.module.css';
import { loadAddressesPage, sentDetailsContext } from './load-addresses-page.ts';
import { saveAddresses } from './save-addresses.ts';

export const handle = { step: 'addresses' } satisfies CheckoutHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadAddressesPage(getPageRequest(context), context.get(sentDetailsContext), url.searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  context.set(sentDetailsContext, true);
  return saveAddresses(getPageRequest(context), await request.formData());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

/** Steps 2 and 3: form left, what is bought right; on a phone above, folded. */
export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('checkout.addressesTitle')}</h1>
      {loaderData.cart === undefined ? null : (
        <div className={styles.summary}>
          <FoldedOrderSummary order={loaderData.cart} />
        </div>
      )}
      <div className={styles.form}>
        <AddressesForm page={loaderData} refused={actionData} />
      </div>
    </div>
  );
}
