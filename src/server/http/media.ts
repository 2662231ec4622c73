import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findShownFile, mediaFolders, parseMediaFile, type ShownNames } from '../../media/media-address.ts';
import type { MediaBlobs } from '../../media/media-blobs.ts';
import { isMediaType, mimeTypes } from '../../media/media-type.ts';

/** Addresses that name a version hold the same for ever; those without show whatever the name shows now. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** A drawing that is opened by itself runs nothing and asks for nothing, whatever it holds. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Placeholder {
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface Wanted {
  readonly key: string;
  readonly cacheControl: string;
  readonly title?: string | null;
}

export interface MediaSource {
  readonly blobs: MediaBlobs;
  readonly shown: ShownNames;
  /** The sizes of what stands in for a picture that is not there. */
  readonly placeholderFolder: string;
}

/** A merchant's own picture of this name is shown instead. */
const PLACEHOLDER = 'default';

/** Its sizes by what follows its name: `-640.avif`, which also stands in for widths that there are none of. */
type Placeholders = ReadonlyMap<string, Placeholder>;

/**
 * `/pictures/<name>.<version>-640.avif` and `/pictures/<name>-640.avif`; `/pictures/…svg` and `/manuals/…pdf`. A version that is
 * gone shows what has come in its place, and a picture that is not there yet what stands in for it.
 */
export async function registerMedia(server: FastifyInstance, source: MediaSource): Promise<void> {
  const placeholders = await readPlaceholders(source.placeholderFolder);
  for (const { folder, prefix } of mediaFolders) {
    server.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `${folder}*`,
      handler: (request, reply) =>
        serve({ request, reply }, `${prefix}${request.params['*']}`, source, placeholders),
    });
  }
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function serve(
  exchange: Exchange,
  path: string,
  { blobs, shown }: MediaSource,
  placeholders: Placeholders,
): Promise<FastifyReply> {
  const { reply } = exchange;
  // Mails are read on pages of others, and show pictures of goods (rule P-15).
  reply.header('cross-origin-resource-policy', 'cross-origin');
  const file = parseMediaFile(path);
  if (file === undefined) return refuseUnknown(reply);
  const { stem, version, width, ending } = file;
  if (version !== undefined) {
    const kept = { key: `shown/${version}${width}.${ending}`, cacheControl: IMMUTABLE };
    const sent = await sendBlob(exchange, blobs, kept);
    if (sent !== undefined) return sent;
  }
  const now = findShownFile(shown, file);
  const sent = now && (await sendBlob(exchange, blobs, { ...now, cacheControl: A_DAY }));
  if (sent !== undefined) return sent;
  const placeholder = placeholders.get(`${width}.${ending}`) ?? placeholders.get(`-640.${ending}`);
  return placeholder === undefined ? refuseUnknown(reply) : sendPlaceholder(reply, stem, placeholder);
}

/** `undefined`: there is none under its key. */
async function sendBlob(
  { request, reply }: Exchange,
  blobs: MediaBlobs,
  { key, cacheControl, title }: Wanted,
): Promise<FastifyReply | undefined> {
  const etag = `"${basename(key)}"`;
  reply.headers({ 'cache-control': cacheControl, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const bytes = await blobs.get(key);
  if (bytes === undefined) return undefined;
  const ending = key.slice(key.lastIndexOf('.') + 1);
  if (isMediaType(ending)) reply.type(mimeTypes[ending]);
  if (ending === 'svg') reply.header('content-security-policy', DRAWING_POLICY);
  if (ending === 'pdf') reply.header('content-disposition', dispositionOf(request.url, title));
  return reply.send(bytes);
}

async function readPlaceholders(folder: string): Promise<Placeholders> {
  const files = await readdir(folder);
  const read = files.map(async (file): Promise<[string, Placeholder]> => {
    const ending = file.slice(file.lastIndexOf('.') + 1);
    const type = isMediaType(ending) ? mimeTypes[ending] : 'application/octet-stream';
    return [file.slice(PLACEHOLDER.length), { type, bytes: await readFile(join(folder, file)) }];
  });
  return new Map(await Promise.all(read));
}

/** Browsers show it, whatever the status; that of a missing picture tells everybody else that it is missing. */
function sendPlaceholder(reply: FastifyReply, stem: string, { type, bytes }: Placeholder): FastifyReply {
  const isAskedFor = stem === PLACEHOLDER;
  return reply
    .removeHeader('etag')
    .code(isAskedFor ? 200 : 404)
    .header('cache-control', isAskedFor ? A_DAY : 'no-store')
    .type(type)
    .send(bytes);
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  reply.removeHeader('etag');
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('There is no such picture or document.');
}

/** Opens in the browser; saved, it is called by its title. */
function dispositionOf(url: string, title: string | null | undefined): string {
  const file = basename(url.split('?', 1)[0] ?? '');
  const plain = `inline; filename="${file}"`;
  return title == null ? plain : `${plain}; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`;
}
