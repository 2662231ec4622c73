import { useText } from '../../i18n/use-text.ts';
import { Lightbox } from '../../ui/lightbox/lightbox.tsx';
import styles from './label-dialog.module.css';

interface LabelDialogProps {
  readonly picture: string;
  /** What the label says, in words. */
  readonly words: string;
  readonly onClose: () => void;
}

/** The whole label above the page. */
export function LabelDialog({ picture, words, onClose }: LabelDialogProps) {
  const text = useText();
  return (
    <Lightbox title={text('product.energyLabel')} closeLabel={text('header.close')} onClose={onClose}>
      <img className={styles.label} src={picture} alt={words} />
    </Lightbox>
  );
}
