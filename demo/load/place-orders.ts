import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { getSellable } from '../../src/commerce/goods/catalogue/get-sellable.ts';
import type { Customer } from '../../src/commerce/people/customers/customer.ts';
import { getCustomerById } from '../../src/commerce/people/customers/customer-store.ts';
import { endSession } from '../../src/commerce/people/sessions/end-session.ts';
import { openCustomerSession } from '../../src/commerce/people/sessions/open-session.ts';
import type { Shopper } from '../../src/commerce/people/sessions/shopper.ts';
import { createCart } from '../../src/commerce/purchase/cart/create-cart.ts';
import { updateCart } from '../../src/commerce/purchase/cart/update-cart.ts';
import type { CheckoutContext } from '../../src/commerce/purchase/checkout/checkout-context.ts';
import { createBankPayment } from '../../src/commerce/purchase/checkout/create-bank-payment.ts';
import { createOrderFromCart } from '../../src/commerce/purchase/checkout/create-order-from-cart.ts';
import { changeShipmentState } from '../../src/commerce/purchase/orders/change-shipment-state.ts';
import type { Order } from '../../src/commerce/purchase/orders/order.ts';
import { recordPayment } from '../../src/commerce/purchase/orders/record-payment.ts';
import { toSessionCustomer } from '../../src/commerce/purchase/sign-in/signed-in.ts';
import { type Database, statement } from '../../src/kernel/database.ts';
import type { Events } from '../../src/kernel/events.ts';
import { localeCodes } from '../../src/kernel/locale.ts';
import type { Outcome } from '../../src/kernel/outcome.ts';
import { DEFAULT_APP_ENV } from '../../src/markets/app-env.ts';
import { isBankTransferAllowed } from '../../src/markets/cash-and-bank.ts';
import { getMarket } from '../../src/markets/countries.ts';
import { getLocale } from '../../src/markets/locales.ts';
import { switchOn } from '../../src/markets/switches.ts';
import type { Merchant } from '../../src/merchant/merchant-schema.ts';

/** What a customer of the demonstration once bought, and how far it has come since. */
const purchase = z.strictObject({
  customer: z.uuid(),
  locale: z.enum(localeCodes),
  at: z.iso.datetime(),
  lines: z.array(z.strictObject({ sku: z.string(), quantity: z.int().min(1) })).min(1),
  reached: z.enum(['waiting', 'paid', 'shipped', 'delivered']),
});
type Purchase = z.output<typeof purchase>;

const anyOrder = statement('select exists (select from "order") as placed');

/** The engine as it was then: nobody is sent a mail about it now. */
function engineAt(database: Database, events: Events, merchant: Merchant, at: string): CheckoutContext {
  return {
    database,
    events,
    jobs: { enqueue: async () => undefined },
    clock: { now: () => new Date(at) },
    randomBytes,
    sellable: { getSellable },
    isSwitchedOn: (name, countryCode) => switchOn(name, countryCode, DEFAULT_APP_ENV),
    cardProvider: undefined,
    walletProvider: undefined,
    onSuspicion: () => undefined,
    onPaymentFailure: () => undefined,
    onRefundFailure: () => undefined,
    merchant: () => merchant,
    sellsIn: () => true,
    isShopOrigin: () => false,
    vat: undefined,
  };
}

/**
 * Lets the customers of the demonstration buy what the file says, through the engine like anyone; only in a shop that has
 * no order yet, and only where a transfer is taken. Returns how many orders were placed.
 */
export async function placeOrders(
  { database, events }: { readonly database: Database; readonly events: Events },
  merchant: Merchant,
  file: string,
): Promise<number> {
  const [row] = await database.query<{ placed: boolean }>(anyOrder);
  if (row?.placed) return 0;
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  let placed = 0;
  for (const line of lines) {
    const order = await placeOne(database, events, merchant, purchase.parse(JSON.parse(line)));
    if (order !== undefined) placed += 1;
  }
  return placed;
}

