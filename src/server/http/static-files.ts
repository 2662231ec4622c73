import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../kernel/day.ts';

const YEAR_MS = 365 * DAY_MS;

/** The shop's own files: hashed ones for a year, precompressed. */
export async function registerStaticFiles(
  server: FastifyInstance /** `build/client`: hashed files under `assets/`, a few plain ones beside it. */,
  clientFolder: string,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    decorateReply: true,
  });
  server.get('/icon.svg', (_request, reply) => reply.sendFile('icon.svg', clientFolder, { maxAge: DAY_MS }));
  // Where browsers look on pages that name no icon, such as the card partner's.
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 308));
}
