import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './query-flags.module.css';

const HEADING = 'confirmation-heading';

/** Stands above the page until it is closed, without JavaScript too; with it the browser keeps the focus inside. */
export function ConfirmationPopup() {
  const text = useText();
  return (
    <dialog className={styles.popup} open aria-labelledby={HEADING} data-popup="">
      <form method="dialog" className={styles.inside}>
        <Icon name="check" />
        <h2 id={HEADING} className={styles.title}>
          {text('newsletter.popupTitle')}
        </h2>
        <p>{text('newsletter.popupText')}</p>
        <Button kind="primary" type="submit">
          {text('header.close')}
        </Button>
      </form>
    </dialog>
  );
}
