import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { LIVE_CART_PATH } from '../../addresses/live-cart.ts';
import type { Cart } from '../../api/contract/cart.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Market } from '../../markets/countries.ts';
import type { LiveCarts } from '../live-carts/live-carts.ts';
import { parseCookies, readSessionToken } from './session-cookies.ts';

export interface LiveCartOptions {
  readonly liveCarts: LiveCarts;
  readonly marketOf: (host: string) => Market;
  /** Whether carts are followed there (switch `websocket`). */
  readonly isOn: (market: Market) => boolean;
  /** The active cart of a session, in a language; undefined where there is none. */
  readonly readCart: (visitor: {
    readonly market: Market;
    readonly token: string;
    readonly locale: LocaleCode;
    readonly clientAddress: string;
  }) => Promise<Cart | undefined>;
}

/** Nothing that a follower says is of interest. */
const MESSAGE_LIMIT_BYTES = 1024;
/** Who does not take what it is told for so long that this much waits is let go. */
const WAITING_LIMIT_BYTES = 4 * 1024 * 1024;
/** How often a silent connection is asked whether it is still there; proxies close those that say nothing for a minute. */
const HEARTBEAT_MS = 30_000;

/** Why a connection was closed, by the numbers of RFC 6455. */
const CLOSE = {
  'no cart': { code: 1000, reason: 'There is no such cart.' },
  refused: { code: 1008, reason: 'Name a cart of yours.' },
  'switched off': { code: 1008, reason: 'Carts are not followed here.' },
  'too many': { code: 1008, reason: 'Too many follow this cart.' },
  failure: { code: 1011, reason: 'The cart could not be read.' },
} as const;

function close(socket: WebSocket, why: keyof typeof CLOSE): void {
  socket.close(CLOSE[why].code, CLOSE[why].reason);
}

/** Browsers name the page that opens a connection, and let a page of any site open one. */
function isOtherSite({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

function readQuery(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Asks every connection now and then whether it is still there, and ends those that have not answered. Returns the way to stop. */
function keepAlive(server: FastifyInstance): () => void {
  const asked = new WeakSet<WebSocket>();
  server.websocketServer.on('connection', (socket: WebSocket) =>
    socket.on('pong', () => asked.delete(socket)),
  );
  const timer = setInterval(() => {
    for (const socket of server.websocketServer.clients) {
      if (asked.has(socket)) socket.terminate();
      asked.add(socket);
      socket.ping();
    }
  }, HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Lets a shopper's pages follow the cart by WebSocket on the shop's own port (rule G-07). */
export async function registerLiveCart(server: FastifyInstance, options: LiveCartOptions): Promise<void> {
  await server.register(websocket, { options: { maxPayload: MESSAGE_LIMIT_BYTES } });
  const stopAsking = keepAlive(server);
  server.addHook('preClose', async () => {
    stopAsking();
    options.liveCarts.stop();
  });
  server.route({
    method: 'GET',
    url: LIVE_CART_PATH,
    async preValidation(request, reply) {
      if (isOtherSite(request)) await reply.code(403).send();
    },
    handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler: (socket, request) => follow(socket, request, options),
  });
}

function follow(socket: WebSocket, request: FastifyRequest, options: LiveCartOptions): void {
  // What breaks a connection also closes it.
  socket.on('error', () => undefined);
  const following = join(socket, request, options);
  if (typeof following === 'string') close(socket, following);
  else socket.on('close', following.stop);
}

function join(
  socket: WebSocket,
  request: FastifyRequest,
  { marketOf, isOn, liveCarts, readCart }: LiveCartOptions,
): ReturnType<LiveCarts['follow']> | 'refused' | 'switched off' {
  const market = marketOf(request.host);
  if (!isOn(market)) return 'switched off';
  const token = readSessionToken(request, parseCookies(request.headers.cookie));
  const cartId = readQuery(request, 'cart');
  if (token === undefined || cartId === undefined) return 'refused';
  const asked = readQuery(request, 'locale');
  const { locale } = market.languages.find((language) => language.locale === asked) ?? market.languages[0];
  const visitor = { market, token, locale, clientAddress: request.ip };
  return liveCarts.follow(cartId, {
    audience: `${token} ${locale}`,
    async read() {
      const cart = await readCart(visitor);
      return cart?.id === cartId ? cart : undefined;
    },
    tell(message) {
      if (socket.bufferedAmount > WAITING_LIMIT_BYTES) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
    end: (reason) => close(socket, reason),
  });
}
