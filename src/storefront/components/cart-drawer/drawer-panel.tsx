import { useEffect, useId, useRef } from 'react';
import type { Cart } from '../../../api/contract/cart.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { closeCartDrawer, useCartDrawer } from '../../cart/cart-drawer-state.ts';
import { leaveWhenSaved } from '../../cart/leave-when-saved.ts';
import { groupLines } from '../../cart/line-kind.ts';
import { pricePartsOf } from '../../cart/price-parts.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useShownOrder } from '../../cart/use-shown-order.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { NotificationRegion } from '../../notifications/notification-region.tsx';
import { usePaths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { leaveByKey, leaveDialog } from '../../ui/leave-dialog.ts';
import { ExpressButton } from '../express-button/express-button.tsx';
import { FreeShipping } from '../free-shipping/free-shipping.tsx';
import { GoesWith } from '../goes-with/goes-with.tsx';
import { GrossBeside } from '../gross-beside/gross-beside.tsx';
import { GuaranteeChoice } from '../guarantee-choice/guarantee-choice.tsx';
import { AmountsNote } from '../order-summary/order-summary.tsx';
import { DrawerLine } from './drawer-line.tsx';
import styles from './drawer-panel.module.css';

/** A modal dialog: the browser keeps the focus inside, gives it back afterwards, and closes it on Escape. */
export function DrawerPanel({ wallet }: { readonly wallet: string | undefined }) {
  const text = useText();
  const state = useCartDrawer();
  const cart = useCart();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (state === 'open' && !element.open) element.showModal();
    if (state === 'closed' && element.open) element.close();
  }, [state]);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // What is beside the drawer belongs to the dialog element itself.
    const closeBeside = (event: Event) => {
      if (event.target === element) leaveDialog(element);
    };
    element.addEventListener('click', closeBeside);
    return () => element.removeEventListener('click', closeBeside);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onCancel={leaveByKey}
      onClose={closeCartDrawer}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {text('cart.title')}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={text('header.close')}
            onClick={() => leaveDialog(dialog.current)}
          >
            <Icon name="close" />
          </button>
        </header>
        {cart === undefined || cart.lineItems.length === 0 ? (
          <Empty onLeave={() => leaveDialog(dialog.current)} />
        ) : (
          <Filled cart={cart} wallet={wallet} onRemove={() => title.current?.focus()} />
        )}
        {state === 'open' ? <NotificationRegion /> : null}
      </div>
    </dialog>
  );
}

function Empty({ onLeave }: { onLeave: () => void }) {
  const text = useText();
  return (
    <div className={styles.empty}>
      <Icon name="cart" size="large" />
      <p role="status">{text('cart.empty')}</p>
      <Button onClick={onLeave}>{text('cart.continueShopping')}</Button>
    </div>
  );
}

interface FilledProps {
  readonly cart: Cart;
  readonly wallet: string | undefined;
  readonly onRemove: () => void;
}

function Filled({ cart, wallet, onRemove }: FilledProps) {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const shown = useShownOrder(cart);
  const { saved } = pricePartsOf({ ...shown, shippingInfo: undefined });
  return (
    <>
      <ul className={styles.lines}>
        {groupLines(shown.lineItems).map(({ line, guarantees }) => (
          <li key={line.id} className={styles.item}>
            {[line, ...guarantees].map((item) => (
              <DrawerLine key={item.id} cart={cart} line={item} onRemove={onRemove} />
            ))}
            <GuaranteeChoice cart={cart} lineId={line.id} />
          </li>
        ))}
        <GoesWith cart={cart} />
      </ul>
      <footer className={styles.foot}>
        <FreeShipping cart={cart} />
        <p className={styles.subtotal} aria-live="polite" aria-atomic="true">
          <span>
            {text('cart.subtotal')}{' '}
            <span className={styles.count}>
              {text('cart.itemCount', { count: cart.totalLineItemQuantity })}
            </span>
          </span>
          <strong>
            {formatMoney(locale, shown.subtotal)}{' '}
            {cart.taxMode === 'External' ? null : <GrossBeside amount={cart.subtotal} place="below" />}
          </strong>
        </p>
        <AmountsNote taxMode={cart.taxMode} />
        {saved.centAmount > 0 ? (
          <p className={styles.saved}>
            <span>{text('cart.saved')}</span> <span>{formatMoney(locale, saved)}</span>
          </p>
        ) : null}
        <ButtonLink kind="buy" width="full" href={paths.checkout()} onClick={leaveWhenSaved}>
          {text('cart.checkout')}
        </ButtonLink>
        <ExpressButton wallet={wallet} />
        <ButtonLink width="full" href={paths.cart()} onClick={leaveWhenSaved}>
          {text('cart.viewCart')}
        </ButtonLink>
      </footer>
    </>
  );
}
