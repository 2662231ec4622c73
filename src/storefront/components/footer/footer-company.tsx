import { getLocale } from '../../../markets/locales.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './footer.module.css';

/** Who sells and how to reach them; what the merchant has not said is not there. */
export function FooterContact() {
  const text = useText();
  const { contact, footer } = useShell();
  const { phone, email, openingHours } = contact;
  const { name, addressLines } = footer.company;
  if (![name, phone, email, ...addressLines].some(Boolean)) return null;
  return (
    <section className={styles.contact} aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={styles.title}>
        {text('footer.contact')}
      </h2>
      {phone === '' ? null : (
        <p>
          <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </p>
      )}
      {openingHours === '' ? null : <p>{openingHours}</p>}
      {email === '' ? null : (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <address className={styles.address}>{[name, ...addressLines].filter(Boolean).join('\n')}</address>
    </section>
  );
}

/** Word marks, drawn by the page itself: nothing is fetched for them. */
export function FooterMarks({ title, marks }: { readonly title: string; readonly marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <div className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.marks}>
        {marks.map((mark) => (
          <li key={mark} className={styles.mark}>
            {mark}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The shops of the other countries. Nobody is sent there by the shop itself (rule D-07). */
export function FooterCountries() {
  const text = useText();
  const locale = useLocale();
  const { country, footer } = useShell();
  const { countries } = footer;
  const own = countries.find((shop) => shop.locale.endsWith(country));
  if (countries.length < 2) return null;
  return (
    <details className={styles.countries}>
      <summary className={styles.opener}>
        <Icon name="globe" size="small" /> {text('footer.countries')}: {getLocale(locale).countryName}
      </summary>
      <nav className={styles.countryList} aria-label={text('footer.countries')}>
        {countries.map(({ title, href, locale: spoken }) => (
          <a
            key={spoken}
            href={href}
            hrefLang={spoken}
            lang={spoken}
            aria-current={spoken === own?.locale || undefined}
          >
            {title}
          </a>
        ))}
      </nav>
    </details>
  );
}
