import type { CallError } from '../../src/api/contract/errors.ts';
import type { Order } from '../../src/api/contract/orders.ts';
import type { Address } from '../../src/api/contract/shared.ts';
import type { ShopClient } from './shop-client.ts';

/** What somebody in Germany buys by bank transfer; their host is `de.localhost`. */
export interface Purchase {
  readonly sku: string;
  readonly quantity: number;
  readonly email: string;
}

export type Bought = { readonly order: Order } | { readonly status: number; readonly error: CallError };

const address: Address = {
  firstName: 'Jana',
  lastName: 'Neumann',
  streetName: 'Lange Straße',
  streetNumber: '12',
  postalCode: '10115',
  city: 'Berlin',
  phone: '+49 30 123456',
  country: 'DE',
};

/** A cart that is ready to be ordered: whose it is and which version was paid. */
export interface PaidCart {
  readonly id: string;
  readonly version: number;
  readonly token: string;
}

/** A new cart with all that an order needs but the payment, in the calls that the storefront makes (rule X-01). */
export async function fillCart(
  client: ShopClient,
  purchase: Purchase,
): Promise<
  (PaidCart & { readonly lineItemId: string }) | { readonly status: number; readonly error: CallError }
> {
  const { sku, quantity, email } = purchase;
  const added = await client.call('addToCart', { sku, quantity });
  if ('error' in added) return added;
  const { token } = added;
  if (token === undefined) throw new Error('a new cart came without a session');
  const { id, version } = added.data.cart;
  const filled = await client.call(
    'updateCart',
    {
      id,
      version,
      actions: [
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
        { action: 'setCustomerEmail', email },
      ],
    },
    token,
  );
  if ('error' in filled) return filled;
  const { cart } = filled.data;
  return { id, version: cart.version, token, lineItemId: cart.lineItems[0]?.id ?? '' };
}

/** Fills a new cart and pays for it. The order is yet to come. */
export async function payCart(
  client: ShopClient,
  purchase: Purchase,
): Promise<PaidCart | { readonly status: number; readonly error: CallError }> {
  const filled = await fillCart(client, purchase);
  if ('error' in filled) return filled;
  const { id, version, token } = filled;
  const paid = { id, version, token };
  const payment = await client.call('createBankPayment', { cartId: id, cartVersion: version }, token);
  return 'error' in payment ? payment : paid;
}

/** Orders a paid cart. */
export async function orderCart(client: ShopClient, { id, version, token }: PaidCart): Promise<Bought> {
  const made = await client.call('createMyOrderFromCart', { id, version }, token);
  return 'error' in made ? made : { order: made.data.order };
}

/** A whole purchase of somebody who was never here before. */
export async function buy(client: ShopClient, purchase: Purchase): Promise<Bought> {
  const paid = await payCart(client, purchase);
  return 'error' in paid ? paid : orderCart(client, paid);
}
