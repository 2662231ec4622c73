import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './cart-link.module.css';

/** Set by the server with a customer's session, and readable, so that visitors need no request. */
const SIGNED_IN_HINT = /(?:^|;\s*)signed-in=1(?:;|$)/;

/**
 * The way to the account, or to signing in. Pages are cached for everyone, so whose account it is comes afterwards
 * (docs/decisions/0002-cached-pages.md): by JavaScript where the hint says that there is one, in a tiny frame without.
 */
export function AccountLink() {
  const text = useText();
  const paths = usePaths();
  // `''`: a customer whose name is not there yet.
  const [name, setName] = useState<string>();

  useEffect(() => {
    if (!SIGNED_IN_HINT.test(document.cookie)) return;
    setName('');
    import('./first-name.ts').then(({ loadFirstName }) => loadFirstName()).then(setName, () => undefined);
  }, []);

  const isCustomer = name !== undefined;
  const words = text(isCustomer ? 'header.account' : 'header.signIn');
  return (
    <>
      <a
        className={`${styles.link} ${styles.scripted}`}
        href={isCustomer ? paths.myAccount() : paths.login()}
        aria-label={name ? `${words}: ${name}` : words}
      >
        <Icon name="person" look={isCustomer ? 'filled' : 'lines'} />
        <span className={styles.name} aria-hidden="true">
          {name || words}
        </span>
      </a>
      <noscript>
        <iframe className={styles.frame} src={paths.accountLink()} title={text('header.account')} />
      </noscript>
    </>
  );
}
