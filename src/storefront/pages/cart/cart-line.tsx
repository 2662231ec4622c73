import type { SubmitEvent } from 'react';
import { formatMoney } from '../../../markets/money-format.ts';
import { changeQuantity } from '../../cart/change-cart.ts';
import { kindOf } from '../../cart/line-kind.ts';
import { removeLineForNow } from '../../cart/remove-line.ts';
import type { ShownCart, ShownLine } from '../../cart/shown-cart.ts';
import { GrossOfLine } from '../../components/gross-beside/gross-of-line.tsx';
import { LineFacts } from '../../components/line-facts/line-facts.tsx';
import { LinePrice } from '../../components/line-price/line-price.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { ProductTitle } from '../../components/product-title/product-title.tsx';
import { clampQuantity } from '../../components/quantity-field/clamp-quantity.ts';
import { QuantityField } from '../../components/quantity-field/quantity-field.tsx';
import { soldOutText } from '../../components/stock-line/sold-out-text.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useSurroundings } from '../../shell.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './cart-line.module.css';
import { isAboutQuantity, type RefusedChange } from './refused-change.ts';

interface CartLineProps {
  readonly cart: ShownCart;
  readonly line: ShownLine;
  readonly isLive: boolean;
  /** How this line's form was refused, without JavaScript. */
  readonly refused: RefusedChange | undefined;
  /** Moves the focus to where it is not lost with the line. */
  readonly onRemove: () => void;
}

/** A line of the cart: a form that changes or removes it. Gifts and guarantees have no quantity of their own. */
export function CartLine({ cart, line, isLive, refused, onRemove }: CartLineProps) {
  const text = useText();
  const locale = useLocale();
  const kind = kindOf(line);
  const { name, maximumQuantity } = line;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!isLive) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (form.get('intent') === 'remove') {
      removeLineForNow(cart, line, text);
      onRemove();
      return;
    }
    if (kind !== 'product') return;
    const typed = String(form.get('quantity'));
    void changeQuantity(line, clampQuantity(typed, maximumQuantity, maximumQuantity).quantity);
  }

  return (
    <form
      method="post"
      className={kind === 'guarantee' ? `${styles.line} ${styles.guarantee}` : styles.line}
      onSubmit={submit}
    >
      <input type="hidden" name="id" value={cart.id} />
      <input type="hidden" name="version" value={cart.version} />
      <input type="hidden" name="lineItemId" value={line.id} />
      <div className={styles.picture}>
        {kind === 'guarantee' ? null : <Picture name={line.variant.images[0]?.name} label="" sizes="96px" />}
      </div>
      <div className={styles.words}>
        <LineName line={line} cart={cart} />
        <LinePrice line={line} order={cart} quantity="hidden" />
        <LineFacts line={line} />
        {kind === 'product' ? <LineWarning line={line} refused={refused} /> : null}
      </div>
      <div className={styles.quantity}>
        {kind === 'product' ? (
          <LineQuantity line={line} refused={refused} />
        ) : (
          <span className={styles.pieces}>{line.quantity} ×</span>
        )}
      </div>
      <strong className={styles.sum}>
        {formatMoney(locale, line.totalPrice)} <GrossOfLine cart={cart} line={line} />
      </strong>
      <button
        type="submit"
        name="intent"
        value="remove"
        className={styles.remove}
        aria-label={text('cart.removeItem', { name })}
      >
        <Icon name="trash" />
      </button>
    </form>
  );
}

/** How many of a product, sent at once; without JavaScript by a button of its own. */
function LineQuantity({ line, refused }: Pick<CartLineProps, 'line' | 'refused'>) {
  const text = useText();
  const { name, quantity, maximumQuantity } = line;
  return (
    <>
      <QuantityField
        name="quantity"
        label={text('cart.quantityOf', { name })}
        initial={refused?.about.type === 'line' ? Number(refused.about.quantity) : quantity}
        stock={maximumQuantity}
        maximum={maximumQuantity}
        onQuantity={(next) => void changeQuantity(line, next)}
      />
      <span className={styles.update}>
        <Button type="submit" name="intent" value="update" size="small">
          {text('cart.update')}
        </Button>
      </span>
    </>
  );
}

/** A guarantee has no page of its own, but a product that it is for. */
function LineName({ line, cart }: Pick<CartLineProps, 'line' | 'cart'>) {
  const text = useText();
  const paths = usePaths();
  const { parentSku } = line.custom;
  if (parentSku !== undefined) {
    const parent = cart.lineItems.find(({ variant }) => variant.sku === parentSku);
    return (
      <>
        <h3 className={styles.name}>{line.name}</h3>
        <p className={styles.small}>{text('cart.guaranteeFor', { name: parent?.name ?? parentSku })}</p>
      </>
    );
  }
  return (
    <>
      <h2 className={styles.name}>
        <a href={paths.product(line.productSlug)}>
          <ProductTitle name={line.name} />
        </a>
      </h2>
      <p className={styles.small}>
        {text('field.colon', { label: text('product.sku') })} {line.variant.sku}
      </p>
    </>
  );
}

/** Too many were asked for, or the stock fell below what the line holds. */
function LineWarning({ line, refused }: Pick<CartLineProps, 'line' | 'refused'>) {
  const text = useText();
  const { year } = useSurroundings();
  const { quantity, maximumQuantity } = line;
  const isRefused = refused !== undefined && isAboutQuantity(refused.code);
  if (!isRefused && quantity <= maximumQuantity) return null;
  return (
    <p className={styles.warning} role={isRefused ? 'alert' : undefined}>
      <Icon name="warning" size="small" />
      <span>
        {isRefused ? <span className={styles.reason}>{text('product.maximumReached')}</span> : null}
        {maximumQuantity === 0
          ? soldOutText(text, line.expectedMonth, year)
          : text('product.lowStock', { count: maximumQuantity })}
      </span>
    </p>
  );
}
