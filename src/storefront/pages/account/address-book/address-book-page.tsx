import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { AccountNav } from '../account-nav.tsx';
import styles from '../account-page.module.css';
import { AddressBookForm } from './address-book-form.tsx';
import bookStyles from './address-book-page.module.css';
import { changeAddressBook } from './change-address-book.ts';
import { type AddressBookData, bookOf, loadAddressBook } from './load-address-book.ts';

async function load(request: PageRequest) {
  return loadAddressBook(request);
}

async function act(request: PageRequest, form: FormData) {
  return changeAddressBook(request, bookOf(request), form);
}

/** Where goods or bills go: the list, and by its links a form for one address, or the question before it is deleted. */
function AddressBookPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const { book, view, note } = page;
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current={book} />
      <h1>{text(book === 'billing' ? 'account.billingDetails' : 'account.shippingDetails')}</h1>
      {note === undefined || refused !== undefined ? null : (
        <Note kind="info">
          <p>{note}</p>
        </Note>
      )}
      {refused?.problem === undefined ? null : (
        <Note kind="error">
          <p>{refused.problem}</p>
        </Note>
      )}
      {view.kind === 'add' || view.kind === 'edit' ? (
        <AddressBookForm
          page={page}
          address={view.kind === 'edit' ? view.address : undefined}
          refused={refused}
        />
      ) : view.kind === 'delete' ? (
        <DeleteQuestion page={page} address={view.address} />
      ) : (
        <AddressList page={page} />
      )}
    </div>
  );
}

type Address = AddressBookData['addresses'][number];

function AddressList({ page }: { page: AddressBookData }) {
  const text = useText();
  const paths = usePaths();
  const { book, addresses } = page;
  return (
    <>
      {addresses.length === 0 ? <p className={styles.muted}>{text('account.noAddresses')}</p> : null}
      <ul className={bookStyles.list}>
        {addresses.map((address) => (
          <li key={address.id} className={`${styles.block} ${styles.boxed}`}>
            {address.isDefault ? <strong>{text('account.defaultAddress')}</strong> : null}
            <address className={styles.lines}>{address.lines}</address>
            <div className={bookStyles.actions}>
              <ButtonLink size="small" href={paths[`${book}Details` as const]({ edit: address.id })}>
                {text('checkout.edit')}
                <OfWhom address={address} />
              </ButtonLink>
              <ButtonLink size="small" href={paths[`${book}Details` as const]({ delete: address.id })}>
                {text('account.delete')}
                <OfWhom address={address} />
              </ButtonLink>
              {address.isDefault ? null : (
                <form method="post" action={paths[`${book}Details` as const]()}>
                  <HiddenFields page={page} intent="default" address={address} />
                  <Button size="small" type="submit">
                    {text('account.makeDefault')}
                    <OfWhom address={address} />
                  </Button>
                </form>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink kind="primary" href={paths[`${book}Details` as const]({ add: '1' })}>
          {text('account.addAddress')}
        </ButtonLink>
      </p>
    </>
  );
}

/** Tells the buttons of several addresses apart for who cannot see where they stand. */
function OfWhom({ address }: { address: Address }) {
  return (
    <span className="visually-hidden">
      {[address.streetName, address.streetNumber, address.city].filter(Boolean).join(' ')}
    </span>
  );
}

function HiddenFields({
  page,
  intent,
  address,
}: {
  page: AddressBookData;
  intent: string;
  address: Address;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={page.version} />
      <input type="hidden" name="id" value={address.id} />
    </>
  );
}

function DeleteQuestion({ page, address }: { page: AddressBookData; address: Address }) {
  const text = useText();
  const paths = usePaths();
  return (
    <section className={`${styles.block} ${styles.boxed}`} aria-labelledby="delete">
      <h2 id="delete" className={styles.heading}>
        {text('account.deleteQuestion')}
      </h2>
      <address className={styles.lines}>{address.lines}</address>
      <form method="post" className={bookStyles.actions}>
        <HiddenFields page={page} intent="delete" address={address} />
        <Button type="submit">{text('account.delete')}</Button>
        <ButtonLink kind="quiet" href={paths[`${page.book}Details` as const]()}>
          {text('account.cancel')}
        </ButtonLink>
      </form>
    </section>
  );
}

export default definePage({ load, act, Page: AddressBookPage });
