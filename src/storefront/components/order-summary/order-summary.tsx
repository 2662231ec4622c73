import { negate } from '../../../kernel/money.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import { formatMoney, formatPercent } from '../../../markets/money-format.ts';
import type { WithdrawalException } from '../../../markets/withdrawal-exceptions.ts';
import { groupLines, kindOf } from '../../cart/line-kind.ts';
import { type PriceParts, pricePartsOf } from '../../cart/price-parts.ts';
import type { ShownCart, ShownLine } from '../../cart/shown-cart.ts';
import { useShownOrder } from '../../cart/use-shown-order.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useSurroundings } from '../../shell.ts';
import { writeWithdrawalException } from '../../write-withdrawal-exception.ts';
import { LinePrice } from '../line-price/line-price.tsx';
import { Picture } from '../picture/picture.tsx';
import { labelDiscount } from '../price-breakdown/label-discount.ts';
import { PriceBreakdown } from '../price-breakdown/price-breakdown.tsx';
import { ProductTitle } from '../product-title/product-title.tsx';
import styles from './order-summary.module.css';

/** What a cart and an order have in common: what is bought and what it comes to. */
export type SummarisedOrder = Pick<
  ShownCart,
  | 'customLineItems'
  | 'appliedDiscounts'
  | 'discountCodes'
  | 'subtotal'
  | 'totalPrice'
  | 'taxedPrice'
  | 'taxMode'
  | 'priceSteps'
> & {
  readonly lineItems: readonly Omit<ShownLine, 'maximumQuantity' | 'expectedMonth' | 'guaranteeOffers'>[];
  readonly shippingInfo?: ShownCart['shippingInfo'] | undefined;
};

const ONE_IN_BASIS_POINTS = 10_000;

/** What was bought as well as what it comes to: of whom, for what is said to consumers alone. */
export type ListedOrder = Omit<SummarisedOrder, 'lineItems'> & {
  readonly clientType: ClientType;
  readonly lineItems: readonly (SummarisedOrder['lineItems'][number] & {
    readonly withdrawalException?: WithdrawalException | undefined;
  })[];
};

/** The lines with pictures, then delivery, total and the VAT in it; a company that is charged NET sees every amount without it (rule C-06). */
export function OrderSummary({ order, names }: { order: ListedOrder; names?: 'linked' }) {
  return (
    <div className={styles.summary}>
      <OrderLines order={useShownOrder(order)} names={names} />
      <OrderTotals order={order} />
    </div>
  );
}

function OrderLines({ order, names }: { order: ListedOrder; names: 'linked' | undefined }) {
  const text = useText();
  const paths = usePaths();
  const locale = useLocale();
  const groups = groupLines<ListedOrder['lineItems'][number]>(order.lineItems);
  return (
    <ul className={styles.lines}>
      {groups.flatMap(({ line: product, guarantees }) =>
        [product, ...guarantees].map((line) => (
          <li key={line.id} className={styles.line}>
            {kindOf(line) === 'guarantee' ? (
              <div />
            ) : (
              <div className={styles.picture}>
                <Picture name={line.variant.images[0]?.name} label="" sizes="64px" />
              </div>
            )}
            <div className={styles.text}>
              <span className={styles.name}>
                {names === 'linked' && kindOf(line) !== 'guarantee' ? (
                  <a href={paths.product(line.productSlug)}>
                    <ProductTitle name={line.name} />
                  </a>
                ) : (
                  <ProductTitle name={line.name} />
                )}
              </span>
              {kindOf(line) === 'guarantee' ? null : (
                <span className={styles.parent}>
                  {text('field.colon', { label: text('product.sku') })}{' '}
                  <span translate="no">{line.variant.sku}</span>
                </span>
              )}
              {kindOf(line) === 'guarantee' ? (
                <span className={styles.parent}>{text('cart.guaranteeFor', { name: product.name })}</span>
              ) : null}
              {line.withdrawalException === undefined || order.clientType === 'COMPANY' ? null : (
                <span className={styles.parent}>
                  {writeWithdrawalException(text, line.withdrawalException)}
                </span>
              )}
              <div className={styles.sum}>
                <div>
                  <LinePrice line={line} order={order} quantity="times" />
                </div>
                <span className={styles.amount}>{formatMoney(locale, line.totalPrice)}</span>
              </div>
            </div>
          </li>
        )),
      )}
    </ul>
  );
}

