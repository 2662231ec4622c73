import type { FastifyInstance } from 'fastify';
import { programWords } from '../../addresses/address-table.ts';
import { addressBook } from '../../addresses/read-table.ts';

/**
 * What search engines are kept out of (RFC 9309), under any language prefix too: the words alone, what lies below them and
 * what asks them something. A word that only begins so, such as that of a product, is not meant.
 */
export function buildRobots(closedWords: readonly string[]): string {
  const paths = closedWords.flatMap((word) =>
    ['', '/*'].flatMap((prefix) => ['$', '/', '?'].map((end) => `${prefix}/${word}${end}`)),
  );
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ''].join('\n');
}

/** The visitor's own, and what only programs ask. */
export const closedWords = [...addressBook.ownWords, ...programWords];

export function registerRobots(server: FastifyInstance): void {
  const robots = buildRobots(closedWords);
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots));
}
