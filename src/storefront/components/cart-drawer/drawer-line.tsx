import type { CartLineItem } from '../../../api/contract/cart.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { changeQuantity, removeLine } from '../../cart/change-cart.ts';
import { unitPriceOf } from '../../cart/line-prices.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import styles from './drawer-line.module.css';

interface DrawerLineProps {
  readonly line: CartLineItem;
  /** Moves the focus to where it is not lost with the line. */
  readonly onRemove: () => void;
}

/** One product of the drawer: picture, name, quantity, sum. */
export function DrawerLine({ line, onRemove }: DrawerLineProps) {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const { name } = line;
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <Picture name={line.variant.images[0]?.name} label="" sizes="80px" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={paths.product(line.productSlug)}>{name}</a>
        </h3>
        <p className={styles.each}>{formatMoney(locale, unitPriceOf(line))}</p>
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('cart.removeItem', { name })}
        onClick={() => {
          void removeLine(line);
          onRemove();
        }}
      >
        <Icon name="trash" />
      </button>
      <div className={styles.quantity}>
        <QuantityField
          name="quantity"
          label={text('cart.quantityOf', { name })}
          initial={line.quantity}
          stock={line.maximumQuantity}
          maximum={line.maximumQuantity}
          onQuantity={(quantity) => void changeQuantity(line, quantity)}
        />
      </div>
      <strong className={styles.sum}>{formatMoney(locale, line.totalPrice)}</strong>
    </article>
  );
}
