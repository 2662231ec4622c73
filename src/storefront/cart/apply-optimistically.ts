import type { Cart, CartLineItem } from '../../api/contract/cart.ts';
import { money, multiply, roundingStepOf, sum } from '../../kernel/money.ts';
import { roundShare } from '../../kernel/round.ts';
import { type Addition, isSameLine, type LineAction } from './line-action.ts';
import { kindOf } from './line-kind.ts';
import { unitPriceOf } from './line-prices.ts';
import { type AppliedDiscount, isDiscountStep, type PriceStep } from './price-parts.ts';

type Line = CartLineItem;

/** What a step comes to with another quantity: list prices and their reductions exactly, discounts by their share. */
function scaleStep(step: PriceStep, from: number, to: number): PriceStep {
  const { currencyCode, centAmount } = step.amount;
  const size = isDiscountStep(step) ? roundingStepOf(currencyCode) : 1;
  return { ...step, amount: money(currencyCode, roundShare(centAmount, to, from, size)) };
}

function withQuantity(line: Line, quantity: number): Line {
  if (quantity === line.quantity) return line;
  const priceSteps = line.priceSteps.map((step) => scaleStep(step, line.quantity, quantity));
  const discounts = priceSteps.filter(isDiscountStep).map(({ amount }) => amount);
  const totalPrice = sum(line.totalPrice.currencyCode, [multiply(unitPriceOf(line), quantity), ...discounts]);
  return { ...line, quantity, totalPrice, priceSteps, discountedPricePerQuantity: [] };
}

/** Line id -> quantity, of those that stay; guarantees follow their product, and gifts go with the last of them. */
function quantitiesAfter(
  lines: readonly Line[],
  actions: readonly LineAction[],
): ReadonlyMap<string, number> {
  const quantities = new Map(lines.map((line) => [line.id, line.quantity]));
  for (const action of actions) {
    const id =
      action.action === 'addLineItem'
        ? lines.find((line) => quantities.has(line.id) && isSameLine(line, action))?.id
        : action.lineItemId;
    const before = id === undefined ? undefined : quantities.get(id);
    if (id === undefined || before === undefined) continue;
    if (action.action === 'addLineItem') quantities.set(id, before + action.quantity);
    else if (action.action === 'removeLineItem' || action.quantity <= 0) quantities.delete(id);
    else quantities.set(id, action.quantity);
  }
  const products = lines.filter((line) => kindOf(line) === 'product' && quantities.has(line.id));
  for (const line of lines) {
    if (kindOf(line) === 'product' || !quantities.has(line.id)) continue;
    if (kindOf(line) === 'gift') {
      if (products.length === 0) quantities.delete(line.id);
      continue;
    }
    const pieces = products
      .filter(({ variant }) => variant.sku === line.custom.parentSku)
      .reduce((count, { id }) => count + (quantities.get(id) ?? 0), 0);
    if (pieces === 0) quantities.delete(line.id);
    else quantities.set(line.id, pieces);
  }
  return quantities;
}

/** What a discount takes off these lines, so that the rows of the summary go on summing up. */
function withLines(discount: AppliedDiscount, lines: readonly Line[]): AppliedDiscount[] {
  if (discount.targetType === 'shipping') return [discount];
  const own = lines
    .flatMap(({ priceSteps }) => priceSteps)
    .filter((step) => step.id === discount.key && (step.rule === 'gift' || isDiscountStep(step)));
  const off = own.reduce((cents, { amount }) => cents - amount.centAmount, 0);
  if (off === 0) return [];
  return [{ ...discount, discountedAmount: money(discount.discountedAmount.currencyCode, off) }];
}

/**
 * What the shopper sees until the server has answered: quantities, line sums, discounts as they share in them, subtotal
 * and count. Delivery, tax and total stay as the server last said them, because only it knows them; a product that is new
 * to the cart waits for its price.
 */
export function applyOptimistically(cart: Cart, actions: readonly LineAction[]): Cart {
  if (actions.length === 0) return cart;
  const quantities = quantitiesAfter(cart.lineItems, actions);
  const lineItems = cart.lineItems.flatMap((line) => {
    const quantity = quantities.get(line.id);
    return quantity === undefined ? [] : [withQuantity(line, quantity)];
  });
  const { currencyCode } = cart.subtotal;
  return {
    ...cart,
    lineItems,
    totalLineItemQuantity: lineItems.reduce((count, line) => count + line.quantity, 0),
    appliedDiscounts: cart.appliedDiscounts.flatMap((discount) => withLines(discount, lineItems)),
    listTotal: sum(
      currencyCode,
      lineItems.map((line) => multiply(line.price.value, line.quantity)),
    ),
    subtotal: sum(
      currencyCode,
      lineItems.map((line) => line.totalPrice),
    ),
  };
}

/**
 * What a cart was to hold in the end: what a lost one is built anew from (rule G-03). Products come before their guarantees;
 * gifts come by themselves.
 */
export function wantedAdditions(cart: Cart | undefined, actions: readonly LineAction[]): readonly Addition[] {
  const kept = cart === undefined ? [] : applyOptimistically(cart, actions).lineItems;
  const wanted: Addition[] = kept
    .filter((line) => kindOf(line) !== 'gift')
    .map(({ variant, quantity, custom }) => ({ sku: variant.sku, quantity, ...custom }));
  for (const action of actions) {
    if (action.action !== 'addLineItem') continue;
    if (cart?.lineItems.some((line) => isSameLine(line, action))) continue;
    const { sku, parentSku, quantity } = action;
    const same = wanted.findIndex((other) => other.sku === sku && other.parentSku === parentSku);
    const before = wanted[same];
    if (before === undefined)
      wanted.push({ sku, quantity, ...(parentSku === undefined ? {} : { parentSku }) });
    else wanted[same] = { ...before, quantity: before.quantity + quantity };
  }
  const isProduct = ({ parentSku }: Addition) => parentSku === undefined;
  return [...wanted.filter(isProduct), ...wanted.filter((addition) => !isProduct(addition))];
}
