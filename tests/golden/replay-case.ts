import { priceCart } from '../../src/commerce/rules/pricing/price-cart.ts';
import type { CartDiscount } from '../../src/commerce/rules/promotions/cart-discount.ts';
import { sumTaxedPrices, taxLine } from '../../src/commerce/rules/tax/tax.ts';
import { allocate } from '../../src/kernel/allocate.ts';
import { divideRounded } from '../../src/kernel/round.ts';
import { discountOf, euro, germanInput, listedLine } from '../support/pricing-input.ts';

/** A calculation case of another shop system: numbers in, numbers out. */
export interface CalculationCase {
  readonly id: string;
  readonly kind: string;
  /** In words; the cases that are facts of the project have none, because all of them round as we do. */
  readonly rounding?: string;
  readonly input: unknown;
  readonly expected: unknown;
}

/** Both answers in minor units, under the same names; or why the case is none of ours. */
export type Replay = { readonly ours: unknown; readonly theirs: unknown } | { readonly differs: string };

interface CaseLine {
  readonly unit: number;
  readonly qty: number;
  readonly rate: number;
  readonly discount?: number;
  readonly itemDiscountPercent?: number;
}

interface OrderCase {
  readonly pricesIncludeTax?: boolean;
  readonly lines: readonly CaseLine[];
  readonly orderDiscounts?: readonly { readonly fixed: number }[];
  readonly orderDiscountFixed?: number;
  readonly orderDiscountPercent?: number;
  readonly surcharges?: unknown;
  readonly rates?: unknown;
  readonly shipping?: {
    readonly fee: number;
    readonly rate: number;
    readonly discountPercent?: number;
    readonly includesTax?: boolean;
  };
}

const differs = (why: string): Replay => ({ differs: why });
const NET_PRICES = 'its prices are net; prices here are gross (rule V-06)';

const skuOf = (index: number) => `EX1000000${index + 1}`;
/** `1.43` -> 143; throws where there are parts of a cent. */
function minorUnits(amount: number | string): number {
  const units = Math.round(Number(amount) * 100);
  if (Math.abs(units - Number(amount) * 100) > 1e-6) throw new Error(`${amount} has parts of a cent`);
  return units;
}

function buildDiscounts(input: OrderCase): CartDiscount[] {
  const onLines = input.lines.flatMap(({ discount, itemDiscountPercent }, index) => {
    const target = { type: 'lineItems', predicate: { sku: [skuOf(index)] } } as const;
    if (discount !== undefined)
      return [discountOf(`line-${index}`, { value: { type: 'absolute', money: [euro(discount)] }, target })];
    if (itemDiscountPercent === undefined) return [];
    const permyriad = itemDiscountPercent * 100;
    return [discountOf(`line-${index}`, { value: { type: 'relative', permyriad }, target })];
  });
  const fixed = [
    ...(input.orderDiscounts ?? []).map((discount) => discount.fixed),
    ...(input.orderDiscountFixed === undefined ? [] : [input.orderDiscountFixed]),
  ].map((amount, index) =>
    discountOf(`order-${index}`, {
      value: { type: 'absolute', money: [euro(amount)] },
      sortOrder: 20 + index,
    }),
  );
  const percent =
    input.orderDiscountPercent === undefined
      ? []
      : [
          discountOf('order-percent', {
            value: { type: 'relative', permyriad: input.orderDiscountPercent * 100 },
            sortOrder: 20,
          }),
        ];
  return [...onLines, ...fixed, ...percent];
}

function priceOrder(input: OrderCase) {
  const { shipping } = input;
  const delivery = shipping?.discountPercent
    ? [
        discountOf('delivery', {
          value: { type: 'relative', permyriad: shipping.discountPercent * 100 },
          target: { type: 'shipping' },
        }),
      ]
    : [];
  return priceCart(
    germanInput(
      input.lines.map(({ unit, qty, rate }, index) =>
        listedLine(unit, { sku: skuOf(index), quantity: qty, taxBasisPoints: rate * 100 }),
      ),
      {
        discounts: [...buildDiscounts(input), ...delivery],
        shippingFees: { parcel: euro(shipping?.fee ?? 0), freight: euro(0), freeAbove: euro(9e12) },
      },
    ),
  );
}

const taxOf = (portions: readonly { readonly amount: { readonly centAmount: number } }[]) =>
  portions.reduce((sum, { amount }) => sum + amount.centAmount, 0);

