import type { Order } from '../../../api/contract/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { AddressLines } from '../address-lines/address-lines.tsx';
import styles from './order-record.module.css';

/** Where an order goes, and who pays for it. */
export function OrderAddresses({
  order: { shippingAddress, billingAddress },
}: {
  readonly order: Pick<Order, 'shippingAddress' | 'billingAddress'>;
}) {
  const text = useText();
  return (
    <div className={styles.addresses}>
      <section className={styles.block} aria-labelledby="deliver-to">
        <h2 id="deliver-to" className={styles.heading}>
          {text('checkout.deliverTo')}
        </h2>
        <AddressLines address={shippingAddress} part="shipping" />
      </section>
      <section className={styles.block} aria-labelledby="bill-to">
        <h2 id="bill-to" className={styles.heading}>
          {text('checkout.billTo')}
        </h2>
        <AddressLines address={billingAddress} part="billing" />
      </section>
    </div>
  );
}
