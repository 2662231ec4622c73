import { Island } from '../../frame/island.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import type { Translations } from '../../translations.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SearchForm } from './search-form.tsx';

interface HeaderProps {
  readonly kind: 'shop' | 'checkout';
  /** This page in the country's other languages. */
  readonly translations: Translations | undefined;
  /** What was searched for. */
  readonly query: string;
}

/** Two rows on desktop, three on a phone; checkout shows the logo and a word about safety only. */
export function Header({ kind, translations, query }: HeaderProps) {
  const text = useText();
  const paths = usePaths();
  const { otherLanguages, brands, shopName } = useShell();
  return (
    <header className={styles.header}>
      <div className={`content ${styles.top}`}>
        <a
          className={styles.logo}
          href={paths.home()}
          aria-label={[shopName, text('header.home')].filter(Boolean).join(' – ')}
        >
          <Logo name={shopName || text('header.home')} />
        </a>
        {kind === 'checkout' ? (
          <p className={styles.secure}>
            <Icon name="lock" size="small" /> {text('checkout.secure')}
          </p>
        ) : (
          <>
            <Island name="searchForm" of={SearchForm} props={{ query, brands }} />
            <div className={styles.tools}>
              {otherLanguages.length > 0 ? <LanguageSwitcher translations={translations} /> : null}
              <Island name="accountLink" of={AccountLink} props={{}} />
              <Island name="cartLink" of={CartLink} props={{}} />
            </div>
          </>
        )}
      </div>
      {kind === 'shop' ? <CategoryBar /> : null}
    </header>
  );
}
