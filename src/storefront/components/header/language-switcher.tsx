import { languageOf } from '../../../kernel/locale.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import type { Translations } from '../../translations.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './language-switcher.module.css';

/** A menu of this page in the other languages of the country; of their home where the page is not there (rule M-06). */
export function LanguageSwitcher({ translations }: { readonly translations: Translations | undefined }) {
  const text = useText();
  const language = languageOf(useLocale());
  const { otherLanguages } = useShell();
  return (
    <nav aria-label={text('header.language')}>
      <details className={styles.menu} data-menu>
        <summary className={styles.opener}>
          <Icon name="globe" />
          <span className="visually-hidden">{text('header.language')}</span> {language.toUpperCase()}
        </summary>
        <ul className={styles.list}>
          {otherLanguages.map(({ locale, label, home }) => (
            <li key={locale}>
              <a href={translations?.[locale] ?? home} hrefLang={locale} lang={locale}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
