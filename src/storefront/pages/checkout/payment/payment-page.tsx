import type { Cart } from '../../../../api/contract/cart.ts';
import { buildMeta } from '../../../head.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getPageRequest } from '../../../page-request.ts';
import { Note } from '../../../ui/note/note.tsx';
import type { CheckoutHandle } from '../checkout-layout.tsx';
import type { Route } from './+types/payment-page.ts';
import { ChangedTotal } from './changed-total.tsx';
import { loadPaymentPage } from './load-payment-page.ts';
import { PaymentForm } from './payment-form.tsx';
import styles from './payment-page.module.css';
import { PaymentProblems } from './payment-problems.tsx';
import { placeOrder } from './place-order.ts';

export const handle = { step: 'payment' } satisfies CheckoutHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPaymentPage(getPageRequest(context), url.searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  return placeOrder(getPageRequest(context), await request.formData());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

/** A validated company of another country is told that it is charged NET (spec §8). */
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

/** Step 4: how to pay, and everything once more right above the order button (acceptance D-02). */
export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className={styles.page}>
      <h1>{text('checkout.paymentTitle')}</h1>
      <PaymentProblems problem={actionData?.problem ?? loaderData.problem} shortages={loaderData.shortages} />
      <NetPrices cart={loaderData.cart} />
      <ChangedTotal page={loaderData} />
      <PaymentForm page={loaderData} method={actionData?.method} />
    </div>
  );
}
