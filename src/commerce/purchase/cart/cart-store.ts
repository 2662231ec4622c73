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

const columns = `id, version, store_key, country, locale, currency, state, customer_email, client_type, line_items,
  billing_address, shipping_address, shipping_method_key, total_cent_amount, created_at, modified_at,
  customer_id, discount_codes, refused_gifts, payment_method, vat, custom, gifts`;

/** A payment is begun for a cart and stays with it; what has failed pays nothing. */
const payments = `array(
  select payment.id::text from payment
   where payment.cart_id = cart.id and payment.state in ('Created', 'Pending', 'Authorised')
   order by payment.created_at, payment.id) as payments`;

const selectCart = statement(`select ${columns}, ${payments} from cart where id = $1 and store_key = $2`);
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

const insertCart = statement(`
  insert into cart (${columns})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12::jsonb, $13, $14, $15, $16,
          $17, $18, $19, $20, $21::jsonb, $22::jsonb, $23)`);

export async function addCart(transaction: Queryable, cart: Cart): Promise<void> {
  await transaction.query(insertCart, [
    cart.id,
    cart.version,
    cart.storeKey,
    cart.country,
    cart.locale,
    cart.totalPrice.currencyCode,
    cart.state,
    cart.customerEmail ?? null,
    cart.clientType,
    JSON.stringify(cart.lineItems),
    toJson(cart.billingAddress),
    toJson(cart.shippingAddress),
    cart.shippingMethodKey ?? null,
    cart.totalPrice.centAmount,
    cart.createdAt,
    cart.modifiedAt,
    cart.customerId ?? null,
    cart.discountCodes,
    cart.refusedGifts,
    cart.paymentMethod ?? null,
    toJson(cart.vat),
    JSON.stringify(cart.custom),
    cart.gifts,
  ]);
}

const updateCart = statement(`
  update cart
     set version = version + 1, locale = $3, state = $4, customer_email = $5, client_type = $6, line_items = $7::jsonb,
         billing_address = $8::jsonb, shipping_address = $9::jsonb, shipping_method_key = $10,
         total_cent_amount = $11, modified_at = $12, currency = $13,
         customer_id = $14, discount_codes = $15, refused_gifts = $16, payment_method = $17, vat = $18::jsonb,
         custom = $19::jsonb, gifts = $20
   where id = $1 and version = $2
  returning version`);

/** Writes a cart over the version it was read at, and answers it with its new one; `undefined` when it is stale. */
export async function saveCart(database: Queryable, cart: Cart): Promise<Cart | undefined> {
  const [row] = await database.query<{ version: number }>(updateCart, [
    cart.id,
    cart.version,
    cart.locale,
    cart.state,
    cart.customerEmail ?? null,
    cart.clientType,
    JSON.stringify(cart.lineItems),
    toJson(cart.billingAddress),
    toJson(cart.shippingAddress),
    cart.shippingMethodKey ?? null,
    cart.totalPrice.centAmount,
    cart.modifiedAt,
    cart.totalPrice.currencyCode,
    cart.customerId ?? null,
    cart.discountCodes,
    cart.refusedGifts,
    cart.paymentMethod ?? null,
    toJson(cart.vat),
    JSON.stringify(cart.custom),
    cart.gifts,
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