function replayOrder(input: OrderCase, expected: Readonly<Record<string, number>>, rounding: string): Replay {
  if (input.pricesIncludeTax === false) return differs(NET_PRICES);
  if (/per unit/.test(rounding)) return differs('its tax is rounded per piece, ours per line');
  if (/one final rounding/.test(rounding)) return differs('its tax is rounded on the total, ours per line');
  if (/round-then-multiply/.test(rounding))
    return differs('its discount is rounded per piece, ours per line');
  if (input.surcharges !== undefined) return differs('carts here have no surcharges but the fee at the door');
  if (input.rates !== undefined) return differs('a product here has one rate of tax');
  const { shipping } = input;
  if (shipping !== undefined && input.lines.some(({ rate }) => rate !== shipping.rate)) {
    return differs('its delivery has a rate of its own; ours shares the rates of the goods');
  }
  const priced = priceOrder(input);
  const net = priced.lines.reduce((sum, line) => sum + line.taxedPrice.totalNet.centAmount, 0);
  const answers: Readonly<Record<string, number | undefined>> = {
    total: priced.totalPrice.centAmount,
    tax: taxOf(priced.taxedPrice.taxPortions),
    includedTax: taxOf(priced.taxedPrice.taxPortions),
    shippingTotal: priced.shipping?.price.centAmount,
    subTotal: net,
    subTotalWithTax: priced.subtotal.centAmount,
    shipping: priced.shipping?.taxedPrice.totalNet.centAmount,
    shippingWithTax: priced.shipping?.price.centAmount,
  };
  const ours = Object.fromEntries(Object.keys(expected).map((name) => [name, answers[name]]));
  return { ours, theirs: expected };
}

function replayLineTaxes(
  input: { pricesIncludeTax: boolean; lines: { unit: string; qty: number; ratePercent: number }[] },
  expected: { taxByLine: Record<string, number> },
): Replay {
  if (!input.pricesIncludeTax) return differs(NET_PRICES);
  const lines = input.lines.map(({ unit, qty, ratePercent }) => ({
    unit: minorUnits(unit),
    qty,
    rate: ratePercent,
  }));
  const portions = priceOrder({ lines }).taxedPrice.taxPortions;
  const ours = Object.fromEntries(
    portions.map(({ rate, amount }) => [String(Math.round(rate * 100)), amount.centAmount]),
  );
  const theirs = Object.fromEntries(
    Object.entries(expected.taxByLine).map(([rate, amount]) => [rate, minorUnits(amount)]),
  );
  return { ours, theirs };
}

interface AmountCase {
  readonly taxState: 'free' | 'net' | 'gross';
  readonly lines: readonly { readonly lineTotal: number; readonly ratePercent: number }[];
}

function replayAmount(input: AmountCase, expected: Record<'net' | 'total' | 'tax', number>): Replay {
  if (input.taxState === 'net') return differs(NET_PRICES);
  if (input.taxState === 'free') return differs('nothing here is sold without a rate of tax');
  const taxed = sumTaxedPrices(
    'EUR',
    input.lines.map(({ lineTotal, ratePercent }) =>
      taxLine(euro(minorUnits(lineTotal)), { name: 'VAT', permyriad: ratePercent * 100 }),
    ),
  );
  return {
    ours: {
      net: taxed.totalNet.centAmount,
      total: taxed.totalGross.centAmount,
      tax: taxOf(taxed.taxPortions),
    },
    theirs: {
      net: minorUnits(expected.net),
      total: minorUnits(expected.total),
      tax: minorUnits(expected.tax),
    },
  };
}

function replayPromotions(input: {
  itemsTotal: number;
  applied: { percent?: number; fixed?: number }[];
}): unknown {
  const discounts = input.applied.map(({ percent, fixed }, index) =>
    discountOf(`d${index}`, {
      sortOrder: index,
      value:
        percent === undefined
          ? { type: 'absolute', money: [euro(fixed ?? 0)] }
          : { type: 'relative', permyriad: percent * 100 },
    }),
  );
  return { total: priceCart(germanInput([listedLine(input.itemsTotal)], { discounts })).subtotal.centAmount };
}

function replayPercentage(
  input: { percent: number; lines: { unit: number; qty: number; ratePercent: number }[] },
  expected: { discount: number },
): Replay {
  const lines = input.lines.map(({ unit, qty, ratePercent }) => ({
    unit: minorUnits(unit),
    qty,
    rate: ratePercent,
    itemDiscountPercent: -input.percent,
  }));
  const off = priceOrder({ lines }).discounts.reduce(
    (sum, { discountedAmount }) => sum + discountedAmount.centAmount,
    0,
  );
  return { ours: -off, theirs: minorUnits(expected.discount) };
}

