import { useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ContentAside } from './build-aside.ts';
import styles from './content-aside.module.css';

/** Beside a page of information: whom to ask, and the other pages; a phone has the pages in its footer. */
export function Aside({ aside }: { aside: ContentAside }) {
  return (
    <aside className={styles.aside}>
      <ContactCard aside={aside} />
      <OtherPages path={aside.path} />
    </aside>
  );
}

function ContactCard({ aside: { phone, hours, email } }: { aside: ContentAside }) {
  const text = useText();
  if (phone === '' && email === '') return null;
  return (
    <section className={styles.card} aria-labelledby="ask-us">
      <h2 id="ask-us" className={styles.heading}>
        {text('content.askUs')}
      </h2>
      {phone === '' ? null : (
        <p className={styles.way}>
          <Icon name="phone" size="small" />
          <span>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            {hours === '' ? null : <span className={styles.hours}>{hours}</span>}
          </span>
        </p>
      )}
      {email === '' ? null : (
        <p className={styles.way}>
          <Icon name="mail" size="small" />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  );
}

function OtherPages({ path }: { path: string }) {
  const text = useText();
  const { pages } = useShell().footer;
  return (
    <nav className={styles.pages} aria-labelledby="information-pages">
      <h2 id="information-pages" className={styles.heading}>
        {text('footer.information')}
      </h2>
      <ul>
        {pages.map(({ title, href }) => (
          <li key={href}>
            <a className={styles.page} href={href} {...(href === path ? { 'aria-current': 'page' } : {})}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
