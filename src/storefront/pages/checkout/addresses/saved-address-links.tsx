import type { AddressRole } from '../../../../markets/postal-address.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import styles from './addresses-form.module.css';
import type { SavedAddress } from './saved-addresses.ts';

/** The customer's addresses of a book: each a link to this page with its fields filled in. */
export function SavedAddressLinks({
  part,
  addresses,
}: {
  part: AddressRole;
  addresses: readonly SavedAddress[] | undefined;
}) {
  const text = useText();
  const paths = usePaths();
  if (addresses === undefined || addresses.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{text('account.chooseAddress')}</summary>
      <ul>
        {addresses.map((address) => (
          <li key={address.id}>
            <a className={styles.back} href={paths.addresses({ [part]: address.id })}>
              {[
                address.company,
                `${address.firstName ?? ''} ${address.lastName ?? ''}`.trim(),
                `${address.streetName ?? ''} ${address.streetNumber ?? ''}`.trim(),
                `${address.postalCode ?? ''} ${address.city ?? ''}`.trim(),
              ]
                .filter(Boolean)
                .join(', ')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
