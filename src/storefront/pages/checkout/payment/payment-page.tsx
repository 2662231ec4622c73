import type { Cart } from '../../../../api/contract/cart.ts';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { Note } from '../../../ui/note/note.tsx';
import { ChangedTotal } from './changed-total.tsx';
import { loadPaymentPage } from './load-payment-page.ts';
import { PaymentForm } from './payment-form.tsx';
import styles from './payment-page.module.css';
import { PaymentProblems } from './payment-problems.tsx';
import { placeOrder } from './place-order.ts';

async function load(request: PageRequest) {
  return loadPaymentPage(request, request.url.searchParams);
}

async function act(request: PageRequest, form: FormData) {
  return placeOrder(request, form);
}

/** A validated company of another country is told that it is charged NET. */
function NetPrices({ cart }: { cart: Pick<Cart, 'taxMode'> }) {
  const text = useText();
  if (cart.taxMode !== 'External') return null;
  return (
    <Note kind="info">
      <p>{text('vat.validated')}</p>
      <p>{text('vat.pricesAdjusted')}</p>
    </Note>
  );
}

/** Step 4: how to pay, and everything once more right above the order button (rule D-02). */
function PaymentPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  return (
    <div className={styles.page} data-details-saved="">
      <h1>{text('checkout.paymentTitle')}</h1>
      <PaymentProblems problem={refused?.problem ?? page.problem} shortages={page.shortages} />
      <NetPrices cart={page.cart} />
      <ChangedTotal page={page} />
      <PaymentForm page={page} method={refused?.method} />
    </div>
  );
}

export default definePage({
  layout: 'checkout-step',
  step: 'payment',
  load,
  act,
  Page: PaymentPage,
});