async function placeOne(
  database: Database,
  events: Events,
  merchant: Merchant,
  { customer: id, locale, at, lines, reached }: Purchase,
): Promise<Order | undefined> {
  const market = getMarket(getLocale(locale).countryCode);
  if (!isBankTransferAllowed(market.countryCode)) return undefined;
  const commerce = engineAt(database, events, merchant, at);
  const customer = await getCustomerById(database, id);
  if (customer === undefined) throw new Error(`the demonstration has no customer ${id}`);
  const { session } = await database.transaction((transaction) =>
    openCustomerSession(transaction, commerce, market.storeId, undefined, {
      customer: toSessionCustomer(customer),
      cartId: undefined,
    }),
  );
  const shopper: Shopper = {
    market,
    locale,
    currencyCode: market.currencyCode,
    session,
    clientAddress: undefined,
  };
  const order = await buy(commerce, shopper, customer, lines);
  await endSession(database, session);
  return bringForward(commerce, order, reached);
}

/** The demonstration's own shoppers are never refused: whatever they are refused is a mistake in it. */
function assertDone<Value>(outcome: Outcome<Value, { readonly code: string }>, what: string): Value {
  if (!outcome.ok) throw new Error(`a purchase of the demonstration: ${what}: ${outcome.refusal.code}`);
  return outcome.value;
}

async function buy(
  commerce: CheckoutContext,
  shopper: Shopper,
  customer: Customer,
  lines: Purchase['lines'],
): Promise<Order> {
  const { cart } = await createCart(commerce, shopper);
  const addressOf = (wanted: string | undefined) => {
    const found = customer.addresses.find(({ id }) => id === wanted);
    if (found === undefined) throw new Error(`${customer.email} has no default address`);
    const { id: _id, key: _key, ...address } = found;
    return address;
  };
  const own = { ...shopper, session: shopper.session && { ...shopper.session, cartId: cart.id } };
  const filled = assertDone(
    await updateCart(commerce, own, {
      id: cart.id,
      version: undefined,
      actions: [
        {
          action: 'setClientType',
          clientType: customer.customerType === 'company' ? 'COMPANY' : 'PRIVATE',
        },
        ...lines.map((line) => ({ action: 'addLineItem' as const, ...line })),
        { action: 'setBillingAddress', address: addressOf(customer.defaultBillingAddressId) },
        { action: 'setShippingAddress', address: addressOf(customer.defaultShippingAddressId) },
        { action: 'setCustomerEmail', email: customer.email },
      ],
    }),
    'filling the cart',
  );
  const paying = {
    call: undefined,
    present: (value: { readonly cart: { readonly version: number } }) => value,
  };
  const request = { cartId: cart.id, cartVersion: filled.cart.version };
  const promised = assertDone(await createBankPayment(commerce, own, request, paying), 'promising the money');
  const ordered = { cartId: cart.id, cartVersion: promised.cart.version };
  return assertDone(
    await createOrderFromCart(commerce, own, ordered, { call: undefined, present: (order) => order }),
    'ordering',
  );
}

/** Days from one step to the next. */
const stepsAfterDays = { paid: 2, shipped: 3, delivered: 6 } as const;

/** The money comes in, the goods leave, the goods arrive: as far as the purchase has come. */
async function bringForward(
  commerce: CheckoutContext,
  order: Order,
  reached: Purchase['reached'],
): Promise<Order> {
  if (reached === 'waiting') return order;
  const desk = (days: number): CheckoutContext => ({
    ...commerce,
    clock: { now: () => new Date(commerce.clock.now().getTime() + days * 86_400_000) },
  });
  const which = { id: order.id };
  const reference = `transfer ${order.orderNumber}`;
  const paid = assertDone(
    await recordPayment(desk(stepsAfterDays.paid), which, { reference }, 'operator'),
    'recording the money',
  );
  if (reached === 'paid') return paid;
  const ship = desk(stepsAfterDays.shipped);
  assertDone(await changeShipmentState(ship, which, 'Ready', 'operator'), 'packing');
  const shipped = assertDone(await changeShipmentState(ship, which, 'Shipped', 'operator'), 'sending');
  if (reached === 'shipped') return shipped;
  return assertDone(
    await changeShipmentState(desk(stepsAfterDays.delivered), which, 'Delivered', 'operator'),
    'delivering',
  );
}
