import { useText } from '../../i18n/use-text.ts';
import { Popup } from '../../ui/modal/popup.tsx';
import styles from './query-flags.module.css';

/** Says that the newsletter was confirmed. */
export function ConfirmationPopup() {
  const text = useText();
  return (
    <Popup id="confirmation" title={text('newsletter.popupTitle')} closeLabel={text('header.close')}>
      <p className={styles.words}>{text('newsletter.popupText')}</p>
    </Popup>
  );
}
