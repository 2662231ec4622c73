import { formatMoney } from '../../../markets/money-format.ts';
import { postWhenSaved } from '../../cart/post-when-saved.ts';
import type { ShownCart, ShownLine } from '../../cart/shown-cart.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './guarantee-choice.module.css';

interface GuaranteeChoiceProps {
  readonly cart: Pick<ShownCart, 'id' | 'version'>;
  readonly line: Pick<ShownLine, 'guaranteeOffers' | 'variant'>;
}

/** A tick that was made, or kept by the browser, before the page could act on it has bought nothing: it goes. */
function untick(box: HTMLInputElement | null): void {
  if (box !== null) box.checked = false;
}

/**
 * Extra guarantees for a product: never ticked before, always called optional (rules E-01, D-05). A form of the cart
 * page; ticking sends it, without JavaScript its button does.
 */
export function GuaranteeChoice({ cart, line }: GuaranteeChoiceProps) {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  if (line.guaranteeOffers.length === 0) return null;
  return (
    <div className={styles.choice}>
      {line.guaranteeOffers.map(({ sku, name, price }) => (
        <form key={sku} method="post" action={paths.cart()} onSubmit={postWhenSaved} className={styles.form}>
          <input type="hidden" name="intent" value="add-guarantee" />
          <input type="hidden" name="id" value={cart.id} />
          <input type="hidden" name="version" value={cart.version} />
          <input type="hidden" name="parentSku" value={line.variant.sku} />
          <label className={styles.label}>
            <input
              ref={untick}
              type="checkbox"
              name="sku"
              value={sku}
              autoComplete="off"
              className={styles.box}
              onChange={(event) => {
                if (event.target.checked) event.target.form?.requestSubmit();
              }}
            />
            <span>{text('cart.guaranteeOffer', { name, price: formatMoney(locale, price) })}</span>
          </label>
          <span className={styles.button}>
            <Button type="submit" size="small">
              {text('cart.guaranteeAdd')}
            </Button>
          </span>
        </form>
      ))}
      <p className={styles.hint}>{text('cart.guaranteeHint')}</p>
    </div>
  );
}
