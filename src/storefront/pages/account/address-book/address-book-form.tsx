import type { BookAddress } from '../../../../api/contract/customers.ts';
import { firstOf, toValues } from '../../../components/address-form/address-details.ts';
import { AddressFields } from '../../../components/address-form/address-fields.tsx';
import { DetailErrorSummary } from '../../../components/address-form/detail-error-summary.tsx';
import { RequiredLegend } from '../../../components/form/plain-form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { useSurroundings } from '../../../shell.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import styles from './address-book-page.module.css';
import type { RefusedAddress } from './change-address-book.ts';
import type { AddressBookData } from './load-address-book.ts';

/** One address of the book, by the fields and rules of its country; a new one starts with the customer's name. */
export function AddressBookForm({
  page,
  address,
  refused,
}: {
  page: AddressBookData;
  address: BookAddress | undefined;
  refused: RefusedAddress | undefined;
}) {
  const text = useText();
  const paths = usePaths();
  const { country } = useSurroundings();
  const { book, clientType, countryName } = page;
  const errors = refused?.errors ?? {};
  const initial = address === undefined ? { ...toValues(undefined), ...page.name } : toValues(address);
  return (
    <form method="post" noValidate className={styles.form} aria-labelledby="address-form">
      <h2 id="address-form">{text(address === undefined ? 'account.addAddress' : 'account.editAddress')}</h2>
      <input type="hidden" name="intent" value={address === undefined ? 'add' : 'edit'} />
      <input type="hidden" name="version" value={page.version} />
      {address === undefined ? null : <input type="hidden" name="id" value={address.id} />}
      <DetailErrorSummary errors={errors} country={country} />
      <RequiredLegend />
      <AddressFields
        part={book}
        country={country}
        clientType={clientType}
        countryName={countryName}
        vatPlaceholder={page.vatPlaceholder}
        values={refused?.values ?? initial}
        errors={errors}
        autoFocused={firstOf(errors)}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {text('account.save')}
        </Button>
        <ButtonLink kind="quiet" href={paths[`${book}Details` as const]()}>
          {text('account.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
