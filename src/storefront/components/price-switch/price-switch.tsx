import { FIRST_PRICE } from '../../first-price.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import styles from './price-switch.module.css';

/**
 * Which price stands first: with VAT, or for companies without it (decision 0050). A form that posts to the page it stands on, which
 * leads back to itself: it works without JavaScript.
 */
export function PriceSwitch() {
  const text = useText();
  const { firstPrice = 'gross' } = useSurroundings();
  const ways = [
    ['gross', 'product.taxNote'],
    ['net', 'priceView.net'],
  ] as const;
  return (
    <form method="post">
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{text('priceView.legend')}</legend>
        {ways.map(([way, words]) => (
          <button
            key={way}
            type="submit"
            name={FIRST_PRICE}
            value={way}
            className={styles.way}
            aria-pressed={way === firstPrice}
          >
            {text(words)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
