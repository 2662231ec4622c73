import { add, type Money, money, roundingStepOf, sum } from '../kernel/money.ts';
import { roundShare } from '../kernel/round.ts';

interface Taxed {
  readonly taxedPrice: { readonly totalNet: Money; readonly totalGross: Money };
}

interface Price {
  readonly value: Money;
}

/** The amounts of a cart or an order, all of them gross but for its total. */
interface PricedOrder {
  readonly taxMode: 'Platform' | 'External';
  readonly lineItems: readonly (Taxed & {
    readonly price: Price & { readonly discounted?: Price | undefined };
    readonly totalPrice: Money;
    readonly priceSteps: readonly { readonly amount: Money }[];
  })[];
  readonly appliedDiscounts: readonly {
    readonly targetType: 'lineItems' | 'shipping';
    readonly discountedAmount: Money;
  }[];
  readonly subtotal: Money;
  readonly shippingInfo?:
    | (Taxed & { readonly price: Money; readonly discountedPrice?: Price | undefined })
    | undefined;
  readonly customLineItems: readonly (Taxed & { readonly totalPrice: Money })[];
}

type ToNet = (amount: Money) => Money;

const ONE_IN_BASIS_POINTS = 10_000;

/** What is left of a gross amount without its tax (rule V-06). */
export function withoutTax({ currencyCode, centAmount }: Money, ratePermyriad: number): Money {
  const whole = ONE_IN_BASIS_POINTS + ratePermyriad;
  return money(
    currencyCode,
    centAmount - roundShare(centAmount, ratePermyriad, whole, roundingStepOf(currencyCode)),
  );
}

/** How much of an amount is net, by what is net of the whole that it belongs to. */
function shareOf(net: Money, gross: Money): ToNet {
  return ({ currencyCode, centAmount }) =>
    money(
      currencyCode,
      roundShare(centAmount, net.centAmount, gross.centAmount, roundingStepOf(currencyCode)),
    );
}

/** Of what costs nothing no share can be told: that of the goods is as good. */
function shareOfPart({ taxedPrice: { totalNet, totalGross } }: Taxed, ofGoods: ToNet): ToNet {
  return totalGross.centAmount === 0 ? ofGoods : shareOf(totalNet, totalGross);
}

function priceToNet(price: PricedOrder['lineItems'][number]['price'], toNet: ToNet) {
  const { value, discounted } = price;
  return {
    value: toNet(value),
    ...(discounted === undefined ? {} : { discounted: { value: toNet(discounted.value) } }),
  };
}

/**
 * The same order as a company reads it that is charged net (rule V-06): lines, discounts, delivery and fees without their VAT.
 * They sum up to the total, for that was made of the same parts; what one piece costs is rounded by itself. An order that is
 * charged gross stays as it is.
 */
export function toNetPrices<Order extends PricedOrder>(order: Order): Order {
  const { taxMode, lineItems, appliedDiscounts, shippingInfo, customLineItems } = order;
  const { currencyCode } = order.subtotal;
  if (taxMode === 'Platform') return order;
  const sumOf = (pick: (line: Taxed) => Money) => sum(currencyCode, lineItems.map(pick));
  const net = sumOf(({ taxedPrice }) => taxedPrice.totalNet);
  const gross = sumOf(({ taxedPrice }) => taxedPrice.totalGross);
  const ofGoods: ToNet = gross.centAmount === 0 ? (amount) => amount : shareOf(net, gross);
  const ofDelivery = shippingInfo === undefined ? ofGoods : shareOfPart(shippingInfo, ofGoods);
  const discounts = appliedDiscounts.map((discount) => ({
    ...discount,
    discountedAmount: (discount.targetType === 'shipping' ? ofDelivery : ofGoods)(discount.discountedAmount),
  }));
  const netLines = lineItems.map((line) => {
    const toNet = shareOfPart(line, ofGoods);
    return {
      ...line,
      price: priceToNet(line.price, toNet),
      totalPrice: toNet(line.totalPrice),
      priceSteps: line.priceSteps.map((step) => ({ ...step, amount: toNet(step.amount) })),
    };
  });
  const netOrder = {
    ...order,
    lineItems: netLines,
    appliedDiscounts: discounts,
    // Of the lines as they are shown: their quantities may be ahead of what the server taxed.
    subtotal: sum(
      currencyCode,
      netLines.map(({ totalPrice }) => totalPrice),
    ),
    customLineItems: customLineItems.map((line) => ({ ...line, totalPrice: line.taxedPrice.totalNet })),
  };
  if (shippingInfo === undefined) return netOrder;
  const { totalNet } = shippingInfo.taxedPrice;
  const off = discounts.filter(({ targetType }) => targetType === 'shipping');
  const price = off.reduce((before, { discountedAmount }) => add(before, discountedAmount), totalNet);
  return {
    ...netOrder,
    shippingInfo: {
      ...shippingInfo,
      price,
      ...(shippingInfo.discountedPrice === undefined ? {} : { discountedPrice: { value: totalNet } }),
    },
  };
}
