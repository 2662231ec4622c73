import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { COMPARE_FORM } from './compare-form.ts';
import styles from './plain-compare-bar.module.css';

/** Where ticks lead without JavaScript: shown at the edge of the screen while something on the page is ticked. */
export function PlainCompareBar() {
  const text = useText();
  const paths = usePaths();
  return (
    <form id={COMPARE_FORM} action={paths.compare()} className={styles.bar}>
      <Button kind="primary" type="submit">
        {text('compare.open')}
      </Button>
    </form>
  );
}
