import type { BlockContent } from '../content-view.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './steps.module.css';

/** What to do, one after the other. */
export function Steps({ block }: { block: Extract<BlockContent, { kind: 'steps' }> }) {
  return (
    <ol className={styles.steps}>
      {block.steps.map(({ title, nodes }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <RichText nodes={nodes} />
        </li>
      ))}
    </ol>
  );
}
