import { vatNumberPlaceholder } from '../../../../markets/vat-number.ts';
import { PlainField, PlainForm } from '../../../components/plain-form/plain-form.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { requireCustomer } from '../account-guard.ts';
import { AccountNav } from '../account-nav.tsx';
import { writeAccountNote } from '../account-notes.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { changeProfile } from './change-profile.ts';

async function load(request: PageRequest) {
  const customer = await requireCustomer(request);
  const { text, head, translations } = await loadAccountHead(request, 'account.profile', (paths) =>
    paths.myProfile(),
  );
  return {
    head,
    translations,
    customer,
    vatPlaceholder: vatNumberPlaceholder(request.market.countryCode),
    note: writeAccountNote(text, request.url.searchParams.get('note')),
  };
}

async function act(request: PageRequest, form: FormData) {
  return changeProfile(request, form);
}

/** Name and company, e-mail, password: each a form of its own. */
function ProfilePage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const { customer, note, vatPlaceholder } = page;
  const shared = { refused: refused };
  const version = <input type="hidden" name="version" value={customer.version} />;
  const chosenType = refused?.values.customerType ?? customer.custom.customerType;
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current="profile" />
      <h1>{text('account.profile')}</h1>
      {note === undefined || refused !== undefined ? null : (
        <Note kind="info">
          <p>{note}</p>
        </Note>
      )}
      <div className={styles.narrow}>
        <PlainForm {...shared} intent="profile">
          {version}
          <RadioGroup
            name="customerType"
            legend={text('checkout.clientType')}
            direction="row"
            initial={chosenType === 'company' ? 'company' : 'private'}
            options={[
              { value: 'private', label: text('checkout.private') },
              { value: 'company', label: text('checkout.company') },
            ]}
          />
          <PlainField
            {...shared}
            name="firstName"
            autoComplete="given-name"
            label={text('field.firstName')}
            initial={customer.firstName}
          />
          <PlainField
            {...shared}
            name="lastName"
            autoComplete="family-name"
            label={text('field.lastName')}
            initial={customer.lastName}
          />
          <div className={styles.company}>
            <PlainField
              {...shared}
              name="vatId"
              autoComplete="off"
              label={text('field.vatNumber')}
              optionalLabel={text('checkout.optional')}
              placeholder={vatPlaceholder}
              initial={customer.vatId}
            />
          </div>
          <PlainField
            {...shared}
            name="dateOfBirth"
            type="date"
            autoComplete="bday"
            label={text('account.dateOfBirth')}
            optionalLabel={text('checkout.optional')}
            initial={customer.dateOfBirth}
          />
          <Button type="submit">{text('account.save')}</Button>
        </PlainForm>
      </div>
      <section className={styles.narrow} aria-labelledby="change-email">
        <h2 id="change-email">{text('account.changeEmail')}</h2>
        <p>
          {text('field.email')}: <strong>{customer.email}</strong>
        </p>
        <PlainForm {...shared} intent="email">
          {version}
          <PlainField
            {...shared}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={text('account.newEmail')}
            hint={text('account.newEmailHint')}
          />
          <Button type="submit">{text('account.changeEmail')}</Button>
        </PlainForm>
      </section>
      <section className={styles.narrow} aria-labelledby="change-password">
        <h2 id="change-password">{text('account.changePassword')}</h2>
        <PlainForm {...shared} intent="password">
          {version}
          {/* For password managers: whose password it is. */}
          <input type="email" autoComplete="username" value={customer.email} readOnly hidden />
          <PlainField
            {...shared}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            label={text('account.currentPassword')}
          />
          <NewPasswordFields refused={refused} name="newPassword" />
          <Button type="submit">{text('account.changePassword')}</Button>
        </PlainForm>
      </section>
    </div>
  );
}

export default definePage({ load, act, Page: ProfilePage });
