import { Accordion } from '../../../ui/accordion/accordion.tsx';
import type { BlockContent } from '../content-view.ts';
import { keyed } from '../keyed.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './faq.module.css';

/** Questions that unfold, in groups. */
export function Faq({ block }: { block: Extract<BlockContent, { kind: 'faq' }> }) {
  return (
    <div className={styles.groups}>
      {keyed(block.groups).map(({ key, item: { title, entries } }) => (
        <div key={key}>
          {title === undefined ? null : <h3 className={styles.group}>{title}</h3>}
          {entries.map(({ question, answer }) => (
            <Accordion key={question} question={question}>
              <RichText nodes={answer} />
            </Accordion>
          ))}
        </div>
      ))}
    </div>
  );
}
