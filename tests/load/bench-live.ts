import { WebSocket } from 'ws';
import { LIVE_CART_PATH } from '../../src/addresses/live-cart.ts';
import type { LiveCartMessage } from '../../src/api/contract/live-cart.ts';
import { benchHost } from './bench-pages.ts';
import type { BenchShop } from './bench-shop.ts';
import { quantile } from './speed.ts';

const CARTS = 200;
/** As many as may follow one (rule G-07). */
const FOLLOWERS = 10;
export const SOCKETS = CARTS * FOLLOWERS;
/** Between two changes, each of another cart: fifty a second. */
const PAUSE_MS = 20;
const ANSWER_LIMIT_MS = 30_000;

export interface LiveFigures {
  readonly changes: number;
  /** Milliseconds from a change being sent to each of its followers having heard of it. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
}

interface FollowedCart {
  readonly id: string;
  readonly token: string;
  readonly sockets: readonly WebSocket[];
  /** Version -> what waits until all have heard of it. */
  readonly waiting: Map<number, { left: number; readonly heard: () => void }>;
}

function follow(port: number, { id, token }: { readonly id: string; readonly token: string }) {
  const query = new URLSearchParams({ cart: id });
  return new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_CART_PATH}?${query}`, {
      headers: { host: benchHost, authorization: `Bearer ${token}` },
    });
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`a cart could not be followed: ${code}`)));
  });
}

async function openCart({ client, process }: BenchShop, sku: string): Promise<FollowedCart> {
  const added = await client.call('addToCart', { sku, quantity: 1 });
  if ('error' in added) throw new Error(added.error.message);
  const { id } = added.data.cart;
  const token = added.token ?? '';
  const sockets = await Promise.all(
    Array.from({ length: FOLLOWERS }, () => follow(process.port, { id, token })),
  );
  const waiting: FollowedCart['waiting'] = new Map();
  for (const socket of sockets)
    socket.on('message', (data) => {
      const message: LiveCartMessage = JSON.parse(String(data));
      if (message.event !== 'cart-update') return;
      const entry = waiting.get(message.data.cart?.totalLineItemQuantity ?? 0);
      if (entry === undefined) return;
      entry.left -= 1;
      if (entry.left === 0) entry.heard();
    });
  return { id, token, sockets, waiting };
}

/** Adds a piece; resolves to the milliseconds until every follower has heard of it. */
async function change(
  { client }: BenchShop,
  cart: FollowedCart,
  sku: string,
  pieces: number,
): Promise<number> {
  const began = performance.now();
  const allHeard = new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('a change was not told in time')), ANSWER_LIMIT_MS);
    const heard = () => {
      clearTimeout(limit);
      resolve();
    };
    cart.waiting.set(pieces, { left: FOLLOWERS, heard });
  });
  const added = await client.call('addToCart', { sku, quantity: 1 }, cart.token);
  if ('error' in added) throw new Error(added.error.message);
  await allHeard;
  return performance.now() - began;
}

/** Changes carts one after the other, each before 2,000 open connections, ten of them its own. */
export async function measureLive(shop: BenchShop, sku: string, seconds: number): Promise<LiveFigures> {
  const carts: FollowedCart[] = [];
  while (carts.length < CARTS) carts.push(await openCart(shop, sku));
  const changes: Promise<number>[] = [];
  const end = performance.now() + seconds * 1000;
  for (let count = 0; performance.now() < end; count++) {
    const cart = carts[count % CARTS];
    if (cart !== undefined) changes.push(change(shop, cart, sku, 2 + Math.floor(count / CARTS)));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const times = (await Promise.all(changes)).sort((one, other) => one - other);
  for (const { sockets } of carts) for (const socket of sockets) socket.terminate();
  const at = (share: number) => quantile(times, share);
  return { changes: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: times.at(-1) ?? 0 };
}
