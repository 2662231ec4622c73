import type { Money } from '../../../kernel/money.ts';
import { priceCart } from '../../rules/pricing/price-cart.ts';
import type { PricedCart } from '../../rules/pricing/priced-cart.ts';
import type { TaxedPrice } from '../../rules/tax/tax.ts';
import type { Order, OrderContents } from './order.ts';

/** An amount that is not what was stored. */
interface PriceDifference {
  /** `line <id>`, `shipping`, `fee <key>`, `total`, each with `net` or `tax <rate>` where it is about that. */
  readonly what: string;
  /** Minor units; `undefined` where there is no such thing. */
  readonly stored: number | undefined;
  readonly repriced: number | undefined;
}

export type RepricedOrder =
  | { readonly result: 'same' }
  /** The order is from before its input was kept: there is nothing to price. */
  | { readonly result: 'without-input' }
  | { readonly result: 'different'; readonly differences: readonly PriceDifference[] };

type Amounts = Map<string, number>;

function addTaxed(amounts: Amounts, name: string, charged: Money, taxed: TaxedPrice): void {
  amounts.set(name, charged.centAmount);
  amounts.set(`${name} net`, taxed.totalNet.centAmount);
  amounts.set(`${name} gross`, taxed.totalGross.centAmount);
  for (const portion of taxed.taxPortions) {
    amounts.set(`${name} tax ${portion.name} ${portion.rate}`, portion.amount.centAmount);
  }
}

type Priced = Pick<OrderContents, 'customLineItems' | 'taxedPrice' | 'subtotal'> & {
  readonly lineItems: PricedCart['lines'];
  readonly shippingInfo: PricedCart['shipping'];
  readonly totalPrice: Money;
};

/** Every amount of a priced thing under its name. */
function listAmounts(priced: Priced): Amounts {
  const amounts: Amounts = new Map();
  for (const line of priced.lineItems) addTaxed(amounts, `line ${line.id}`, line.totalPrice, line.taxedPrice);
  const { shippingInfo } = priced;
  if (shippingInfo !== undefined) addTaxed(amounts, 'shipping', shippingInfo.price, shippingInfo.taxedPrice);
  for (const fee of priced.customLineItems)
    addTaxed(amounts, `fee ${fee.key}`, fee.totalPrice, fee.taxedPrice);
  amounts.set('subtotal', priced.subtotal.centAmount);
  addTaxed(amounts, 'total', priced.totalPrice, priced.taxedPrice);
  return amounts;
}

/** Prices an order's frozen input with the code of the day and compares every amount (rule V-08). */
export function repriceOrder({
  contents,
  totalPrice,
}: Pick<Order, 'contents' | 'totalPrice'>): RepricedOrder {
  if (contents.pricingInput === undefined) return { result: 'without-input' };
  const { lines, customLines, shipping, ...priced } = priceCart(contents.pricingInput);
  const stored = listAmounts({ ...contents, totalPrice });
  const repriced = listAmounts({
    ...priced,
    lineItems: lines,
    customLineItems: customLines,
    shippingInfo: shipping,
  });
  const differences = [...new Set([...stored.keys(), ...repriced.keys()])]
    .filter((what) => stored.get(what) !== repriced.get(what))
    .map((what) => ({ what, stored: stored.get(what), repriced: repriced.get(what) }));
  return differences.length === 0 ? { result: 'same' } : { result: 'different', differences };
}
