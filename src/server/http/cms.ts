import type { FastifyInstance } from 'fastify';
import type { CallError } from '../../api/contract/errors.ts';
import type { ContentReader } from '../../api/read-content.ts';

export interface CmsOptions {
  readonly content: ContentReader;
  readonly absent: CallError;
  readonly unavailable: CallError;
  onFailure(error: Error, address: string): void;
}

/** The shop's content as files (rule N-01): what there is, and each of them. */
export async function registerCms(server: FastifyInstance, options: CmsOptions): Promise<void> {
  const { content, absent, unavailable } = options;
  await server.register(
    async (cms) => {
      cms.setErrorHandler<Error>((error, request, reply) => {
        options.onFailure(error, request.url);
        return reply.code(503).header('cache-control', 'no-store').send({ error: unavailable });
      });
      cms.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=0, must-revalidate');
      });
      cms.get('/', async (_request, reply) =>
        reply.send({ data: { components: await content.listFiles() } }),
      );
      cms.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
        const file = await content.readFile(request.params.name);
        return file === undefined ? reply.code(404).send({ error: absent }) : reply.send(file);
      });
      cms.all('/*', (_request, reply) => reply.code(404).send({ error: absent }));
    },
    { prefix: '/cms' },
  );
}
