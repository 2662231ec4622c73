import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { CallErrorCode } from '../../api/contract/errors.ts';
import { securityHeaders } from './content-security-policy.ts';
import { isForeignOrigin } from './foreign-origin.ts';

export interface ServerOptions {
  readonly trustedProxies: readonly string[];
  /** A failure nobody expected; the client is only told that there was one. */
  readonly onFailure: (error: Error, address: string) => void;
}

/** Longest body of any request: forms and API calls are small. */
const BODY_LIMIT_BYTES = 256 * 1024;

/**
 * A name or an address, and a port. Anything more (a slash, a question mark, a user) would become part of the address that
 * is rendered, while the page is cached under the address of the request line.
 */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const CLOSING_SWEEP_MS = 50;

const unreadable = { status: 400, code: 'InvalidInput' } as const;

/** Who is slower than this with a request is cut off; looked at so often, or Node would do it every half minute. */
const REQUEST_MS = 25_000;
const HEADERS_MS = 15_000;
const CHECKING_MS = 2_500;

/** Says no before any part is asked: to a client of the middleware in its envelope (rule X-03), else as text. */
function refuseEarly(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status,
    code,
    message,
  }: { readonly status: number; readonly code: CallErrorCode; readonly message: string },
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  return request.url.startsWith('/api/')
    ? reply.send({ error: { code, message } })
    : reply.type('text/plain').send(message);
}

/** The bare HTTP server: limits, security headers, the Origin check, and errors that say no more than they must. */
export function createServer(options: ServerOptions): FastifyInstance {
  const server = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustedProxies.length === 0 ? false : [...options.trustedProxies],
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKING_MS },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    exposeHeadRoutes: false,
    // What Fastify itself cannot route, such as a broken escape in the address; no hook has run for it.
    frameworkErrors: (_error, request, reply) =>
      refuseEarly(request, reply.headers(securityHeaders(request.protocol === 'https')), {
        ...unreadable,
        message: 'The address cannot be read.',
      }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
  });
  // Every part parses what it expects itself, and says so in its own words when it is something else.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.protocol === 'https'));
    if (!HOST.test(request.host) || !URL.canParse(`http://${request.host}/`))
      return refuseEarly(request, reply, { ...unreadable, message: 'The host cannot be read.' });
    // `GET http://other/ HTTP/1.1` is what proxies are asked; its host may be another than the header's.
    if (!request.raw.url?.startsWith('/'))
      return refuseEarly(request, reply, { ...unreadable, message: 'The address cannot be read.' });
    if (isForeignOrigin(request))
      return refuseEarly(request, reply, {
        status: 403,
        code: 'ForeignOrigin',
        message: 'Forbidden: a request of another site',
      });
  });
  server.addHook('preClose', async () => {
    // Connections in use now will be idle when their answer is sent, and would keep the server waiting for the next request.
    const sweep = setInterval(() => server.server.closeIdleConnections(), CLOSING_SWEEP_MS);
    server.server.once('close', () => clearInterval(sweep));
    sweep.unref();
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) options.onFailure(error, request.url.split('?')[0] ?? '/');
    const message =
      status === 413
        ? 'The request is too large.'
        : status < 500
          ? 'The request cannot be read.'
          : 'Something went wrong on our side.';
    const code = status === 413 ? 'PayloadTooLarge' : status < 500 ? 'InvalidInput' : 'Unavailable';
    return refuseEarly(request, reply, { status, code, message });
  });
  return server;
}
