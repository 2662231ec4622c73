import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '../../src/api/contract/cart.ts';
import { type LiveCartMessage, liveCartMessageSchema } from '../../src/api/contract/live-cart.ts';
import { stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.listen();
});
afterAll(() => shop.close());

const HOST = 'de.localhost';

/** A browser with two of product 1 in its cart. */
async function openBrowser() {
  const bought = await shop.post(`${HOST}/bohrmaschine-10000001`, { sku: 'EX10000001', quantity: '2' });
  const headers = { cookie: cookieAfter(bought) };
  const call = async (name: string, body: object = {}) =>
    (await shop.call(`${HOST}/api/commerce/${name}`, body, headers)).json as {
      data: { activeCart: Cart; cart: Cart };
    };
  const cart = async () => (await call('getMe')).data.activeCart;
  const { id } = await cart();
  return { id, headers, call, cart };
}

/** A connection, what it was told, and why it ended. */
async function connect(query: string, headers: Record<string, string> = {}) {
  const told: LiveCartMessage[] = [];
  const end = Promise.withResolvers<{ code: number; reason: string }>();
  const socket = await shop.shop.server.injectWS(
    `/api/live-cart${query}`,
    { headers: { host: HOST, ...headers } },
    {
      onInit(opened) {
        opened.on('message', (data) => told.push(liveCartMessageSchema.parse(JSON.parse(String(data)))));
        opened.on('close', (code, reason) => end.resolve({ code, reason: String(reason) }));
      },
    },
  );
  return { socket, told, ended: end.promise };
}

const LIMIT = { timeout: 30_000 };

it('G-07: two connections of a cart hear what one of its pages does', async () => {
  const { id, headers, call } = await openBrowser();
  const [first, second] = [
    await connect(`?cart=${id}`, headers),
    await connect(`?cart=${id}&locale=de-DE`, headers),
  ];
  for (const { told } of [first, second]) {
    await expect
      .poll(() => told.at(-1), LIMIT)
      .toMatchObject({ event: 'cart-update', data: { cart: { id } } });
  }
  const { data } = await call('addToCart', { sku: 'EX10000001', quantity: 3 });
  expect(data.cart.totalLineItemQuantity).toBe(5);
  for (const { told, socket } of [first, second]) {
    await expect
      .poll(() => told.at(-1), LIMIT)
      .toMatchObject({ data: { cart: { totalLineItemQuantity: 5 } } });
    socket.terminate();
  }
});

it('G-04, G-07: hears of the stock that an import brings', async () => {
  const { id, headers } = await openBrowser();
  const { told, socket } = await connect(`?cart=${id}`, headers);
  await expect.poll(() => told.length, LIMIT).toBe(1);
  await shop.importLines([stockLine(1, 17)]);
  await expect
    .poll(() => told.at(-1), LIMIT)
    .toMatchObject({
      event: 'updated-stock',
      data: { results: [{ sku: 'EX10000001', availableQuantity: 17 }] },
    });
  socket.terminate();
});

it('G-07: a cart that is deleted is told as gone, and the connection ends', async () => {
  const { id, headers, call, cart } = await openBrowser();
  const { told, ended } = await connect(`?cart=${id}`, headers);
  const { version } = await cart();
  await call('deleteCart', { id, version });
  expect(await ended).toMatchObject({ code: 1000 });
  expect(told.at(-1)).toEqual({ event: 'cart-update', data: { cart: null } });
});

it('G-07: closes without an id, without a session, and for whoever’s cart it is not', async () => {
  const { id, headers } = await openBrowser();
  const stranger = await openBrowser();
  expect(await (await connect('', headers)).ended).toMatchObject({ code: 1008 });
  expect(await (await connect(`?cart=${id}`)).ended).toMatchObject({ code: 1008 });
  const peeking = await connect(`?cart=${id}`, stranger.headers);
  expect(await peeking.ended).toMatchObject({ code: 1000 });
  expect(peeking.told).toEqual([{ event: 'cart-update', data: { cart: null } }]);
});

it('G-07: the eleventh connection of a cart is closed', async () => {
  const { id, headers } = await openBrowser();
  const sockets = [];
  for (let count = 0; count < 10; count++) sockets.push((await connect(`?cart=${id}`, headers)).socket);
  expect(await (await connect(`?cart=${id}`, headers)).ended).toMatchObject({ code: 1008 });
  for (const socket of sockets) socket.terminate();
});

it('D-11: pages of other sites open none, and a plain request is told what to do', async () => {
  const { id, headers } = await openBrowser();
  const foreign = connect(`?cart=${id}`, { ...headers, origin: 'https://evil.example' });
  await expect(foreign).rejects.toThrow('403');
  expect(await shop.get(`${HOST}/api/live-cart?cart=${id}`, headers)).toMatchObject({
    status: 426,
    headers: { upgrade: 'websocket' },
  });
});

it('G-07: pages say whether they may follow', async () => {
  expect((await shop.get(`${HOST}/`)).body).toContain('data-live-cart');
});
