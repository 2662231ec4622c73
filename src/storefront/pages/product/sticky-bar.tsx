import { useEffect, useState } from 'react';
import type { Money } from '../../../kernel/money.ts';
import { GrossBeside } from '../../components/gross-beside/gross-beside.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePrices } from '../../use-prices.ts';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  readonly name: string;
  readonly price: Money;
  readonly taxRatePermyriad: number;
  /** The form that its button submits; its own button must have been left above for the bar to show. */
  readonly form: string;
}

/** Whatever lies further down is as good as in view: only what went out at the top, below the header, has left. */
const BELOW_COUNTS_AS_SEEN = '-64px 0px 1000000px 0px';

/** Price and button at the edge of the screen once the page's own button has left it upwards: not before it was reached. */
export function StickyBar({ name, price, taxRatePermyriad, form }: StickyBarProps) {
  const text = useText();
  const { write } = usePrices(taxRatePermyriad);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const button = document.querySelector(`#${form} [type=submit]`);
    if (button === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false), {
      rootMargin: BELOW_COUNTS_AS_SEEN,
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  if (!isShown) return null;
  return (
    <aside className={styles.bar} aria-label={name}>
      <div className={`content ${styles.inner}`}>
        <p className={styles.name}>{name}</p>
        <p className={styles.price}>
          {write(price)} <GrossBeside amount={price} />
        </p>
        <Button kind="buy" type="submit" form={form}>
          {text('product.addToCart')}
        </Button>
      </div>
    </aside>
  );
}