/** net × (100 + rate) / 100 to so many decimals, from decimal texts, without a float in between. */
function grossOf(net: string, ratePercent: string, decimals: number): string {
  const [whole = '0', fraction = ''] = net.split('.');
  const [rateWhole = '0', rateFraction = ''] = ratePercent.split('.');
  const rateUnit = 10n ** BigInt(rateFraction.length);
  const rate = BigInt(rateWhole + rateFraction);
  const numerator = BigInt(whole + fraction) * (100n * rateUnit + rate) * 10n ** BigInt(decimals);
  const rounded = divideRounded(numerator, 10n ** BigInt(fraction.length) * 100n * rateUnit);
  return (Number(rounded) / 10 ** decimals).toFixed(decimals);
}

function replayAllocation(
  input: { total: number; weights?: (number | string)[]; ratios?: (number | string)[]; parts?: number },
  expected: unknown,
): Replay {
  const weights = (input.weights ?? input.ratios ?? Array.from({ length: input.parts ?? 0 }, () => 1)).map(
    Number,
  );
  if (!Array.isArray(expected)) return differs('it throws; nothing here is split by such weights');
  if (weights.some((weight) => !Number.isInteger(weight) || weight < 0))
    return differs('weights here are amounts of money: whole and not negative');
  if (weights.every((weight) => weight === 0))
    return differs('without any weight the first part gets all here');
  return { ours: allocate(input.total, weights), theirs: expected.map(Number) };
}

/** A case in our engine, where its stated rounding is ours (per line, half away from zero, largest remainder). */
export function replayCase({ kind, input, expected, rounding = '' }: CalculationCase): Replay {
  switch (kind) {
    case 'order_tax':
    case 'order_discount_tax':
    case 'order_shipping_tax':
    case 'order_total':
    case 'tax_summary':
      return replayOrder(input as OrderCase, expected as Record<string, number>, rounding);
    case 'order_discount_split': {
      const lines = priceOrder(input as OrderCase).lines.map((line) => line.totalPrice.centAmount);
      return { ours: lines, theirs: (expected as { lines: number[] }).lines };
    }
    case 'cart_tax_line_vs_total':
      return replayLineTaxes(input as never, expected as never);
    case 'cart_total':
      if (/unrounded|no rounding|discount given net/.test(rounding)) return differs('it does not round');
      return replayAmount(input as AmountCase, expected as never);
    case 'percentage_discount':
      return replayPercentage(input as never, expected as never);
    case 'promotion_order':
      return { ours: replayPromotions(input as never), theirs: expected };
    case 'included_vat': {
      const { gross, ratePercent } = input as { gross: string; ratePercent: string };
      const rate = { name: 'VAT', permyriad: Math.round(Number(ratePercent) * 100) };
      const taxed = taxLine(euro(minorUnits(gross)), rate);
      const { includedTax } = expected as { includedTax: string };
      return { ours: taxOf(taxed.taxPortions), theirs: minorUnits(includedTax) };
    }
    case 'net_to_gross': {
      const { net, ratePercent, decimals } = input as { net: string; ratePercent: string; decimals: number };
      const { gross } = expected as { gross: string };
      return { ours: grossOf(net, ratePercent, decimals), theirs: Number(gross).toFixed(decimals) };
    }
    case 'gross_price_from_net': {
      const { ratePercent, decimals } = input as { ratePercent: string; decimals: number };
      if (decimals !== 2) return differs('its prices have other decimals than two');
      const { gross, includedTax } = expected as { gross: number; includedTax: number };
      const rate = { name: 'VAT', permyriad: Math.round(Number(ratePercent) * 100) };
      const taxed = taxLine(euro(minorUnits(gross)), rate);
      return { ours: taxOf(taxed.taxPortions), theirs: minorUnits(includedTax) };
    }
    case 'allocate_equal':
    case 'allocate_ratios':
      return replayAllocation(input as never, expected);
    case 'allocate_proportional':
      if (/TOWARD zero/.test(rounding))
        return differs('its shares are rounded towards zero, left-overs to the first');
      if (/LAST/.test(rounding)) return differs('its left-overs go to the last part');
      return replayAllocation(input as never, expected);
    case 'allocate_with_floor':
      return differs('lines here have no minimum price');
    case 'destination_vat':
      return differs('its net price is the same everywhere; here each market has its own gross price');
    case 'cash_rounding':
    case 'cart_total_cash':
      return differs('nothing here is rounded to coins');
    case 'unit_price':
      return differs('there are no unit prices here');
    case 'currency_conversion':
      return differs('no price here is converted: each currency has its own');
    case 'refundable':
      return differs('it does not round');
    default:
      return differs('');
  }
}
