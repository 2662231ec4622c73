import { type Queryable, statement } from '../../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import type { Address } from '../../../markets/postal-address.ts';
import type { FrozenVatVerdict } from '../../people/vat/vat-verdict.ts';
import type { ShippingMethodKey } from '../../rules/shipping/shipping.ts';
import type { Cart, CartCustomFields, CartLine, CartPaymentMethod } from './cart.ts';

interface CartRow {
  readonly id: string;
  readonly version: number;
  readonly store_key: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly currency: CurrencyCode;
  readonly state: Cart['state'];
  readonly customer_email: string | null;
  readonly client_type: ClientType;
  readonly line_items: readonly CartLine[];
  readonly billing_address: Address | null;
  readonly shipping_address: Address | null;
  readonly shipping_method_key: ShippingMethodKey | null;
  readonly customer_id: string | null;
  readonly discount_codes: readonly string[];
  readonly refused_gifts: readonly string[];
  readonly gifts: readonly string[];
  readonly payment_method: CartPaymentMethod | null;
  readonly vat: FrozenVatVerdict | null;
  readonly custom: CartCustomFields;
  readonly payments: readonly string[];
  readonly total_cent_amount: number;
  readonly created_at: Date;
  readonly modified_at: Date;
}

function toCart(row: CartRow): Cart {
  return {
    id: row.id,
    version: row.version,
    storeKey: row.store_key,
    country: row.country,
    locale: row.locale,
    state: row.state,
    customerId: row.customer_id ?? undefined,
    customerEmail: row.customer_email ?? undefined,
    clientType: row.client_type,
    lineItems: row.line_items,
    discountCodes: row.discount_codes,
    refusedGifts: row.refused_gifts,
    gifts: row.gifts,
    billingAddress: row.billing_address ?? undefined,
    shippingAddress: row.shipping_address ?? undefined,
    shippingMethodKey: row.shipping_method_key ?? undefined,
    paymentMethod: row.payment_method ?? undefined,
    vat: row.vat ?? undefined,
    custom: row.custom,
    payments: row.payments,
    totalPrice: money(row.currency, row.total_cent_amount),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

const toJson = (value: Address | FrozenVatVerdict | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

const lastingColumns = ['id', 'version', 'store_key', 'country', 'created_at'] as const;
type ChangingColumn = Exclude<keyof CartRow, (typeof lastingColumns)[number] | 'payments'>;

/** What each column is written with, of those that change after a cart was begun. */
const changing: Readonly<Record<ChangingColumn, (cart: Cart) => unknown>> = {
  locale: ({ locale }) => locale,
  currency: ({ totalPrice }) => totalPrice.currencyCode,
  state: ({ state }) => state,
  customer_id: ({ customerId }) => customerId ?? null,
  customer_email: ({ customerEmail }) => customerEmail ?? null,
  client_type: ({ clientType }) => clientType,
  line_items: ({ lineItems }) => JSON.stringify(lineItems),
  billing_address: ({ billingAddress }) => toJson(billingAddress),
  shipping_address: ({ shippingAddress }) => toJson(shippingAddress),
  shipping_method_key: ({ shippingMethodKey }) => shippingMethodKey ?? null,
  payment_method: ({ paymentMethod }) => paymentMethod ?? null,
  discount_codes: ({ discountCodes }) => discountCodes,
  refused_gifts: ({ refusedGifts }) => refusedGifts,
  gifts: ({ gifts }) => gifts,
  vat: ({ vat }) => toJson(vat),
  custom: ({ custom }) => JSON.stringify(custom),
  total_cent_amount: ({ totalPrice }) => totalPrice.centAmount,
  modified_at: ({ modifiedAt }) => modifiedAt,
};
const changingColumns = Object.keys(changing);
const valuesOf = (cart: Cart) => Object.values(changing).map((pick) => pick(cart));
const columns = [...lastingColumns, ...changingColumns];

/** A payment is begun for a cart and stays with it; what has failed pays nothing. */
const payments = `array(
  select payment.id::text from payment
   where payment.cart_id = cart.id and payment.state in ('Created', 'Pending', 'Authorised')
   order by payment.created_at, payment.id) as payments`;

const selectCart = statement(
  `select ${columns.join()}, ${payments} from cart where id = $1 and store_key = $2`,
);
const selectCartForUpdate = statement(`${selectCart.text} for update`);

/** A cart of a store; one of another store is as good as absent (rule G-01). */
export async function getCart(database: Queryable, id: string, storeKey: string): Promise<Cart | undefined> {
  const [row] = await database.query<CartRow>(selectCart, [id, storeKey]);
  return row && toCart(row);
}

/** The same, locked until the transaction ends. Locks are taken in the order cart, payment, session, stock. */
export async function lockCart(
  transaction: Queryable,
  id: string,
  storeKey: string,
): Promise<Cart | undefined> {
  const [row] = await transaction.query<CartRow>(selectCartForUpdate, [id, storeKey]);
  return row && toCart(row);
}

const selectCartOfAnyStore = statement(`select ${columns.join()}, ${payments} from cart where id::text = $1`);

/** For the shop's operators, who have it by its id alone. */
export async function getCartOfAnyStore(database: Queryable, id: string): Promise<Cart | undefined> {
  const [row] = await database.query<CartRow>(selectCartOfAnyStore, [id]);
  return row && toCart(row);
}

const placeholders = columns.map((_, index) => `$${index + 1}`);
const insertCart = statement(`insert into cart (${columns.join()}) values (${placeholders.join()})`);

export async function addCart(transaction: Queryable, cart: Cart): Promise<void> {
  const { id, version, storeKey, country, createdAt } = cart;
  await transaction.query(insertCart, [id, version, storeKey, country, createdAt, ...valuesOf(cart)]);
}

const updateCart = statement(`
  update cart
     set version = version + 1, ${changingColumns.map((column, index) => `${column} = $${index + 3}`).join()}
   where id = $1 and version = $2
  returning version`);

/** Writes a cart over the version it was read at, and answers it with its new one; `undefined` when it is stale. */
export async function saveCart(database: Queryable, cart: Cart): Promise<Cart | undefined> {
  const [row] = await database.query<{ version: number }>(updateCart, [
    cart.id,
    cart.version,
    ...valuesOf(cart),
  ]);
  return row && { ...cart, version: row.version };
}

const deleteCart = statement(
  `delete from cart where id = $1 and version = $2 and state = 'Active' returning id`,
);

/** Whether the cart was there in that version, not yet ordered, and is gone now. */
export async function removeCart(database: Queryable, id: string, version: number): Promise<boolean> {
  const rows = await database.query(deleteCart, [id, version]);
  return rows.length === 1;
}

const deleteCarts = statement(`
  delete from cart
   where id = any($1::uuid[]) and state = 'Active' and customer_id is null and not exists (select from session where session.cart_id = cart.id)
  returning id`);

/** Removes carts that no session holds, no customer owns and that were never ordered. Answers how many. */
export async function removeUnheldCarts(database: Queryable, ids: readonly string[]): Promise<number> {
  const rows = await database.query(deleteCarts, [ids]);
  return rows.length;
}
