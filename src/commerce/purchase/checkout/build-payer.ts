import { allocate } from '../../../kernel/allocate.ts';
import { type Money, money, roundingStepOf } from '../../../kernel/money.ts';
import { requireRate, splitByRate, type TaxRate, taxLine, taxWithin } from '../../rules/tax/tax.ts';
import type { CartView, NamedLine } from '../cart/cart-view.ts';
import type { PaidLine, PayerData } from '../payments/card-provider.ts';

/** What something is charged for in all: gross, and of which rate. */
interface Charged {
  readonly of: PaidLine['of'];
  readonly quantity: number;
  readonly gross: Money;
  readonly rate: TaxRate;
}

function findCharged({ lines, priced }: PaidCart): readonly Charged[] {
  const goods = lines.map(({ sku, name, quantity, mode, totalPrice: gross, taxedPrice }) => ({
    of: { type: 'goods', sku, name } as const,
    ...{ quantity, mode, gross, rate: requireRate(taxedPrice) },
  }));
  // Delivery and fees share the rates of the goods, as they were priced (rule V-06).
  const rated = goods.filter(({ mode }) => mode === 'Standard');
  const { shipping, customLines } = priced;
  const delivery = shipping === undefined ? [] : [{ type: 'delivery', ...shipping } as const];
  const fees = customLines.map(
    ({ totalPrice: price, taxedPrice }) => ({ type: 'fee', price, taxedPrice }) as const,
  );
  const shared = [...delivery, ...fees].flatMap(({ type, price, taxedPrice }) =>
    splitByRate(price, rated, requireRate(taxedPrice)).map((part) => ({
      of: { type },
      quantity: 1,
      ...part,
    })),
  );
  return [...goods, ...shared];
}

/** What is charged, as pieces of the same price: a cent that cannot be split is some pieces' alone (rule G-22). */
function toPieces({ of, quantity, gross, rate }: Charged, mode: 'net' | 'gross'): readonly PaidLine[] {
  const { currencyCode } = gross;
  const charged = mode === 'net' ? taxLine(gross, rate).totalNet : gross;
  const each = allocate(charged.centAmount, Array<number>(quantity).fill(1), roundingStepOf(currencyCode));
  const pieces = new Map<number, number>();
  for (const cents of each) pieces.set(cents, (pieces.get(cents) ?? 0) + 1);
  return [...pieces]
    .filter(([cents]) => cents !== 0)
    .map(([cents, count]) => {
      const one = money(currencyCode, cents);
      const tax = mode === 'net' ? money(currencyCode, 0) : taxWithin(one, rate);
      return { of, quantity: count, each: one, tax, taxPermyriad: mode === 'net' ? 0 : rate.permyriad };
    });
}

/** A cart with its prices, as far as it says what is paid for. */
export interface PaidCart extends Pick<CartView, 'priced'> {
  readonly lines: readonly Pick<
    NamedLine,
    'sku' | 'name' | 'quantity' | 'mode' | 'totalPrice' | 'taxedPrice'
  >[];
}

/**
 * What a cart's total is made of, for whoever lends it (rule Y-08): goods, delivery and fees after all discounts, whose pieces add up to
 * the total exactly. What costs nothing is left out.
 */
export function buildPaidLines(cart: PaidCart): readonly PaidLine[] {
  const mode = cart.priced.taxMode === 'External' ? 'net' : 'gross';
  return findCharged(cart).flatMap((charged) => toPieces(charged, mode));
}

/** Whoever is on the bill, and what they pay for; a cart that is being paid has its addresses. */
export function buildPayer(view: CartView): PayerData | undefined {
  const { customerEmail: email, billingAddress, shippingAddress } = view.cart;
  return (
    billingAddress &&
    shippingAddress && { email, billingAddress, shippingAddress, lines: buildPaidLines(view) }
  );
}