/** From the goods at list price to what is charged, then the tax in it, what was saved, and why it all is so (rule V-08). */
export function OrderTotals({ order }: { order: SummarisedOrder }) {
  const text = useText();
  const locale = useLocale();
  const shown = useShownOrder(order);
  const { shippingInfo, customLineItems, taxMode } = shown;
  const { shipping, saved } = pricePartsOf(shown);
  return (
    <div className={styles.amounts}>
      <dl className={styles.totals}>
        <GoodsRows order={shown} />
        {shippingInfo === undefined ? null : (
          <Row
            term={shippingInfo.shippingMethodName}
            value={
              shippingInfo.price.centAmount === 0
                ? text('cart.free')
                : formatMoney(locale, shippingInfo.price)
            }
          />
        )}
        <DiscountRows discounts={shipping} order={shown} />
        {customLineItems.map((line) => (
          <Row key={line.id} term={line.name} value={formatMoney(locale, line.totalPrice)} />
        ))}
        <TotalRows order={shown} />
        {saved.centAmount > 0 && taxMode === 'Platform' ? (
          <Row look="saved" term={text('cart.saved')} value={formatMoney(locale, saved)} />
        ) : null}
      </dl>
      <AmountsNote taxMode={taxMode} />
      {order.appliedDiscounts.some(({ type }) => type === 'personal-discount') ? (
        <p className={styles.tax}>{text('promotion.personalNote')}</p>
      ) : null}
      <PriceBreakdown order={order} />
    </div>
  );
}

/** Says of amounts without VAT that they are: because none is charged, or because such prices stand first. */
export function AmountsNote({ taxMode }: Pick<SummarisedOrder, 'taxMode'>) {
  const text = useText();
  const { firstPrice } = useSurroundings();
  if (taxMode === 'External') return <p className={styles.tax}>{text('netPrices.note')}</p>;
  return firstPrice === 'net' ? <p className={styles.tax}>{text('priceView.amounts')}</p> : null;
}

/** What is charged, and the VAT: told of the total, or on top of amounts that stand there without it. */
function TotalRows({ order: { totalPrice, taxedPrice, taxMode } }: { order: SummarisedOrder }) {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  const isOnTop = firstPrice === 'net';
  const total = text('cart.total');
  const taxes = taxMode === 'External' ? [] : taxedPrice.taxPortions;
  const taxRows = taxes.map(({ rate, amount }) => {
    const written = { rate: formatPercent(locale, Math.round(rate * ONE_IN_BASIS_POINTS)) };
    const value = formatMoney(locale, amount);
    return isOnTop ? (
      <Row key={rate} term={text('priceView.plusTax', written)} value={value} />
    ) : (
      <Row key={rate} look="tax" term={text('cart.taxIncluded', written)} value={value} />
    );
  });
  return (
    <>
      {isOnTop ? taxRows : null}
      <Row
        look="total"
        term={isOnTop && taxes.length > 0 ? `${total} ${text('product.taxNote')}` : total}
        value={formatMoney(locale, totalPrice)}
      />
      {isOnTop ? null : taxRows}
    </>
  );
}

/** What the goods come to; where something is taken off, from what they cost before on. */
function GoodsRows({ order }: { order: SummarisedOrder }) {
  const text = useText();
  const locale = useLocale();
  const { goodsTotal, goods } = pricePartsOf(order);
  return (
    <>
      {goods.length > 0 ? (
        <Row term={text('promotion.goods')} value={formatMoney(locale, goodsTotal)} />
      ) : null}
      <DiscountRows discounts={goods} order={order} />
      <Row term={text('cart.subtotal')} value={formatMoney(locale, order.subtotal)} />
    </>
  );
}

function DiscountRows({ discounts, order }: { discounts: PriceParts['goods']; order: SummarisedOrder }) {
  const text = useText();
  const locale = useLocale();
  return discounts.map((discount) => (
    <Row
      key={discount.key}
      look="off"
      term={labelDiscount(text, discount, order.discountCodes)}
      value={formatMoney(locale, negate(discount.discountedAmount))}
    />
  ));
}

interface RowProps {
  readonly term: string;
  readonly value: string;
  readonly look?: 'total' | 'tax' | 'off' | 'saved';
}

function Row({ term, value, look }: RowProps) {
  return (
    <div className={look === undefined ? styles.row : `${styles.row} ${styles[look]}`}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
