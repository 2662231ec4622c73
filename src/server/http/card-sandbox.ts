import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HandleSandboxRequest } from '../../integrations/card/card-sandbox-page.ts';

function formOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
}

/** First segment of all that the partner serves. */
const PARTNER_PATH = '/card-sandbox/';

/** Of an address that is the other's. */
const NOT_HERE = 'This page could not be found';

/**
 * The embedded card partner has a host of its own on the same port: there is nothing of the shop there, and nothing of the partner
 * under the shop's names. Its frames stand in pages of the shop; which, their own policy says.
 */
export function keepPartnerApart(server: FastifyInstance, partnerHost: string): void {
  server.addHook('onRequest', async (request, reply) => {
    const isPartners = request.hostname.toLowerCase().replace(/\.$/, '') === partnerHost;
    // The route that answers, not the address as it was written: `/card%2Dsandbox/` leads to the same.
    const isItsPage = request.routeOptions.url?.startsWith(PARTNER_PATH) === true;
    if (isPartners) reply.removeHeader('x-frame-options');
    if (isPartners === isItsPage) return undefined;
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send(NOT_HERE);
  });
}

/** The embedded card partner's own pages: its checkouts, its wallet's sheets, and what its merchant sees. */
export function registerCardSandbox(
  server: FastifyInstance,
  pages: Readonly<Record<`/card-sandbox/${string}`, HandleSandboxRequest>>,
): void {
  for (const [url, handle] of Object.entries(pages)) registerPage(server, url, handle);
}

function registerPage(server: FastifyInstance, url: string, handle: HandleSandboxRequest): void {
  server.route({
    method: ['GET', 'HEAD', 'POST'],
    url,
    async handler(request, reply) {
      const { status, headers, body } = await handle({
        method: request.method,
        path: request.url.split('?')[0] ?? '/',
        form: formOf(request),
        acceptLanguage: request.headers['accept-language'],
        authorization: request.headers.authorization,
      });
      return reply.code(status).headers(headers).send(body);
    },
  });
}
