import { useShell } from '../../shell.ts';
import styles from './logo.module.css';

/** The merchant's own, or a gantry crane, two legs and a beam with its hook, and the name. What it stands for its link says. */
export function Logo() {
  const { logo } = useShell();
  if (logo !== undefined) return <img className={styles.picture} src={logo} alt="" />;
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.beam} d="M2 6h28v5H2z" />
        <path className={styles.leg} d="M5 11h4v17H5zM23 11h4v17h-4z" />
        <path className={styles.hook} d="M15 11h2v6a3.5 3.5 0 1 1-4.5 3.4h2A1.5 1.5 0 1 0 16 19h-1z" />
      </svg>
      <span className={styles.name} translate="no">
        GANTRY
      </span>
    </span>
  );
}
