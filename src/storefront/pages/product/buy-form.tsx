import { type SubmitEvent, useState } from 'react';
import type { CallError } from '../../../api/contract/errors.ts';
import { addToCart } from '../../cart/add-to-cart.ts';
import { sidebarDelay } from '../../cart/cart-delay.ts';
import { openCartDrawer } from '../../cart/cart-drawer-state.ts';
import { quantityOf } from '../../cart/line-action.ts';
import { useCart } from '../../cart/use-cart.ts';
import {
  type GuaranteeOption,
  GuaranteeRadios,
} from '../../components/guarantee-choice/guarantee-radios.tsx';
import { QuantityField } from '../../components/quantity-field/quantity-field.tsx';
import type { PageText } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../notifications/notifications.ts';
import { usePaths } from '../../paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './buy-form.module.css';
import { VolumePrices } from './volume-prices.tsx';
import type { VolumeTable } from './write-volume.ts';

interface BuyFormProps {
  readonly sku: string;
  readonly stock: number;
  readonly maximumQuantity: number;
  readonly volume?: VolumeTable | undefined;
  /** Paid guarantees with what they cost. */
  readonly guarantees: readonly GuaranteeOption[];
  /** What the product can be paid by in one go, with all else that lies in the cart (rule Y-05). */
  readonly wallet?: string | undefined;
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
export function BuyForm({ sku, stock, maximumQuantity, volume, guarantees, wallet, refused }: BuyFormProps) {
  const text = useText();
  const [isAdding, setIsAdding] = useState(false);
  const [quantity, setQuantity] = useState(Number(refused?.quantity) || 1);
  const inCart = quantityOf(useCart(), sku);
  const available = Math.min(stock, maximumQuantity) - inCart;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    // The wallet's button leads somewhere else.
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (isAdding) return;
    const form = new FormData(event.currentTarget);
    setIsAdding(true);
    const guarantee = String(form.get('guarantee') ?? '');
    const added = await addToCart(sku, Number(form.get('quantity')) || 1, guarantee || undefined);
    setIsAdding(false);
    if (added.ok) setTimeout(openCartDrawer, sidebarDelay(navigator));
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
      {refused === undefined ? null : <Refusal code={refused.code} />}
      <QuantityField
        name="quantity"
        label={text('product.quantity')}
        initial={Number(refused?.quantity) || 1}
        stock={Math.max(available, 1)}
        maximum={maximumQuantity}
        onQuantity={setQuantity}
      />
      <Button kind="buy" type="submit" width="full" disabled={available <= 0}>
        <Icon name="cart" />
        {buttonWords(text, available, isAdding)}
      </Button>
      {wallet === undefined ? null : <Express wallet={wallet} isDisabled={available <= 0} />}
      <Choices volume={volume} guarantees={guarantees} pieces={quantity} />
    </form>
  );
}

/** The same form, on to the wallet's sheet. */
function Express({ wallet, isDisabled }: { readonly wallet: string; readonly isDisabled: boolean }) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={styles.whole}>
      <Button type="submit" width="full" formAction={paths.express()} disabled={isDisabled}>
        {text('cart.express', { wallet })}
      </Button>
    </div>
  );
}

/** Why it was not added, without JavaScript. */
function Refusal({ code }: { readonly code: CallError['code'] }) {
  const text = useText();
  const isTooMany = code === 'QuantityAboveStock' || code === 'QuantityAboveMaximum';
  return (
    <p className={styles.error} role="alert">
      <Icon name="warning" size="small" />
      {text(isTooMany ? 'product.maximumReached' : 'product.addFailed')}
    </p>
  );
}

/** What depends on how many are bought, and what can be bought with them. */
function Choices({
  volume,
  guarantees,
  pieces,
}: Pick<BuyFormProps, 'volume' | 'guarantees'> & { readonly pieces: number }) {
  return (
    <>
      {volume === undefined ? null : (
        <div className={styles.whole}>
          <VolumePrices table={volume} pieces={pieces} />
        </div>
      )}
      {guarantees.length === 0 ? null : (
        <div className={styles.whole}>
          <GuaranteeRadios name="guarantee" options={guarantees} />
        </div>
      )}
    </>
  );
}
