import type { Cart } from '../../../../api/contract/cart.ts';
import { AddressLines } from '../../../components/address-lines/address-lines.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { isSameAddress } from '../addresses/checkout-details.ts';
import styles from './reviewed-addresses.module.css';

/** Who ordered, where the goods and the bill go, each with a way to change it (rule D-02). */
export function ReviewedAddresses({ cart }: { cart: Cart }) {
  const text = useText();
  const paths = usePaths();
  const { billingAddress, shippingAddress, customerEmail } = cart;
  const parts = [
    {
      heading: text('checkout.contact'),
      content: customerEmail === undefined ? null : <p className={styles.email}>{customerEmail}</p>,
    },
    {
      heading: text('checkout.billTo'),
      content: billingAddress === undefined ? null : <AddressLines address={billingAddress} part="billing" />,
    },
    {
      heading: text('checkout.deliverTo'),
      content:
        shippingAddress === undefined ? null : billingAddress !== undefined &&
          isSameAddress(billingAddress, shippingAddress) ? (
          <p>{text('checkout.sameAsBilling')}</p>
        ) : (
          <AddressLines address={shippingAddress} part="shipping" />
        ),
    },
  ];
  return (
    <div className={styles.parts}>
      {parts.map(({ heading, content }) => (
        <section key={heading} className={styles.part} aria-label={heading}>
          <div className={styles.bar}>
            <h2 className={styles.heading}>{heading}</h2>
            <a
              className={styles.change}
              href={paths.addresses()}
              aria-label={`${heading}: ${text('checkout.edit')}`}
            >
              {text('checkout.edit')}
            </a>
          </div>
          {content}
        </section>
      ))}
    </div>
  );
}
