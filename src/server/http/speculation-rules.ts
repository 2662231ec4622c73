import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { addressBook } from '../../addresses/read-table.ts';
import { DAY_S } from '../../kernel/day.ts';
import { takesEncoding } from './send-page.ts';

/** Where the rules lie; pages that are the same for everyone name it in a header. */
const PATH = '/speculation-rules.json';

/** The header of such a page: with the policy of its scripts an inline rule would be one more thing to allow. */
export const speculationHeaders: Readonly<Record<string, string>> = { 'speculation-rules': `"${PATH}"` };

/**
 * Which links a browser fetches ahead while they are pointed at: pages that are the same for everyone, by the table of
 * addresses. Never those of the visitor's own, and none that says anything after a question mark, such as words that are
 * counted when they are searched for.
 */
export function buildSpeculationRules(ownWords: readonly string[], otherWords: readonly string[]): object {
  const own = [...ownWords, ...otherWords].flatMap((word) => [
    `/${word}`,
    `/${word}/*`,
    `/:language/${word}`,
    `/:language/${word}/*`,
  ]);
  const never = [...own, '/*\\?(.+)'].map((pattern) => ({ not: { href_matches: pattern } }));
  return {
    prefetch: [
      { source: 'document', where: { and: [{ href_matches: '/*' }, ...never] }, eagerness: 'moderate' },
    ],
  };
}

export function registerSpeculationRules(server: FastifyInstance): void {
  const rules = JSON.stringify(buildSpeculationRules(addressBook.ownWords, addressBook.otherWords));
  // The same few words again and again: a twentieth of the bytes.
  const compressed = brotliCompressSync(rules);
  server.get(PATH, (request, reply) => {
    const isCompressed = takesEncoding(request.headers['accept-encoding'], 'br');
    return reply
      .headers({
        'cache-control': `public, max-age=${DAY_S}`,
        vary: 'accept-encoding',
        ...(isCompressed ? { 'content-encoding': 'br' } : {}),
      })
      .type('application/speculationrules+json')
      .send(isCompressed ? compressed : rules);
  });
}
