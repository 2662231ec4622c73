import { type Money, money, multiply, roundingStepOf } from '../../../kernel/money.ts';
import { roundShare } from '../../../kernel/round.ts';
import type { LineInPricing, TakenOff } from '../promotions/apply-discounts.ts';
import type { Gift } from '../promotions/pick-gifts.ts';
import { type TaxRate, taxLine } from '../tax/tax.ts';
import { pickPrice, pickUnitPrice, type UnitPrice } from './price.ts';
import { type PriceStep, step } from './price-step.ts';
import type { DiscountedPricePerQuantity, PricedLine } from './priced-cart.ts';
import type { GiftProduct, PricingInput, PricingLine } from './pricing-input.ts';

/** A line with the price of its pieces, before and while cart discounts are applied. */
export interface BaseLine extends LineInPricing {
  readonly id: string;
  readonly taxRate: TaxRate;
  readonly listPrice: Money;
  readonly price: Money;
  readonly steps: readonly PriceStep[];
}

/** For whom, where and when a price is looked for. */
type PriceAsk = Pick<PricingInput, 'country' | 'currencyCode' | 'at' | 'customerGroup'>;

type Priceable = Omit<PricingLine, 'id' | 'quantity'>;

interface Unit {
  readonly listPrice: Money;
  readonly price: Money;
  readonly steps: (quantity: number) => readonly PriceStep[];
}

function pickListed(input: PriceAsk, line: Priceable, quantity: number): Unit | undefined {
  if (line.prices.type !== 'listed') return undefined;
  const price = pickPrice(line.prices.prices, {
    country: input.country,
    currencyCode: input.currencyCode,
    customerGroup: input.customerGroup,
    channel: line.channel,
    at: new Date(input.at),
  });
  if (price === undefined) return undefined;
  const unit = pickUnitPrice(price, quantity);
  return {
    listPrice: price.value,
    price: unit.value,
    steps: (pieces) => [
      step('list-price', price.value, price.value.centAmount * pieces, price.key),
      ...explainUnit(unit, price.value, pieces),
    ],
  };
}

function explainUnit({ value, reason }: UnitPrice, listPrice: Money, pieces: number): PriceStep[] {
  const change = (value.centAmount - listPrice.centAmount) * pieces;
  switch (reason.rule) {
    case 'list-price':
      return [];
    case 'price-tier':
      return [step('price-tier', value, change, String(reason.minimumQuantity))];
    case 'product-discount':
      return [step('product-discount', value, change, reason.key)];
  }
}

/** A rate of what one piece of the parent costs, before cart discounts (rule E-01). */
export function priceOfRate({ currencyCode, centAmount }: Money, rateBasisPoints: number): Money {
  return money(currencyCode, roundShare(centAmount, rateBasisPoints, 10_000, roundingStepOf(currencyCode)));
}

function rateUnit(parent: Money, rateBasisPoints: number): Unit {
  const price = priceOfRate(parent, rateBasisPoints);
  return {
    listPrice: price,
    price,
    steps: (pieces) => [step('guarantee-rate', price, price.centAmount * pieces, String(rateBasisPoints))],
  };
}

function toBase(line: PricingLine, unit: Unit): BaseLine {
  return {
    id: line.id,
    quantity: line.quantity,
    product: line.product,
    taxRate: line.taxRate,
    listPrice: unit.listPrice,
    price: unit.price,
    total: multiply(unit.price, line.quantity).centAmount,
    isStopped: false,
    takenOff: [],
    steps: unit.steps(line.quantity),
  };
}

/** Every line with the price of its pieces. Throws for a line without any price, which refreshing the cart never lets through. */
export function priceBaseLines(input: PricingInput): readonly BaseLine[] {
  const listed = new Map(
    input.lines.map((line) => [line.id, pickListed(input, line, line.quantity)] as const),
  );
  return input.lines.map((line) => {
    const { prices } = line;
    const unit = listed.get(prices.type === 'listed' ? line.id : prices.parentId);
    if (unit === undefined) throw new Error(`no price for ${line.product.sku} in line ${line.id}`);
    return toBase(line, prices.type === 'listed' ? unit : rateUnit(unit.price, prices.ratePermyriad));
  });
}

/** Whether a product has a price for this shopper at all. */
export function canPrice(ask: PriceAsk, product: Priceable): boolean {
  return pickListed(ask, product, 1) !== undefined;
}

/** The pieces' prices that sum to the line's total: some may cost one step more than the others. */
function splitTotal(total: Money, quantity: number): readonly DiscountedPricePerQuantity[] {
  const size = roundingStepOf(total.currencyCode);
  const low = Math.floor(total.centAmount / size / quantity) * size;
  const dearer = (total.centAmount - low * quantity) / size;
  return [
    { quantity: dearer, value: money(total.currencyCode, low + size) },
    { quantity: quantity - dearer, value: money(total.currencyCode, low) },
  ].filter((part) => part.quantity > 0);
}

export function explainTakenOff(takenOff: readonly TakenOff[], like: Money): PriceStep[] {
  return takenOff.map(({ kind, key, amount }) => step(kind, like, -amount, key));
}

export function finishLine(line: BaseLine): PricedLine {
  const totalPrice = money(line.price.currencyCode, line.total);
  return {
    id: line.id,
    sku: line.product.sku,
    quantity: line.quantity,
    mode: 'Standard',
    listPrice: line.listPrice,
    price: line.price,
    discountedPricePerQuantity: line.takenOff.length === 0 ? [] : splitTotal(totalPrice, line.quantity),
    totalPrice,
    taxedPrice: taxLine(totalPrice, line.taxRate),
    steps: [...line.steps, ...explainTakenOff(line.takenOff, totalPrice)],
  };
}

/** A gift is worth its list price and costs nothing. */
export function finishGift(input: PricingInput, gift: Gift<GiftProduct>): PricedLine {
  const unit = pickListed(input, gift.product, 1);
  if (unit === undefined) throw new Error(`no price for the gift ${gift.product.product.sku}`);
  const free = money(input.currencyCode, 0);
  return {
    id: gift.id,
    sku: gift.product.product.sku,
    quantity: 1,
    mode: 'GiftLineItem',
    listPrice: unit.listPrice,
    price: unit.price,
    discountedPricePerQuantity: [{ quantity: 1, value: free }],
    totalPrice: free,
    taxedPrice: taxLine(free, gift.product.taxRate),
    steps: [...unit.steps(1), step('gift', free, -unit.price.centAmount, gift.key)],
  };
}
