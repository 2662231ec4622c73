import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SearchForm } from './search-form.tsx';

/** Two rows on desktop, three on a phone; checkout shows the logo and a word about safety only. */
export function Header({ kind }: { kind: 'shop' | 'checkout' }) {
  const text = useText();
  const paths = usePaths();
  const { otherLanguages, shopName } = useShell();
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
            <SearchForm />
            <div className={styles.tools}>
              {otherLanguages.length > 0 ? <LanguageSwitcher /> : null}
              <AccountLink />
              <CartLink />
            </div>
          </>
        )}
      </div>
      {kind === 'shop' ? <CategoryBar /> : null}
    </header>
  );
}
