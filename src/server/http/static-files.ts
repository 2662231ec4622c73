import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../kernel/day.ts';

/** What devices show of the shop (`buildWebManifest`), made of `public/icon.svg` by `scripts/icons.ts`. */
const icons = ['apple-touch-icon', 'icon-192', 'icon-512', 'icon-maskable-512'] as const;

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
  // `favicon.ico` is where browsers look on pages that name no icon, such as the card partner's.
  for (const file of ['icon.svg', 'favicon.ico', ...icons.map((name) => `icons/${name}.png`)])
    server.get(`/${file}`, (_request, reply) => reply.sendFile(file, clientFolder, { maxAge: DAY_MS }));
  server.get('/service-worker.js', (_request, reply) =>
    reply.sendFile('service-worker.js', clientFolder, { maxAge: 0 }),
  );
}
