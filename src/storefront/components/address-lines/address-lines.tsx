import type { Address } from '../../../api/contract.ts';
import { addressFormat } from '../../../markets/address-format.ts';
import { getLocale } from '../../../markets/locales.ts';
import { useLocale } from '../../i18n/use-text.ts';
import styles from './address-lines.module.css';

/** An address as its country writes it on a label, with country and phone. */
export function AddressLines({ address }: { address: Address }) {
  const { countryCode, countryName } = getLocale(useLocale());
  const country = address.country === countryCode ? countryName : address.country;
  const lines = [...addressFormat(address.country, address), country, ...(address.fax ? [address.fax] : [])];
  return (
    <address className={styles.address}>
      <span className={styles.lines}>{lines.join('\n')}</span>
      {address.phone === undefined ? null : <span className={styles.phone}>{address.phone}</span>}
    </address>
  );
}
