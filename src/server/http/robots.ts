import type { FastifyInstance } from 'fastify';
import { programWords } from '../../addresses/address-table.ts';
import { addressBook } from '../../addresses/read-table.ts';
import type { AppEnv } from '../../markets/app-env.ts';
import type { Market } from '../../markets/countries.ts';

/** Of a shop that is no merchant's: nobody is to find it, whatever links to it. */
const CLOSED = 'User-agent: *\nDisallow: /\n';

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

export interface RobotsOptions {
  readonly environment: AppEnv;
  marketOf(host: string): Market;
  findOrigin(market: Market): string | undefined;
}

/** Only production is to be found (rule M-21); where its sitemap is, every host says. */
export function registerRobots(
  server: FastifyInstance,
  { environment, marketOf, findOrigin }: RobotsOptions,
): void {
  const robots = environment === 'production' ? buildRobots(closedWords) : CLOSED;
  server.get('/robots.txt', (request, reply) => {
    const origin = findOrigin(marketOf(request.host));
    const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
    return reply.type('text/plain').send(`${robots}${sitemap}`);
  });
}
