import { vatNumberPlaceholder } from '../../../../markets/vat-number.ts';
import { FormInput, showFields } from '../../../components/form/form-input.tsx';
import { PlainForm, RequiredLegend, refusedOf } from '../../../components/form/plain-form.tsx';
import { definePage, type PageProps } from '../../../frame/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { requireCustomer } from '../account-guard.ts';
import { AccountNav } from '../account-nav.tsx';
import { writeAccountNote } from '../account-notes.ts';
import styles from '../account-page.module.css';
import { loadAccountHead } from '../account-page-head.ts';
import { CustomerTypeChoice } from '../customer-type-choice.tsx';
import { changeProfile, profileForms } from './change-profile.ts';

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

type ProfileProps = PageProps<typeof load, typeof act>;

/** Name and company, e-mail, password: each a form of its own. */
function ProfilePage({ page, refused }: ProfileProps) {
  const text = useText();
  const { note } = page;
  return (
    <div className={`content ${styles.page}`}>
      <AccountNav current="profile" />
      <h1>{text('account.profile')}</h1>
      {note === undefined || refused !== undefined ? null : (
        <Note kind="info">
          <p>{note}</p>
        </Note>
      )}
      <RequiredLegend />
      <PersonForm page={page} refused={refusedOf(refused, 'profile')} />
      <EmailForm page={page} refused={refusedOf(refused, 'email')} />
      <PasswordForm page={page} refused={refusedOf(refused, 'password')} />
    </div>
  );
}

/** What the change is made of, so that nothing is overwritten that was changed elsewhere. */
function VersionField({ customer }: Pick<ProfileProps['page'], 'customer'>) {
  return <input type="hidden" name="version" value={customer.version} />;
}

function PersonForm({ page: { customer, vatPlaceholder }, refused }: ProfileProps) {
  const text = useText();
  const fields = profileForms.profile;
  const shown = showFields(fields, refused);
  return (
    <div className={styles.narrow}>
      <PlainForm fields={fields} refused={refused} intent="profile">
        <VersionField customer={customer} />
        <CustomerTypeChoice chosen={refused?.values.customerType ?? customer.custom.customerType} />
        <FormInput {...shown('firstName', customer.firstName)} />
        <FormInput {...shown('lastName', customer.lastName)} />
        <div className={styles.company}>
          <FormInput {...shown('vatId', customer.vatId)} placeholder={vatPlaceholder} />
        </div>
        <FormInput {...shown('dateOfBirth', customer.dateOfBirth)} />
        <Button type="submit">{text('account.save')}</Button>
      </PlainForm>
    </div>
  );
}

function EmailForm({ page: { customer }, refused }: ProfileProps) {
  const text = useText();
  const fields = profileForms.email;
  return (
    <section className={styles.narrow} aria-labelledby="change-email">
      <h2 id="change-email">{text('account.changeEmail')}</h2>
      <p>
        {text('field.email')}: <strong>{customer.email}</strong>
      </p>
      <PlainForm fields={fields} refused={refused} intent="email">
        <VersionField customer={customer} />
        <FormInput {...showFields(fields, refused)('email')} />
        <Button type="submit">{text('account.changeEmail')}</Button>
      </PlainForm>
    </section>
  );
}

function PasswordForm({ page: { customer }, refused }: ProfileProps) {
  const text = useText();
  const fields = profileForms.password;
  const shown = showFields(fields, refused);
  return (
    <section className={styles.narrow} aria-labelledby="change-password">
      <h2 id="change-password">{text('account.changePassword')}</h2>
      <PlainForm fields={fields} refused={refused} intent="password">
        <VersionField customer={customer} />
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={customer.email} readOnly hidden />
        <FormInput {...shown('currentPassword')} />
        <FormInput {...shown('newPassword')} />
        <FormInput {...shown('passwordAgain')} />
        <Button type="submit">{text('account.changePassword')}</Button>
      </PlainForm>
    </section>
  );
}

export default definePage({ load, act, Page: ProfilePage });
