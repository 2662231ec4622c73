import { type SubmitEvent, useState } from 'react';
import type { CallError } from '../../../api/contract/errors.ts';
import { addToCart } from '../../cart/add-to-cart.ts';
import { openCartDrawer } from '../../cart/cart-drawer-state.ts';
import { quantityOf } from '../../cart/line-action.ts';
import { useCart } from '../../cart/use-cart.ts';
import { QuantityField } from '../../components/quantity-field/quantity-field.tsx';
import type { PageText } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../notifications/notifications.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './buy-form.module.css';

interface BuyFormProps {
  readonly sku: string;
  readonly stock: number;
  readonly maximumQuantity: number;
  /** How the last attempt without JavaScript was refused, and what had been typed. */
  readonly refused?: { readonly code: CallError['code']; readonly quantity: string } | undefined;
}

/** Rule P-05: with nothing left to add, because it is sold out or all of it is in the cart already, it says so. */
function buttonWords(text: PageText, available: number, isAdding: boolean): string {
  if (available <= 0) return text('product.outOfStock');
  return isAdding ? text('product.adding') : text('product.addToCart');
}

/** The id of the form, for buttons that stand outside of it. */
export const BUY_FORM = 'buy';

/** Quantity and button; a plain form that posts to its own page, taken over by the browser's cart with JavaScript (rule P-05). */
export function BuyForm({ sku, stock, maximumQuantity, refused }: BuyFormProps) {
  const text = useText();
  const [isAdding, setIsAdding] = useState(false);
  const inCart = quantityOf(useCart(), sku);
  const available = Math.min(stock, maximumQuantity) - inCart;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    const quantity = Number(new FormData(event.currentTarget).get('quantity')) || 1;
    setIsAdding(true);
    const added = await addToCart(sku, quantity);
    setIsAdding(false);
    if (added.ok) openCartDrawer();
    else if (added.refusal.code === 'QuantityAboveStock' || added.refusal.code === 'QuantityAboveMaximum') {
      notify({ id: 'cart-maximum', type: 'warning', message: text('product.maximumReached') });
    } else notify({ id: 'cart-adding-problem', type: 'error', message: text('product.addFailed') });
  }

  if (stock <= 0) {
    return (
      <Button kind="buy" width="full" disabled>
        {text('product.outOfStock')}
      </Button>
    );
  }
  return (
    <form method="post" onSubmit={submit} className={styles.form} id={BUY_FORM}>
      <input type="hidden" name="sku" value={sku} />
      {refused === undefined ? null : (
        <p className={styles.error} role="alert">
          <Icon name="warning" size="small" />
          {refused.code === 'QuantityAboveStock' || refused.code === 'QuantityAboveMaximum'
            ? text('product.maximumReached')
            : text('product.addFailed')}
        </p>
      )}
      <QuantityField
        name="quantity"
        label={text('product.quantity')}
        initial={Number(refused?.quantity) || 1}
        stock={Math.max(available, 1)}
        maximum={maximumQuantity}
      />
      <Button kind="buy" type="submit" width="full" disabled={available <= 0}>
        <Icon name="cart" />
        {buttonWords(text, available, isAdding)}
      </Button>
    </form>
  );
}
