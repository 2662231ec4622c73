import { Icon } from '../../../ui/icon/icon.tsx';
import type { BlockContent } from '../content-view.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './notice.module.css';

/** A framed remark. */
export function Notice({ block }: { block: Extract<BlockContent, { kind: 'notice' }> }) {
  const { tone, title, nodes } = block;
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={tone === 'warning' ? 'warning' : 'info'} size="small" />
      <div className={styles.words}>
        {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
        <RichText nodes={nodes} />
      </div>
    </div>
  );
}
