import type { Cart, CartLineItem } from '../../../api/contract/cart.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { changeQuantity } from '../../cart/change-cart.ts';
import { kindOf } from '../../cart/line-kind.ts';
import { removeLineForNow } from '../../cart/remove-line.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { GrossOfLine } from '../gross-beside/gross-of-line.tsx';
import { LineFacts } from '../line-facts/line-facts.tsx';
import { LinePrice } from '../line-price/line-price.tsx';
import { Picture } from '../picture/picture.tsx';
import { ProductTitle } from '../product-title/product-title.tsx';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import styles from './drawer-line.module.css';

interface DrawerLineProps {
  readonly cart: Cart;
  readonly line: CartLineItem;
  /** Moves the focus to where it is not lost with the line. */
  readonly onRemove: () => void;
}

/** One line of the drawer: picture, name, quantity, sum; gifts and guarantees have no quantity of their own. */
export function DrawerLine({ cart, line, onRemove }: DrawerLineProps) {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const { name } = line;
  const kind = kindOf(line);
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        {kind === 'guarantee' ? null : <Picture name={line.variant.images[0]?.name} label="" sizes="80px" />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {kind === 'guarantee' ? (
            name
          ) : (
            <a href={paths.product(line.productSlug)}>
              <ProductTitle name={name} />
            </a>
          )}
        </h3>
        <LinePrice line={line} order={cart} quantity="hidden" />
        <LineFacts line={line} />
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('cart.removeItem', { name })}
        onClick={() => {
          removeLineForNow(cart, line, text);
          onRemove();
        }}
      >
        <Icon name="trash" />
      </button>
      <div className={styles.quantity}>
        {kind === 'product' ? (
          <QuantityField
            name="quantity"
            label={text('cart.quantityOf', { name })}
            initial={line.quantity}
            stock={line.maximumQuantity}
            maximum={line.maximumQuantity}
            onQuantity={(quantity) => void changeQuantity(line, quantity)}
          />
        ) : (
          <span className={styles.pieces}>{line.quantity} ×</span>
        )}
      </div>
      <strong className={styles.sum}>
        {formatMoney(locale, line.totalPrice)} <GrossOfLine cart={cart} line={line} />
      </strong>
    </article>
  );
}
