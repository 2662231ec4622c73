import type { Order } from '../../../api/contract/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { PaymentDetails } from './payment-details.tsx';

type Reference = NonNullable<Order['payments'][number]['custom']>['referencePayment'];

/** Digits in groups of three, as they are printed and typed in. */
function writeReference(reference: string): string {
  return reference.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** What is typed in at the cash machine or in the bank, and until when (rule Y-04). */
export function ReferencePayment({
  payment,
  amount,
  payUntil,
}: {
  payment: Reference;
  amount: string;
  payUntil: string;
}) {
  const text = useText();
  const rows = [
    [text('checkout.referenceEntity'), payment.entity],
    [text('checkout.bankReference'), writeReference(payment.reference)],
    [text('checkout.bankAmount'), amount],
    [text('checkout.referenceExpires'), payUntil],
  ] as const;
  return <PaymentDetails id="reference" heading={text('checkout.referenceHeading')} rows={rows} />;
}
