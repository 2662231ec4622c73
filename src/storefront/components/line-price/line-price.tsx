import { formatMoney } from '../../../markets/money-format.ts';
import { kindOf } from '../../cart/line-kind.ts';
import { unitPriceOf } from '../../cart/line-prices.ts';
import { discountStepsOf } from '../../cart/price-parts.ts';
import type { ShownLine } from '../../cart/shown-cart.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { type ExplainedOrder, stepWords } from '../price-breakdown/step-words.ts';
import styles from './line-price.module.css';

interface LinePriceProps {
  readonly line: Pick<ShownLine, 'lineItemMode' | 'custom' | 'quantity' | 'price' | 'priceSteps'>;
  readonly order: ExplainedOrder;
  /** `times`: with the number of pieces before it. */
  readonly quantity: 'hidden' | 'times';
}

/**
 * What one piece costs, then what discounts take off the whole line, by name. A reduced price stands alone: what may be
 * struck is the lowest price of the 30 days before, which the product page tells (rule D-01).
 */
export function LinePrice({ line, order, quantity }: LinePriceProps) {
  const text = useText();
  const locale = useLocale();
  if (kindOf(line) === 'gift') return <p className={styles.gift}>{text('cart.freeGift')}</p>;
  const unit = formatMoney(locale, unitPriceOf(line));
  return (
    <>
      <p className={styles.each}>
        {quantity === 'times'
          ? `${line.quantity} × ${unit}`
          : `${text('field.colon', { label: text('cart.unitPrice') })} ${unit}`}
      </p>
      {discountStepsOf(line).map((step) => (
        <p key={`${step.rule} ${step.id ?? ''}`} className={styles.off}>
          <span>{text('field.colon', { label: stepWords(text, locale, step, order) })}</span>{' '}
          <span className={styles.amount}>{formatMoney(locale, step.amount)}</span>
        </p>
      ))}
    </>
  );
}
