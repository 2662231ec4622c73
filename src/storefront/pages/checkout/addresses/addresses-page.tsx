import type { CountryCode } from '../../../../kernel/locale.ts';
import { FoldedOrderSummary } from '../../../components/order-summary/folded-order-summary.tsx';
import { Island } from '../../../frame/island.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { pickFields } from '../../../pick-fields.ts';
import { useSurroundings } from '../../../shell.ts';
import { AddressesForm, type AddressesFormData, type ShownRefusal } from './addresses-form.tsx';
import styles from './addresses-page.module.css';
import { toShownDetails } from './checkout-details.ts';
import { type AddressesPageData, loadAddressesPage } from './load-addresses-page.ts';
import { type RefusedDetails, saveAddresses } from './save-addresses.ts';

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
        <div className={styles.summary}>
          <FoldedOrderSummary order={page.cart} />
        </div>
      )}
      <div className={styles.form}>
        <Island
          name="addresses"
          of={AddressesForm}
          props={{ page: formOf(page, refused, country), refused: refusalOf(refused) }}
        />
      </div>
    </div>
  );
}

/** What the form is filled with: what was refused comes back as it was typed. Head and lines of the cart stay with the page. */
function formOf(
  page: AddressesPageData,
  refused: RefusedDetails | undefined,
  country: CountryCode,
): AddressesFormData {
  const { cart, details, vat } = page;
  return {
    ...pickFields(page, 'countryName', 'saved', 'vatSupport'),
    cart: cartOf(cart, refused),
    details: toShownDetails(refused?.details ?? details, country),
    vat: refused === undefined ? vat : refused.vat,
  };
}

function cartOf(cart: AddressesPageData['cart'], refused: RefusedDetails | undefined) {
  if (cart !== undefined) return pickFields(cart, 'id', 'version');
  return refused && { id: refused.cartId, version: refused.version };
}

function refusalOf(refused: RefusedDetails | undefined): ShownRefusal | undefined {
  return refused && pickFields(refused, 'errors', 'problem', 'saveAddress', 'vatAccepted', 'vatChoice');
}

export default definePage({
  layout: 'checkout-step',
  step: 'addresses',
  load,
  act,
  Page: AddressesPage,
});
