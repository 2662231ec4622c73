import { buy } from '../support/buyer.ts';
import type { ShopClient } from '../support/shop-client.ts';
import type { BenchShop } from './bench-shop.ts';
import { compareTasks, type Speed } from './speed.ts';

/** Shoppers at the same time. */
export const SESSIONS = 16;

/** Lines of the big cart. */
export const BIG_CART_LINES = 200;

/** Products a shopper's cart is made of: it has several lines, as real ones do. */
const PRODUCTS = 12;
/** Changes of one cart before its shopper starts a new one. */
const CHANGES_OF_A_CART = 60;

interface OpenCart {
  readonly token: string;
  readonly id: string;
  version: number;
  lineItemIds: readonly string[];
  changes: number;
}

async function openCart(client: ShopClient, skus: readonly string[]): Promise<OpenCart> {
  const added = await client.call('addToCart', { sku: skus[0] ?? '', quantity: 1 });
  if ('error' in added) throw new Error(added.error.message);
  const { cart } = added.data;
  const token = added.token ?? '';
  const lineItemIds = cart.lineItems.map(({ id }) => id);
  return { token, id: cart.id, version: cart.version, lineItemIds, changes: 1 };
}

/** Each shopper adds products and changes quantities in turn, always on the version that was answered last. */
function changingTask(client: ShopClient, skus: readonly string[]) {
  const carts = new Map<number, OpenCart>();
  return async (worker: number) => {
    const open = carts.get(worker);
    if (open === undefined || open.changes >= CHANGES_OF_A_CART) {
      carts.set(worker, await openCart(client, skus));
      return;
    }
    open.changes += 1;
    const { id, version, token } = open;
    const lineItemId = open.lineItemIds[open.changes % open.lineItemIds.length] ?? '';
    const sku = skus[open.changes % PRODUCTS] ?? '';
    const answer =
      open.changes % 3 === 0
        ? await client.call('addToCart', { id, version, sku, quantity: 1 }, token)
        : await client.call(
            'updateCartQuantity',
            { id, version, lineItemId, quantity: 1 + (open.changes % 7) },
            token,
          );
    if ('error' in answer) throw new Error(answer.error.message);
    open.version = answer.data.cart.version;
    open.lineItemIds = answer.data.cart.lineItems.map((line) => line.id);
  };
}

/** Each shopper buys another product; that many want the same one is what `many-buyers.test.ts` is about. */
function buyingTask(client: ShopClient, skus: readonly string[]) {
  return async (worker: number) => {
    const sku = skus[worker % skus.length] ?? '';
    const bought = await buy(client, { sku, quantity: 1, email: 'bench@example.com' });
    if ('error' in bought) throw new Error(bought.error.message);
  };
}

/** One shopper with a cart of 200 lines who changes the quantity of one of them again and again. */
async function bigCartTask(client: ShopClient, skus: readonly string[]) {
  const cart = await openCart(client, skus);
  const rest = skus.slice(1, BIG_CART_LINES);
  for (let first = 0; first < rest.length; first += 100) {
    const actions = rest
      .slice(first, first + 100)
      .map((sku) => ({ action: 'addLineItem' as const, sku, quantity: 1 }));
    const { id, version, token } = cart;
    const answer = await client.call('updateCart', { id, version, actions }, token);
    if ('error' in answer) throw new Error(answer.error.message);
    cart.version = answer.data.cart.version;
    cart.lineItemIds = answer.data.cart.lineItems.map((line) => line.id);
  }
  const run = async () => {
    cart.changes += 1;
    const lineItemId = cart.lineItemIds[cart.changes % cart.lineItemIds.length] ?? '';
    const { id, version, token } = cart;
    const quantity = 1 + (cart.changes % 2);
    const answer = await client.call('updateCartQuantity', { id, version, lineItemId, quantity }, token);
    if ('error' in answer) throw new Error(answer.error.message);
    cart.version = answer.data.cart.version;
  };
  return { run, lines: cart.lineItemIds.length };
}

/** Skus of products that a German shopper can buy, stock for any number of them. */
async function findSkus(shop: BenchShop): Promise<readonly string[]> {
  const skus: string[] = [];
  for (let offset = 0; skus.length < BIG_CART_LINES; offset += 48) {
    const answer = await shop.client.call('getProducts', { limit: 48, offset });
    if ('error' in answer) throw new Error(answer.error.message);
    const { results, total } = answer.data.products;
    skus.push(...results.map(({ sku }) => sku));
    if (offset + 48 >= total) break;
  }
  const some = skus.slice(0, BIG_CART_LINES);
  await shop.fillStock(some);
  return some;
}

export interface CommerceFigures {
  readonly cartChanges: Speed;
  readonly checkouts: Speed;
  readonly bigCart: Speed;
  readonly bigCartLines: number;
}

/** What the engine does in a second for shoppers at the same time, the load generator on the same machine. */
export async function measureCommerce(shop: BenchShop, seconds: number): Promise<CommerceFigures> {
  const { client } = shop;
  const { pid } = shop.process;
  const skus = await findSkus(shop);
  const one = async (run: (worker: number) => Promise<void>, workers: number): Promise<Speed> => {
    const [speed] = await compareTasks([{ pid, run }], workers, seconds);
    if (speed === undefined) throw new Error('nothing was measured');
    return speed;
  };
  const cartChanges = await one(changingTask(client, skus), SESSIONS);
  const checkouts = await one(buyingTask(client, skus), SESSIONS);
  const big = await bigCartTask(client, skus);
  return { cartChanges, checkouts, bigCart: await one(big.run, 1), bigCartLines: big.lines };
}
