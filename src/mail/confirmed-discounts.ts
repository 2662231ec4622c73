import { type Money, multiply, negate, subtract, sum } from '../kernel/money.ts';
import { formatMoney } from '../markets/money-format.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import type { MailText } from './mail-text.ts';

type Applied = ConfirmedOrder['appliedDiscounts'][number];
type Line = ConfirmedOrder['lineItems'][number];

/** A label and the amount, less where it is taken off. */
interface Row {
  readonly label: string;
  readonly value: string;
}

/** The discount with the code that brought it, and said to be personal where it is (rules V-05, D-07). */
function labelOf({ key, name, type }: Applied, order: ConfirmedOrder, text: MailText): string {
  switch (type) {
    case 'cart-discount':
      return name;
    case 'volume-discount':
      return text('volumeDiscountLabel', { name });
    case 'personal-discount':
      return text('personalDiscountLabel', { name });
    case 'discount-code': {
      const code = order.discountCodes.find(({ discountCode }) =>
        discountCode.cartDiscounts.some((discount) => discount.key === key),
      );
      return code === undefined ? name : text('codeDiscountLabel', { name, code: code.discountCode.code });
    }
  }
}

function toRow(applied: Applied, order: ConfirmedOrder, text: MailText): Row {
  return {
    label: labelOf(applied, order, text),
    value: formatMoney(order.locale, negate(applied.discountedAmount)),
  };
}

export function describeDiscounts(
  order: ConfirmedOrder,
  target: Applied['targetType'],
  text: MailText,
): readonly Row[] {
  return order.appliedDiscounts
    .filter(({ targetType }) => targetType === target)
    .map((applied) => toRow(applied, order, text));
}

/** All pieces at what one costs; net, where that is rounded by the piece, what leads down to the subtotal without a cent left. */
function sumAtUnitPrices({ taxMode, lineItems, appliedDiscounts, subtotal }: ConfirmedOrder): Money {
  const { currencyCode } = subtotal;
  if (taxMode === 'Platform') {
    return sum(
      currencyCode,
      lineItems.map(({ price, quantity }) => multiply((price.discounted ?? price).value, quantity)),
    );
  }
  const takenOff = appliedDiscounts.filter(({ targetType }) => targetType === 'lineItems');
  return sum(currencyCode, [subtotal, ...takenOff.map(({ discountedAmount }) => discountedAmount)]);
}

/** From the list prices down to the subtotal; nothing where nothing is taken off. */
export function describeGoods(order: ConfirmedOrder, text: MailText): readonly Row[] {
  const { lineItems, locale, subtotal } = order;
  const total = (amountOf: (line: Line) => Money) => sum(subtotal.currencyCode, lineItems.map(amountOf));
  const reduced = total(({ price, quantity }) =>
    multiply(subtract((price.discounted ?? price).value, price.value), quantity),
  );
  const listTotal = subtract(sumAtUnitPrices(order), reduced);
  const discounts = describeDiscounts(order, 'lineItems', text);
  if (reduced.centAmount === 0 && discounts.length === 0) return [];
  return [
    { label: text('listTotalLabel'), value: formatMoney(locale, listTotal) },
    ...(reduced.centAmount === 0
      ? []
      : [{ label: text('reducedLabel'), value: formatMoney(locale, reduced) }]),
    ...discounts,
  ];
}

/** What was taken off a line, by name. */
export function describeLineDiscounts(line: Line, order: ConfirmedOrder, text: MailText): readonly string[] {
  return order.appliedDiscounts.flatMap((applied) =>
    line.priceSteps
      .filter(({ rule, id }) => rule === applied.type && id === applied.key)
      .map(({ amount }) => `${labelOf(applied, order, text)}: ${formatMoney(order.locale, amount)}`),
  );
}
