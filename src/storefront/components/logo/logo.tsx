import { useShell } from '../../shell.ts';
import styles from './logo.module.css';

/** The merchant's own logo, else the shop's name as its merchant writes it. What it stands for its link says. */
export function Logo({ name }: { name: string }) {
  const { logo } = useShell();
  // React would have any other picture that is not lazy fetched before the styles.
  if (logo !== undefined) return <img className={styles.picture} src={logo} alt="" fetchPriority="low" />;
  return (
    <span className={styles.logo} translate="no">
      {name}
    </span>
  );
}
