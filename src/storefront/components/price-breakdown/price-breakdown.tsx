import type { Money } from '../../../kernel/money.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { deliveryPriceOf } from '../../cart/line-prices.ts';
import type { PriceStep } from '../../cart/price-parts.ts';
import type { ShownCart, ShownLine } from '../../cart/shown-cart.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import styles from './price-breakdown.module.css';
import { type ExplainedOrder, stepWords } from './step-words.ts';

type BrokenDownOrder = ExplainedOrder &
  Pick<ShownCart, 'priceSteps' | 'totalPrice'> & {
    readonly lineItems: readonly Pick<ShownLine, 'id' | 'name' | 'quantity' | 'priceSteps' | 'totalPrice'>[];
  };

interface Part {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly PriceStep[];
  readonly amount: Money;
}

/** Why everything costs what it costs, folded away: each line, delivery, fees and the total step by step (rule V-08). */
export function PriceBreakdown({ order }: { order: BrokenDownOrder }) {
  const text = useText();
  const { shippingInfo } = order;
  const parts: readonly Part[] = [
    ...order.lineItems.map((line) => ({
      id: line.id,
      title: `${line.quantity} × ${line.name}`,
      steps: line.priceSteps,
      amount: line.totalPrice,
    })),
    ...(shippingInfo === undefined
      ? []
      : [
          {
            id: 'shipping',
            title: shippingInfo.shippingMethodName,
            steps: shippingInfo.priceSteps,
            amount: deliveryPriceOf(shippingInfo),
          },
        ]),
    ...order.customLineItems.map((line) => ({
      id: line.id,
      title: line.name,
      steps: line.priceSteps,
      amount: line.totalPrice,
    })),
    { id: 'total', title: text('cart.total'), steps: order.priceSteps, amount: order.totalPrice },
  ];
  return (
    <details className={styles.breakdown}>
      <summary className={styles.handle}>{text('promotion.explain')}</summary>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <p className={styles.title}>{part.title}</p>
            <Steps part={part} order={order} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Steps({ part, order }: { part: Part; order: ExplainedOrder }) {
  const text = useText();
  const locale = useLocale();
  return (
    <dl>
      {part.steps.map((step) => (
        <div key={`${step.rule} ${step.id ?? ''}`} className={styles.step}>
          <dt>{stepWords(text, locale, step, order)}</dt>
          <dd>{formatMoney(locale, step.amount)}</dd>
        </div>
      ))}
      <div className={`${styles.step} ${styles.sum}`}>
        <dt>{text('cart.sum')}</dt>
        <dd>{formatMoney(locale, part.amount)}</dd>
      </div>
    </dl>
  );
}
