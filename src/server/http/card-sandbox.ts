import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HandleSandboxRequest } from '../../integrations/card/card-sandbox-page.ts';

function formOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
}

type PartnerPath =
  | '/card-sandbox/*'
  | '/card-sandbox/wallet/*'
  | '/card-sandbox/merchant'
  | '/card-sandbox/merchant/*';

/**
 * The embedded card partner's own pages, under a path of their own as if it were another host: its checkouts, its wallet's sheets, and
 * what its merchant sees.
 */
export function registerCardSandbox(
  server: FastifyInstance,
  pages: Readonly<Record<PartnerPath, HandleSandboxRequest>>,
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
