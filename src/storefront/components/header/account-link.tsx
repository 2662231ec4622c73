import { useEffect, useState } from 'react';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { seemsSignedIn } from '../../seems-signed-in.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { SignedIn } from './account-menu.tsx';
import styles from './cart-link.module.css';

/**
 * The way to signing in, or the menu of the account (rule S-03). Pages are cached for everyone, so whose account it is comes
 * afterwards (docs/decisions/0002-cached-pages.md): by JavaScript where the hint says that there is one, in a tiny frame without.
 */
export function AccountLink() {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const [isHinted, setHinted] = useState(false);
  const [signedIn, setSignedIn] = useState<SignedIn>();

  useEffect(() => {
    if (!seemsSignedIn(document.cookie)) return;
    setHinted(true);
    import('./account-menu.tsx')
      .then(({ loadSignedIn }) => loadSignedIn(locale))
      .then(
        (answer) => {
          if (answer === 'ended') setHinted(false);
          else setSignedIn(answer);
        },
        // Without an answer the hint is all there is to go by: the link leads to the account's page.
        () => undefined,
      );
  }, [locale]);

  const words = text(isHinted ? 'header.account' : 'header.signIn');
  return (
    <>
      {signedIn === undefined ? (
        <a
          className={`${styles.link} ${styles.scripted}`}
          href={isHinted ? paths.myAccount() : paths.login()}
          aria-label={words}
        >
          <Icon name="person" look={isHinted ? 'filled' : 'lines'} />
          <span className={`${styles.word} ${styles.name}`} aria-hidden="true">
            {words}
          </span>
        </a>
      ) : (
        <signedIn.Menu customer={signedIn.customer} />
      )}
      <noscript>
        <iframe className={styles.frame} src={paths.accountLink()} title={text('header.account')} />
      </noscript>
    </>
  );
}
