import { postWhenSaved } from '../../cart/post-when-saved.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { CartFields } from './cart-codes.tsx';
import styles from './cart-page.module.css';

/** Gifts that were refused, each with a way back (rule G-06). */
export function GiftOffers({ cart }: { cart: Pick<ShownCart, 'id' | 'version' | 'giftOffers'> }) {
  const text = useText();
  return cart.giftOffers.map(({ cartDiscountKey, name }) => (
    <form key={cartDiscountKey} method="post" className={styles.gift} onSubmit={postWhenSaved}>
      <CartFields cart={cart} intent="accept-gift" />
      <input type="hidden" name="cartDiscountKey" value={cartDiscountKey} />
      <p>{text('promotion.giftRefused', { name })}</p>
      <Button type="submit" size="small">
        {text('promotion.giftTake')}
      </Button>
    </form>
  ));
}
