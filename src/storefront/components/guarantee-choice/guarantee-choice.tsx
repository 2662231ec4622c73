import { useState } from 'react';
import { chooseGuarantee } from '../../cart/choose-guarantee.ts';
import { groupLines } from '../../cart/line-kind.ts';
import { unitPriceOf } from '../../cart/line-prices.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { useGrossPrices } from '../../use-prices.ts';
import styles from './guarantee-choice.module.css';
import { GuaranteeRadios } from './guarantee-radios.tsx';

interface GuaranteeChoiceProps {
  /** With its prices as they are charged: a guarantee may be taxed otherwise than what it is for, so its price has VAT in it. */
  readonly cart: Pick<ShownCart, 'id' | 'version' | 'taxMode' | 'lineItems'>;
  readonly lineId: string;
}

/**
 * The paid guarantee of a line in the cart: chosen, changed and given up in place, and nothing leads anywhere (WCAG 3.2.2). Without
 * JavaScript a form of the cart page with a button.
 */
export function GuaranteeChoice({ cart, lineId }: GuaranteeChoiceProps) {
  const text = useText();
  const write = useGrossPrices(cart.taxMode);
  const paths = usePaths();
  /** What was chosen while the shop has not answered. */
  const [wanted, setWanted] = useState<string>();
  const group = groupLines(cart.lineItems).find(({ line }) => line.id === lineId);
  if (group === undefined) return null;
  const {
    line,
    guarantees: [taken],
  } = group;
  const offers = [
    ...line.guaranteeOffers,
    ...(taken === undefined ? [] : [{ sku: taken.variant.sku, name: taken.name, price: unitPriceOf(taken) }]),
  ].toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
  if (offers.length === 0) return null;

  async function choose(sku: string) {
    setWanted(sku);
    await chooseGuarantee(line.variant.sku, sku);
    setWanted(undefined);
  }

  return (
    <form
      method="post"
      action={paths.cart()}
      // Enter would send it.
      onSubmit={(event) => event.preventDefault()}
      className={styles.form}
    >
      <input type="hidden" name="intent" value="set-guarantee" />
      <input type="hidden" name="id" value={cart.id} />
      <input type="hidden" name="version" value={cart.version} />
      <input type="hidden" name="parentSku" value={line.variant.sku} />
      {taken === undefined ? null : <input type="hidden" name="lineItemId" value={taken.id} />}
      <GuaranteeRadios
        name="sku"
        options={offers.map(({ sku, name, price }) => ({
          sku,
          name,
          price: text('cart.guaranteePrice', { price: write(price) }),
        }))}
        chosen={wanted ?? taken?.variant.sku}
        onChoose={(sku) => void choose(sku)}
      />
      <span className={styles.button}>
        <Button
          type="submit"
          size="small"
          aria-label={`${text('cart.update')}: ${text('cart.guaranteeTitle')}`}
        >
          {text('cart.update')}
        </Button>
      </span>
    </form>
  );
}
