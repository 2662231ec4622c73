import { useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import type { Translations } from '../../translations.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './language-switcher.module.css';

/** Links to this page in the other languages of the country; to their home where the page has none. */
export function LanguageSwitcher({ translations }: { readonly translations: Translations | undefined }) {
  const text = useText();
  const { otherLanguages } = useShell();
  return (
    <nav className={styles.languages} aria-label={text('header.language')}>
      <Icon name="globe" size="small" />
      <ul className={styles.list}>
        {otherLanguages.map(({ locale, label, home }) => (
          <li key={locale}>
            <a href={translations?.[locale] ?? home} hrefLang={locale} lang={locale}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
