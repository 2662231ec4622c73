import { useEffect, useState } from 'react';
import type { Money } from '../../../kernel/money.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  readonly name: string;
  readonly price: Money;
  /** Id of what must be out of view, above or below, for the bar to show. */
  readonly watched: string;
  /** The form that its button submits. */
  readonly form: string;
}

/** Price and button at the edge of the screen while the buy box is out of view. */
export function StickyBar({ name, price, watched, form }: StickyBarProps) {
  const text = useText();
  const locale = useLocale();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const box = document.getElementById(watched);
    if (box === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false));
    observer.observe(box);
    return () => observer.disconnect();
  }, [watched]);
  if (!isShown) return null;
  return (
    <aside className={styles.bar} aria-label={name}>
      <div className={`content ${styles.inner}`}>
        <p className={styles.name}>{name}</p>
        <p className={styles.price}>{formatMoney(locale, price)}</p>
        <Button kind="buy" type="submit" form={form}>
          {text('product.addToCart')}
        </Button>
      </div>
    </aside>
  );
}
