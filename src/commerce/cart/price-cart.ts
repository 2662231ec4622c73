import { add, type CurrencyCode, type Money, money, multiply, sum } from '../../kernel/money.ts';
import type { Sellable } from '../catalogue/get-sellable.ts';
import {
  compareWithCart,
  pickShippingMethod,
  priceShipping,
  repairShippingMethod,
  type ShippingFees,
  type ShippingMethodKey,
  type ShippingMethodState,
} from '../shipping/shipping.ts';
import { sumTaxedPrices, type TaxedPrice, type TaxRate, taxLine } from '../tax/tax.ts';
import type { Cart, CartLine } from './cart.ts';
import { maximumQuantityOf } from './quantity.ts';

/** What a market asks for at one moment. */
export interface PricingTerms {
  readonly currencyCode: CurrencyCode;
  readonly taxRate: TaxRate;
  readonly shippingFees: ShippingFees;
}

/** A line with its price; also what an order keeps of it. */
export interface PricedLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly productType: string;
  readonly package: ShippingMethodKey;
  readonly image?: { readonly name: string; readonly label: string };
  readonly quantity: number;
  /** Gross, of one piece. */
  readonly price: Money;
  readonly totalPrice: Money;
  readonly taxedPrice: TaxedPrice;
}

/** A line of a cart also knows what could be had. */
export interface CartLineView extends PricedLine {
  /** Pieces on stock, those in the cart included. */
  readonly availableQuantity: number;
  /** The most this line can hold: the lower of stock and maximum. */
  readonly maximumQuantity: number;
}

export interface ShippingInfo {
  readonly methodKey: ShippingMethodKey;
  readonly state: ShippingMethodState;
  readonly price: Money;
  readonly taxedPrice: TaxedPrice;
  readonly freeAbove: Money;
}

/** One reason of an amount; read from first to last they lead to the total (acceptance V-08). */
export interface PriceStep {
  readonly rule: 'list-price' | 'quantity' | 'subtotal' | 'shipping-fee' | 'free-shipping' | 'total' | 'tax';
  /** The sku, the shipping method or the tax rate in permyriad that the step is about. */
  readonly subject?: string;
  readonly amount: Money;
}

export interface PricedCart {
  readonly lines: readonly CartLineView[];
  /** Skus the store no longer sells: they cost nothing and cannot be ordered. */
  readonly droppedSkus: readonly string[];
  /** Absent while the cart is empty or has no method. */
  readonly shippingInfo: ShippingInfo | undefined;
  readonly subtotal: Money;
  readonly totalPrice: Money;
  readonly taxedPrice: TaxedPrice;
  readonly steps: readonly PriceStep[];
}

function priceLine(line: CartLine, sellable: Sellable, terms: PricingTerms): CartLineView {
  const totalPrice = multiply(sellable.price, line.quantity);
  return {
    id: line.id,
    sku: line.sku,
    name: sellable.name,
    slug: sellable.slug,
    productType: sellable.productType,
    package: sellable.package,
    ...(sellable.image === undefined ? {} : { image: sellable.image }),
    quantity: line.quantity,
    price: sellable.price,
    totalPrice,
    taxedPrice: taxLine(totalPrice, terms.taxRate),
    availableQuantity: sellable.available,
    maximumQuantity: maximumQuantityOf(sellable),
  };
}

function priceDelivery(
  method: ShippingMethodKey | undefined,
  lines: readonly PricedLine[],
  subtotal: Money,
  terms: PricingTerms,
): ShippingInfo | undefined {
  if (method === undefined || lines.length === 0) return undefined;
  const price = priceShipping(terms.shippingFees, method, subtotal);
  return {
    methodKey: method,
    state: compareWithCart(method, pickShippingMethod(lines.map((line) => line.package))),
    price,
    taxedPrice: taxLine(price, terms.taxRate),
    freeAbove: terms.shippingFees.freeAbove,
  };
}

function explain(
  priced: Pick<PricedCart, 'lines' | 'shippingInfo' | 'subtotal' | 'totalPrice' | 'taxedPrice'>,
): readonly PriceStep[] {
  const { shippingInfo } = priced;
  const shippingSteps: readonly PriceStep[] =
    shippingInfo === undefined
      ? []
      : [
          {
            rule: shippingInfo.price.centAmount === 0 ? 'free-shipping' : 'shipping-fee',
            subject: shippingInfo.methodKey,
            amount: shippingInfo.price,
          },
        ];
  return [
    ...priced.lines.flatMap((line): readonly PriceStep[] => [
      { rule: 'list-price', subject: line.sku, amount: line.price },
      { rule: 'quantity', subject: line.sku, amount: line.totalPrice },
    ]),
    { rule: 'subtotal', amount: priced.subtotal },
    ...shippingSteps,
    { rule: 'total', amount: priced.totalPrice },
    ...priced.taxedPrice.taxPortions.map(
      (portion): PriceStep => ({
        rule: 'tax',
        subject: String(Math.round(portion.rate * 10_000)),
        amount: portion.amount,
      }),
    ),
  ];
}

/** What a cart costs: lines + shipping = total, net + tax = gross, each to the minor unit (acceptance V-01, V-06, V-07). */
export function priceCart(
  cart: Pick<Cart, 'lineItems' | 'shippingMethodKey'>,
  sellables: ReadonlyMap<string, Sellable>,
  terms: PricingTerms,
): PricedCart {
  const droppedSkus: string[] = [];
  const lines: CartLineView[] = [];
  for (const line of cart.lineItems) {
    const sellable = sellables.get(line.sku);
    if (sellable?.published) lines.push(priceLine(line, sellable, terms));
    else droppedSkus.push(line.sku);
  }
  const subtotal = sum(
    terms.currencyCode,
    lines.map((line) => line.totalPrice),
  );
  const shippingInfo = priceDelivery(cart.shippingMethodKey, lines, subtotal, terms);
  const totalPrice = add(subtotal, shippingInfo?.price ?? money(terms.currencyCode, 0));
  const taxedPrice = sumTaxedPrices(
    terms.currencyCode,
    [...lines, ...(shippingInfo === undefined ? [] : [shippingInfo])].map((part) => part.taxedPrice),
  );
  const priced = { lines, droppedSkus, shippingInfo, subtotal, totalPrice, taxedPrice };
  return { ...priced, steps: explain(priced) };
}

/** A cart with its price. */
export interface CartView {
  readonly cart: Cart;
  readonly priced: PricedCart;
}

/**
 * Brings a cart in line with what the store sells now: lines that are no longer sold leave, a shipping method that does
 * not match gives way to the offered one (spec §4), and the total is today's.
 */
export function settleCart(
  cart: Cart,
  sellables: ReadonlyMap<string, Sellable>,
  terms: PricingTerms,
): CartView {
  const lineItems = cart.lineItems.filter((line) => sellables.get(line.sku)?.published);
  const offered = pickShippingMethod(lineItems.flatMap((line) => sellables.get(line.sku)?.package ?? []));
  const repaired = {
    ...cart,
    lineItems,
    shippingMethodKey: repairShippingMethod(cart.shippingMethodKey, offered),
  };
  const droppedSkus = cart.lineItems.filter((line) => !lineItems.includes(line)).map((line) => line.sku);
  const priced = { ...priceCart(repaired, sellables, terms), droppedSkus };
  return { cart: { ...repaired, totalPrice: priced.totalPrice }, priced };
}
