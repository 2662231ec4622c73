import { useMatches } from 'react-router';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './language-switcher.module.css';

/** What a page's loader says of its own address in the country's other languages. */
interface TranslatedPage {
  readonly translations?: Readonly<Partial<Record<LocaleCode, string>>>;
}

/** Links to this page in the other languages of the country; to their home where the page has none. */
export function LanguageSwitcher() {
  const text = useText();
  const { otherLanguages } = useShell();
  const page = useMatches().at(-1)?.loaderData as TranslatedPage | undefined;
  return (
    <nav className={styles.languages} aria-label={text('header.language')}>
      <Icon name="globe" size="small" />
      <ul className={styles.list}>
        {otherLanguages.map(({ locale, label, home }) => (
          <li key={locale}>
            <a href={page?.translations?.[locale] ?? home} hrefLang={locale} lang={locale}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
