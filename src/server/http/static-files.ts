import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface StaticOptions {
  /** `build/client`: hashed files under `assets/`, a few plain ones beside it. */
  readonly clientFolder: string;
  readonly picturesFolder: string;
}

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Files: hashed ones for a year, pictures for a day, both precompressed or compressed by nature. */
export async function registerStaticFiles(server: FastifyInstance, options: StaticOptions): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(options.clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    decorateReply: true,
  });
  await server.register(fastifyStatic, {
    root: options.picturesFolder,
    prefix: '/pictures/',
    maxAge: DAY_SECONDS * 1000,
    index: false,
    decorateReply: false,
  });
  server.get('/icon.svg', (_request, reply) =>
    reply.sendFile('icon.svg', options.clientFolder, { maxAge: DAY_SECONDS * 1000 }),
  );
  // Where browsers look on pages that name no icon, such as the card partner's.
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 308));
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send('User-agent: *\nDisallow: /checkout\nDisallow: /*/checkout\nDisallow: /api/\n'),
  );
}
