import { useText } from '../../i18n/use-text.ts';
import styles from './query-flags.module.css';

/** Which version of the shop wrote the page: for whoever reports a fault of it. */
export function VersionBanner({ version }: { readonly version: string }) {
  const text = useText();
  return <p className={`content ${styles.version}`}>{text('footer.version', { version })}</p>;
}
