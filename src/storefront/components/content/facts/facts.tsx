import type { BlockContent } from '../content-view.ts';
import styles from './facts.module.css';

/** Terms and what they are: an address, an account, fees. */
export function Facts({ block }: { block: Extract<BlockContent, { kind: 'facts' }> }) {
  return (
    <>
      {block.text === undefined ? null : <p>{block.text}</p>}
      <dl className={styles.facts}>
        {block.rows.map(({ term, value, href }) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
