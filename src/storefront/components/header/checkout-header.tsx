import { useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './checkout-header.module.css';
import { HomeLink } from './home-link.tsx';
import { PhoneLink } from './phone-link.tsx';

/** On the way to an order: the logo, a word about safety, and whom to call; neither cart nor categories. */
export function CheckoutHeader() {
  const text = useText();
  const { contact } = useShell();
  return (
    <header className={styles.header}>
      <div className={`content ${styles.row}`}>
        <HomeLink />
        <p className={styles.secure}>
          <Icon name="lock" size="small" /> {text('checkout.secure')}
        </p>
        {contact.phone === '' ? null : (
          <div className={styles.call}>
            <PhoneLink phone={contact.phone} />
            {contact.openingHours === '' ? null : (
              <span className={styles.hours}>{contact.openingHours}</span>
            )}
          </div>
        )}
      </div>
    </header>
  );
}
