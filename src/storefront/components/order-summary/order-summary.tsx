import type { Cart } from '../../../api/contract/cart.ts';
import type { Order } from '../../../api/contract/orders.ts';
import { formatMoney, formatPercent } from '../../../markets/money-format.ts';
import { deliveryPriceOf, unitPriceOf } from '../../cart/line-prices.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './order-summary.module.css';

/** What a cart and an order have in common: what is bought and what it comes to. */
export type SummarisedOrder = Pick<
  Cart | Order,
  'lineItems' | 'customLineItems' | 'subtotal' | 'totalPrice' | 'taxedPrice' | 'taxMode'
> & {
  readonly shippingInfo?: Cart['shippingInfo'] | undefined;
};

const PERMYRIAD = 10_000;

/** The lines with pictures, then delivery, total and the VAT in it; a company that is charged NET sees the VAT taken off (C-06). */
export function OrderSummary({ order }: { order: SummarisedOrder }) {
  return (
    <div className={styles.summary}>
      <OrderLines lines={order.lineItems} />
      <OrderTotals order={order} />
    </div>
  );
}

function OrderLines({ lines }: { lines: SummarisedOrder['lineItems'] }) {
  const locale = useLocale();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const [image] = line.variant.images;
        return (
          <li key={line.id} className={styles.line}>
            <div className={styles.picture}>
              <Picture name={image?.name} label="" sizes="64px" />
            </div>
            <div className={styles.text}>
              <span className={styles.name}>{line.name}</span>
              <span className={styles.sum}>
                <span className={styles.each}>
                  {line.quantity} × {formatMoney(locale, unitPriceOf(line))}
                </span>
                <span className={styles.amount}>{formatMoney(locale, line.totalPrice)}</span>
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function OrderTotals({ order }: { order: SummarisedOrder }) {
  const text = useText();
  const locale = useLocale();
  const { shippingInfo, customLineItems, subtotal, totalPrice, taxedPrice, taxMode } = order;
  const taxes = taxedPrice.taxPortions.map(({ rate, amount }) => ({
    rate: formatPercent(locale, Math.round(rate * PERMYRIAD)),
    amount,
  }));
  return (
    <dl className={styles.totals}>
      <div className={styles.row}>
        <dt>{text('cart.subtotal')}</dt>
        <dd>{formatMoney(locale, subtotal)}</dd>
      </div>
      {shippingInfo === undefined ? null : (
        <div className={styles.row}>
          <dt>{shippingInfo.shippingMethodName}</dt>
          <dd>
            {deliveryPriceOf(shippingInfo).centAmount === 0
              ? text('cart.free')
              : formatMoney(locale, deliveryPriceOf(shippingInfo))}
          </dd>
        </div>
      )}
      {customLineItems.map((line) => (
        <div key={line.id} className={styles.row}>
          <dt>{line.name}</dt>
          <dd>{formatMoney(locale, line.totalPrice)}</dd>
        </div>
      ))}
      {taxMode === 'External'
        ? taxes.map(({ rate, amount }) => (
            <div key={rate} className={styles.row}>
              <dt>{text('cart.taxDeducted', { rate })}</dt>
              <dd>{formatMoney(locale, { ...amount, centAmount: -amount.centAmount })}</dd>
            </div>
          ))
        : null}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{text('cart.total')}</dt>
        <dd>{formatMoney(locale, totalPrice)}</dd>
      </div>
      {taxMode === 'External'
        ? null
        : taxes.map(({ rate, amount }) => (
            <div key={rate} className={`${styles.row} ${styles.tax}`}>
              <dt>{text('cart.taxIncluded', { rate })}</dt>
              <dd>{formatMoney(locale, amount)}</dd>
            </div>
          ))}
    </dl>
  );
}
