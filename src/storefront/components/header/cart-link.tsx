import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../api/contract/cart.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { openCartDrawer } from '../../cart/cart-drawer-state.ts';
import { loadCart } from '../../cart/load-cart.ts';
import { useLiveCart } from '../../cart/use-live-cart.ts';
import { useShownOrder } from '../../cart/use-shown-order.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useSurroundings } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './cart-link.module.css';

/** A hint that goes away when something beside its element is pressed or focused, or with Escape. */
function useHint(element: RefObject<HTMLElement | null>) {
  const [hint, setHint] = useState<'shown' | 'hidden'>('hidden');
  useEffect(() => {
    if (hint === 'hidden') return;
    const listening = new AbortController();
    const { signal } = listening;
    const hideBeside = ({ target }: Event) => {
      if (!(target instanceof Node && element.current?.contains(target))) setHint('hidden');
    };
    document.addEventListener('click', hideBeside, { signal });
    document.addEventListener('focusin', hideBeside, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setHint('hidden'), { signal });
    return () => listening.abort();
  }, [hint, element]);
  return [hint, setHint] as const;
}

/** What is in it comes to, as its reader reckons. */
function Amount({ cart }: { readonly cart: Cart }) {
  const locale = useLocale();
  const text = useText();
  const { firstPrice } = useSurroundings();
  return (
    <>
      {formatMoney(locale, useShownOrder(cart).subtotal)}
      {firstPrice === 'net' && cart.taxMode === 'Platform' ? (
        <span className={styles.note}>{text('priceView.excluding')}</span>
      ) : null}
    </>
  );
}

/**
 * The way to the cart. Pages are cached for everyone, so the count comes afterwards: from the browser's own cart with
 * JavaScript, from a tiny page of its own in a frame without (docs/decisions/0002-cached-pages.md). With JavaScript it opens the
 * cart beside the page, or says that there is nothing in it (rule S-05).
 */
export function CartLink() {
  const text = useText();
  const paths = usePaths();
  const { cart, isLive } = useLiveCart(undefined);
  const count = cart?.totalLineItemQuantity ?? 0;
  const element = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useHint(element);

  useEffect(() => {
    void loadCart();
  }, []);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || !isLive) return;
    event.preventDefault();
    if (count > 0) {
      setHint('hidden');
      openCartDrawer();
    } else setHint(hint === 'shown' ? 'hidden' : 'shown');
  }

  return (
    <>
      <div ref={element} className={`${styles.place} ${styles.scripted}`}>
        <a
          className={styles.link}
          href={paths.cart()}
          data-cart-link=""
          aria-label={count === 0 ? text('header.cart') : text('header.cartWithCount', { count })}
          onClick={open}
        >
          <span className={styles.icon}>
            <Icon name="cart" />
            {count === 0 ? null : (
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            )}
          </span>
          <span className={styles.word} aria-hidden="true">
            {cart === undefined || count === 0 ? text('header.cart') : <Amount cart={cart} />}
          </span>
        </a>
        <p className={styles.hint} role="status">
          {hint === 'shown' && count === 0 ? text('cart.empty') : ''}
        </p>
      </div>
      <noscript>
        <iframe className={styles.frame} src={paths.cartCount()} title={text('header.cart')} />
      </noscript>
    </>
  );
}
