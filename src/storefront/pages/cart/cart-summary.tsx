import { formatMoney } from '../../../markets/money-format.ts';
import { leaveWhenSaved } from '../../cart/leave-when-saved.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import { useCartProgress } from '../../cart/use-cart.ts';
import { ExpressButton } from '../../components/express-button/express-button.tsx';
import { FreeShipping } from '../../components/free-shipping/free-shipping.tsx';
import { OrderTotals } from '../../components/order-summary/order-summary.tsx';
import { PriceSwitch } from '../../components/price-switch/price-switch.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useSurroundings } from '../../shell.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CartCodes } from './cart-codes.tsx';
import styles from './cart-summary.module.css';
import { PromotionConflict } from './promotion-conflict.tsx';
import type { RefusedChange } from './refused-change.ts';

interface CartSummaryProps {
  readonly cart: ShownCart;
  readonly refused: RefusedChange | undefined;
  readonly wallet: string | undefined;
}

/** What it comes to, and the way on; on a phone total and button stay at the foot of the window. */
export function CartSummary({ cart, refused, wallet }: CartSummaryProps) {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  const isSaving = useCartProgress() === 'saving';
  return (
    <>
      <aside className={styles.summary} aria-label={text('cart.summary')} aria-busy={isSaving}>
        <h2 className={styles.heading}>{text('cart.summary')}</h2>
        {cart.taxMode === 'External' ? null : <PriceSwitch />}
        <PromotionConflict cart={cart} />
        <div className={styles.totals}>
          <OrderTotals order={cart} />
        </div>
        <CartCodes cart={cart} refused={refused} />
        <FreeShipping cart={cart} />
        <div className={styles.ways}>
          <div className={styles.checkout}>
            <CheckoutLink />
          </div>
          <ExpressButton wallet={wallet} />
        </div>
      </aside>
      <div className={styles.bar}>
        <p className={styles.barTotal} aria-busy={isSaving}>
          {firstPrice === 'net' && cart.taxMode === 'Platform'
            ? `${text('cart.total')} ${text('product.taxNote')}`
            : text('cart.total')}{' '}
          <strong>{formatMoney(locale, cart.totalPrice)}</strong>
        </p>
        <CheckoutLink />
      </div>
    </>
  );
}

function CheckoutLink() {
  const text = useText();
  const paths = usePaths();
  return (
    <ButtonLink kind="buy" width="full" href={paths.checkout()} onClick={leaveWhenSaved}>
      {text('cart.checkout')}
    </ButtonLink>
  );
}
