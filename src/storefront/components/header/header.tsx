import { Island } from '../../frame/island.tsx';
import { KeptPart } from '../../frame/kept-parts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { type LanguageChoice, useShell } from '../../shell.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoriesOpener } from './categories-opener.tsx';
import { ContactMenu } from './contact-menu.tsx';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { PriceMenu } from './price-menu.tsx';
import { SearchForm } from './search-form.tsx';

interface HeaderProps {
  readonly languages: readonly LanguageChoice[];
  /** What was searched for. */
  readonly query: string;
  readonly hidesAllCategories: boolean;
}

/**
 * One row that stays in view, 64 px high, with the search in it; on a phone the search has a row of its own, which scrolls
 * away. The category bar stands below it by itself: a part of what stays could not leave it.
 */
export function Header({ languages, query, hidesAllCategories }: HeaderProps) {
  const text = useText();
  const { brands } = useShell();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.lead}>
          {hidesAllCategories ? null : (
            <CategoriesOpener className={styles.opener ?? ''} label={text('header.allCategories')} />
          )}
          <HomeLink />
        </div>
        <div className={styles.tools}>
          <div className={styles.prices}>
            <KeptPart of={PriceMenu} props={{}} />
          </div>
          <KeptPart of={ContactMenu} props={{}} />
          <Island name="accountLink" of={AccountLink} props={{}} isKept />
          <Island name="cartLink" of={CartLink} props={{}} isKept />
        </div>
      </div>
      <div className={styles.searchRow}>
        <div className={styles.search}>
          <Island name="searchForm" of={SearchForm} props={{ query, brands }} isKept={query === ''} />
        </div>
        {languages.length === 0 ? null : <LanguageSwitcher languages={languages} />}
      </div>
    </header>
  );
}
