import { useCart } from '../../cart/use-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './cart-link.module.css';

/**
 * The way to the cart. Pages are kept for everyone, so the count comes afterwards: from the browser's own cart with
 * JavaScript, from a tiny page of its own in a frame without (docs/decisions/0002-kept-pages.md).
 */
export function CartLink() {
  const text = useText();
  const paths = usePaths();
  const count = useCart()?.totalLineItemQuantity ?? 0;
  return (
    <>
      <a
        className={`${styles.link} ${styles.scripted}`}
        href={paths.cart()}
        data-cart-link=""
        aria-label={count === 0 ? text('header.cart') : text('header.cartWithCount', { count })}
      >
        <Icon name="cart" />
        <span aria-hidden="true">{text('header.cart')}</span>
        {count === 0 ? null : (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </a>
      <noscript>
        <iframe className={styles.frame} src={paths.cartCount()} title={text('header.cart')} />
      </noscript>
    </>
  );
}
