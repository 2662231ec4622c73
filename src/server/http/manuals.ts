import { basename, dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DemonstrationManuals } from '../demonstration-manuals.ts';

const DAY_MS = 86_400_000;

/**
 * `/manuals/<kind>-<language>.pdf`: what the demonstration's `manualUrl`s lead to. Needs the files of the shop to be
 * registered, which send with an entity tag, for a browser that has it already, and in parts.
 */
export function registerManuals(server: FastifyInstance, manuals: DemonstrationManuals): void {
  server.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/manuals/:file',
    async handler(request, reply) {
      const [, name] = /^(.+)\.pdf$/.exec(request.params.file) ?? [];
      const manual = name === undefined ? undefined : await manuals.find(name);
      if (!manual) {
        reply.code(404).header('cache-control', 'no-store').type('text/plain');
        return reply.send('There is no such manual.');
      }
      const title = encodeURIComponent(`${manual.title}.pdf`);
      reply.header(
        'content-disposition',
        `inline; filename="${basename(manual.file)}"; filename*=UTF-8''${title}`,
      );
      return reply.sendFile(basename(manual.file), dirname(manual.file), {
        maxAge: DAY_MS,
        immutable: false,
      });
    },
  });
}
