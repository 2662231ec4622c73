import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './carousel.module.css';

interface CarouselProps {
  /** What is in it: names the list and its buttons. */
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /**
   * `cards`: from one and a half on a phone to 6 on the widest screens (rule M-09); `wide`: 3 at most; `own`: each as wide
   * as it is.
   */
  readonly size?: 'cards' | 'wide' | 'own';
}

/**
 * Things side by side, as many as there is room for. The row is the browser's own to scroll, by finger, wheel or keyboard;
 * its two buttons follow by `behaviours/follow-carousels.ts` and are not there without JavaScript or where all of it is in view.
 */
export function Carousel({ label, items, size = 'cards' }: CarouselProps) {
  const text = useText();
  return (
    <div className={styles.carousel} data-carousel="">
      <ul className={`${styles.row} ${styles[size]}`} data-carousel-row="" aria-label={label}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`${styles.step} ${styles.back}`}
        data-carousel-step="-1"
        aria-label={text('carousel.previous', { label })}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={`${styles.step} ${styles.on}`}
        data-carousel-step="1"
        aria-label={text('carousel.next', { label })}
      >
        <Icon name="chevronRight" />
      </button>
    </div>
  );
}
