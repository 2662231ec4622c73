import { languageOf } from '../../../kernel/locale.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { LanguageChoice } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { HeaderMenu } from './header-menu.tsx';
import styles from './menu-links.module.css';

/**
 * This page in the other languages of the country (rule M-06). The links are not for search engines, which are told of each
 * language at the head of the page: they say that a shopper chose.
 */
export function LanguageSwitcher({ languages }: { languages: readonly LanguageChoice[] }) {
  const text = useText();
  const language = languageOf(useLocale());
  return (
    <nav aria-label={text('header.language')}>
      <HeaderMenu
        opener={
          <>
            <Icon name="globe" />
            <span className="visually-hidden">{text('header.language')}</span> {language.toUpperCase()}
          </>
        }
      >
        <ul className={styles.links}>
          {languages.map(({ locale, label, href }) => (
            <li key={locale}>
              <a href={href} hrefLang={locale} lang={locale} rel="nofollow">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </HeaderMenu>
    </nav>
  );
}
