import applePay from 'simple-icons/icons/applepay.svg?url';
import googlePay from 'simple-icons/icons/googlepay.svg?url';
import klarna from 'simple-icons/icons/klarna.svg?url';
import mastercard from 'simple-icons/icons/mastercard.svg?url';
import paypal from 'simple-icons/icons/paypal.svg?url';
import visa from 'simple-icons/icons/visa.svg?url';
import styles from './payment-mark.module.css';

/** Marks of those who let shops show them, in one colour (Simple Icons, CC0 1.0); the others are known by their names. */
const pictures: Readonly<Record<string, string | undefined>> = {
  Visa: visa,
  Mastercard: mastercard,
  'Google Pay': googlePay,
  'Apple Pay': applePay,
  PayPal: paypal,
  Klarna: klarna,
  'Klarna Account': klarna,
};

interface PaymentMarkProps {
  /** As the brand writes itself. */
  readonly brand: string;
  /** `shown`: the name stands beside it. */
  readonly name?: 'shown';
}

/** A brand's mark on a small card; nothing where it has none and its name is said anyway. */
export function PaymentMark({ brand, name }: PaymentMarkProps) {
  const picture = pictures[brand];
  if (picture === undefined) return name === 'shown' ? null : <span className={styles.mark}>{brand}</span>;
  return (
    <span className={styles.mark}>
      <img
        src={picture}
        alt={name === 'shown' ? '' : brand}
        width={24}
        height={24}
        className={styles.picture}
      />
    </span>
  );
}
