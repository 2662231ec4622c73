import { Icon } from '../../ui/icon/icon.tsx';
import styles from './phone-link.module.css';

/** A number as people read it, to be called by whatever reads it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.link} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      <Icon name="phone" size="small" /> {phone}
    </a>
  );
}
