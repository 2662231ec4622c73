import { useId } from 'react';
import { subtract } from '../../../kernel/money.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useChargedPrices } from '../../use-prices.ts';
import styles from './free-shipping.module.css';

/** How much is missing for free delivery (rule G-05); nothing while the cart has no delivery. */
export function FreeShipping({ cart }: { cart: Pick<ShownCart, 'subtotal' | 'shippingInfo' | 'taxMode'> }) {
  const text = useText();
  const write = useChargedPrices(cart.taxMode);
  const id = useId();
  const freeAbove = cart.shippingInfo?.freeAbove;
  if (freeAbove === undefined) return null;
  const isReached = cart.subtotal.centAmount >= freeAbove.centAmount;
  return (
    <div className={`${styles.line} ${isReached ? styles.reached : ''}`.trim()}>
      <p id={id} className={styles.words}>
        <Icon name={isReached ? 'check' : 'truck'} size="small" />
        {isReached
          ? text('cart.freeShippingReached')
          : text('cart.freeShippingMissing', {
              amount: write(subtract(freeAbove, cart.subtotal)),
            })}
      </p>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        max={freeAbove.centAmount}
        value={Math.min(cart.subtotal.centAmount, freeAbove.centAmount)}
      />
    </div>
  );
}
