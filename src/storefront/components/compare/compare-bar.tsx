import { useSyncExternalStore } from 'react';
import { COMPARISON } from '../../../markets/listing-constants.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './compare-bar.module.css';
import { clearCompared, getCompared, removeCompared, subscribeToCompared } from './compared-goods.ts';

/** At the edge of the screen: what is ticked to be compared, and the way there (rule L-06). */
export function CompareBar() {
  const text = useText();
  const paths = usePaths();
  const goods = useSyncExternalStore(subscribeToCompared, getCompared);
  if (goods.length === 0) return null;
  const title = text('compare.chosen', { count: goods.length, most: COMPARISON.shown });
  return (
    <aside className={styles.bar} aria-label={text('compare.title')}>
      <div className={`content ${styles.inside}`}>
        <p className={styles.title} role="status">
          {title}
        </p>
        <ul className={styles.goods}>
          {goods.map(({ sku, name, picture }) => (
            <li key={sku} className={styles.good}>
              <div className={styles.picture}>
                <Picture name={picture} label="" sizes="40px" />
              </div>
              <span className={styles.name}>{name}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={text('compare.remove', { name })}
                onClick={() => removeCompared(sku)}
              >
                <Icon name="close" size="small" />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button kind="quiet" size="small" onClick={clearCompared}>
            {text('compare.clear')}
          </Button>
          <ButtonLink kind="primary" size="small" href={paths.compare({ sku: goods.map(({ sku }) => sku) })}>
            {text('compare.open')}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
