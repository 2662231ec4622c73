import type { Money } from '../../../kernel/money.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import styles from './gross-beside.module.css';

interface GrossBesideProps {
  readonly amount: Money;
  /** Under the other price, where there is no room beside it. */
  readonly place?: 'beside' | 'below';
  /** Whether something else says that the other price is without VAT. */
  readonly other?: 'says so';
}

/** The price with VAT, where one without stands first, and says so (decision 0050); nothing where nobody asked for that. */
export function GrossBeside({ amount, place = 'beside', other }: GrossBesideProps) {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  if (firstPrice !== 'net') return null;
  const gross = (
    <span className={`${styles.gross} ${styles[place]}`}>
      {formatMoney(locale, amount)} {text('product.taxNote')}
    </span>
  );
  if (other === 'says so') return gross;
  return (
    <>
      <span className={styles.without}>{text('priceView.excluding')}</span> {gross}
    </>
  );
}
