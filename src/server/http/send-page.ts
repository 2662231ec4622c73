import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage, Encoding, RenderedPage } from './page-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a page travels in one packet anyway. */
const SMALLEST_COMPRESSED = 1024;

/** Whether the client takes an encoding. A quality of zero means "not this one". */
export function takesEncoding(acceptEncoding: string | undefined, encoding: 'br' | 'gzip'): boolean {
  const accepted = new Map<string, number>();
  for (const part of acceptEncoding?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  return (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
}

/** The best encoding the client takes: `br`, else `gzip`, else none. */
function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (takesEncoding(acceptEncoding, 'br')) return 'br';
  return takesEncoding(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/** Whether the client's If-None-Match names this page (weak comparison, RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === `"${etag}"`);
}

/** Sends a cached page: nothing is rendered and nothing compressed. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers(page.headers).header('etag', `W/"${page.etag}"`).header('vary', 'Accept-Encoding');
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
}

/** Compresses quickly what is sent only once: brotli 1 costs 0.1 ms for a page. */
async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return encoding === 'gzip' ? compressGzip(body, { level: 1 }) : body;
}

/** Sends a page that was rendered for this request. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  status: number,
  cookies: readonly string[],
): Promise<FastifyReply> {
  reply.code(status).headers(page.headers);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if (cookies.length > 0) reply.header('cache-control', 'no-store');
  const encoding =
    page.body.length < SMALLEST_COMPRESSED ? 'identity' : pickEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compressQuickly(page.body, encoding));
}
