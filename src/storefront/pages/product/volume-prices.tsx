import { formatMoney, formatPercent } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { ProductPageData } from './load-product-page.ts';
import styles from './volume-prices.module.css';

interface VolumePricesProps {
  readonly tiers: ProductPageData['tiers'];
  readonly discounts: ProductPageData['volumeDiscounts'];
}

/** What several pieces cost or save (acceptance P-11, V-02); nothing where they do not. */
export function VolumePrices({ tiers, discounts }: VolumePricesProps) {
  const text = useText();
  const locale = useLocale();
  const rows = [
    ...tiers.map(({ minimumQuantity, value }) => ({
      key: `tier ${minimumQuantity}`,
      pieces: minimumQuantity,
      words: formatMoney(locale, value),
    })),
    ...discounts.map(({ volume, permyriad }) => ({
      key: `discount ${volume}`,
      pieces: volume,
      words: formatPercent(locale, -permyriad),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>{text('product.volumeTitle')}</caption>
      <tbody>
        {rows.map(({ key, pieces, words }) => (
          <tr key={key}>
            <th scope="row">{text('product.volumeFrom', { count: pieces })}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
      {discounts.length === 0 ? null : (
        <tfoot>
          <tr>
            <td colSpan={2} className={styles.note}>
              {text('product.volumeNote')}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
