import { requestReasonNames } from '../../../markets/request-reasons.ts';
import { useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RequestLink } from '../request-form/request-link.tsx';
import { reasonWords } from '../request-form/request-words.ts';
import styles from './contact-menu.module.css';
import { HeaderMenu } from './header-menu.tsx';
import list from './menu-links.module.css';
import { PhoneLink } from './phone-link.tsx';

/** Whom to ask, and about what; a line without words has no place (rule S-02). */
export function ContactMenu() {
  const text = useText();
  const { phone } = useShell().contact;
  return (
    <HeaderMenu
      opener={
        <>
          <Icon name="headset" />
          <span className={styles.words}>
            {text('header.contact')}
            {phone === '' ? null : <span className={styles.number}>{phone}</span>}
          </span>
        </>
      }
    >
      <People />
      <ul className={`${list.links} ${styles.reasons}`}>
        {requestReasonNames.map((reason) => (
          <li key={reason}>
            <RequestLink reason={reason}>{text(reasonWords[reason])}</RequestLink>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}

function People() {
  const text = useText();
  const { phone, email, openingHours } = useShell().contact;
  if (phone === '' && email === '') return null;
  return (
    <div className={styles.people}>
      <p className={styles.title}>{text('header.contactTitle')}</p>
      {phone === '' ? null : <PhoneLink phone={phone} />}
      {openingHours === '' ? null : (
        <p className={styles.hours}>
          <span className="visually-hidden">{text('content.hours')}: </span>
          {openingHours}
        </p>
      )}
      {email === '' ? null : (
        <a className={styles.email} href={`mailto:${email}`}>
          <Icon name="mail" size="small" /> {email}
        </a>
      )}
    </div>
  );
}
