import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HandleSandboxRequest } from '../../integrations/card/card-sandbox-page.ts';

function formOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
}

/** The embedded card partner's own pages, under a path of their own as if it were another host. */
export function registerCardSandbox(server: FastifyInstance, handle: HandleSandboxRequest): void {
  server.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/card-sandbox/*',
    async handler(request, reply) {
      const { status, headers, body } = await handle({
        method: request.method,
        path: request.url.split('?')[0] ?? '/',
        form: formOf(request),
        acceptLanguage: request.headers['accept-language'],
      });
      return reply.code(status).headers(headers).send(body);
    },
  });
}
