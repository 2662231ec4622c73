import { Icon } from '../../../ui/icon/icon.tsx';
import type { PromiseView } from '../content-view.ts';
import styles from './promises.module.css';

/** What one may rely on, side by side: a row on a screen, two columns on a phone. */
export function Promises({ promises }: { promises: readonly PromiseView[] }) {
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, title, words, href }) => (
        <li key={title} className={styles.promise}>
          <Icon name={icon} />
          <p className={styles.said}>
            {href === undefined ? (
              <strong className={styles.title}>{title}</strong>
            ) : (
              <a className={styles.title} href={href}>
                {title}
              </a>
            )}
            <span className={styles.words}>{words}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
