import type { Address } from '../../../api/contract/shared.ts';
import { addressFormat } from '../../../markets/address-format.ts';
import { getLocale } from '../../../markets/locales.ts';
import type { AddressRole } from '../../../markets/postal-address.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import styles from './address-lines.module.css';

/** An address as its country writes it on a label, with country and phone; on a bill with the VAT number too. */
export function AddressLines({ address, part }: { address: Address; part: AddressRole }) {
  const text = useText();
  const { countryCode, countryName } = getLocale(useLocale());
  const country = address.country === countryCode ? countryName : address.country;
  return (
    <address className={styles.address}>
      <span className={styles.lines}>{[...addressFormat(address.country, address), country].join('\n')}</span>
      {part === 'shipping' || address.fax === undefined ? null : (
        <span className={styles.detail}>
          {text('field.vatNumber')}: {address.fax}
        </span>
      )}
      {address.phone === undefined ? null : <span className={styles.detail}>{address.phone}</span>}
    </address>
  );
}
