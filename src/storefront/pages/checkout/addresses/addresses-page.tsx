import { FoldedOrderSummary } from '../../../components/order-summary/folded-order-summary.tsx';
import { Island } from '../../../frame/island.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { useSurroundings } from '../../../shell.ts';
import { AddressesForm } from './addresses-form.tsx';
import { toFormData, toShownRefusal } from './addresses-form-data.ts';
import styles from './addresses-page.module.css';
import { loadAddressesPage } from './load-addresses-page.ts';
import { saveAddresses } from './save-addresses.ts';

async function load(request: PageRequest) {
  return loadAddressesPage(request);
}

async function act(request: PageRequest, form: FormData) {
  return saveAddresses(request, form);
}

/** Steps 2 and 3: form left, what is bought right; on a phone above, folded. */
function AddressesPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const { country } = useSurroundings();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('checkout.addressesTitle')}</h1>
      {page.cart === undefined ? null : (
        <div className={styles.summary} data-order-summary="">
          <FoldedOrderSummary order={page.cart} />
        </div>
      )}
      <div className={styles.form}>
        <Island
          name="addresses"
          of={AddressesForm}
          props={{ page: toFormData(page, refused, country), refused: toShownRefusal(refused) }}
        />
      </div>
    </div>
  );
}

export default definePage({
  layout: 'checkout-step',
  step: 'addresses',
  load,
  act,
  Page: AddressesPage,
});
