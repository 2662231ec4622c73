import type { Order } from '../../../api/contract/orders.ts';
import { useChargedPrices } from '../../use-prices.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { CashOnDelivery } from './cash-on-delivery.tsx';
import type { OrderRecord } from './describe-order.ts';
import { ReferencePayment } from './reference-payment.tsx';

/** What is still to be paid, by the way it was chosen to be; nothing where that is done or not wanted any more. */
export function OpenPayment({ order, record }: { readonly order: Order; readonly record: OrderRecord }) {
  const total = useChargedPrices(order.taxMode)(order.totalPrice);
  const { reference, isOwed } = record;
  if (!isOwed) return null;
  const isPaidAtDoor = order.payments.some(({ paymentInterface }) => paymentInterface === 'cash-on-delivery');
  return (
    <>
      {order.bankDetails === undefined ? null : <BankTransfer details={order.bankDetails} amount={total} />}
      {isPaidAtDoor ? <CashOnDelivery amount={total} /> : null}
      {reference === undefined ? null : (
        <ReferencePayment payment={reference.payment} payUntil={reference.payUntil} amount={total} />
      )}
    </>
  );
}
