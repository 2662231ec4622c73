import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './home-link.module.css';

export function HomeLink() {
  const text = useText();
  const paths = usePaths();
  const { shopName } = useShell();
  const home = text('header.home');
  return (
    <a className={styles.link} href={paths.home()} aria-label={[shopName, home].filter(Boolean).join(' – ')}>
      <Logo name={shopName || home} />
    </a>
  );
}
