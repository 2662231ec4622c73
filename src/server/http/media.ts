import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaBlobs } from '../../media/media-blobs.ts';
import { isMediaType, mimeTypes } from '../../media/media-type.ts';
import { documentKey, endingOf } from '../../media/picture-sizes.ts';
import type { ShownMedia } from '../../media/shown-media.ts';

/** Addresses that name a version hold the same for ever; those without show whatever the name shows now. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** A drawing that is opened by itself runs nothing and asks for nothing, whatever it holds. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `drill-1`, then `.<version>` or nothing, then `-640` of a picture or nothing, then the ending. */
const FILE = /^([a-z0-9][a-z0-9/_-]*?)(?:\.([0-9a-f]{20}))?(-\d{3,4})?\.([a-z]{3,4})$/;

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
  readonly shown: Pick<ShownMedia, 'get'>;
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
  for (const [folder, prefix] of [
    ['pictures', ''],
    ['manuals', 'manuals/'],
  ] as const) {
    server.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/*`,
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
  const found = FILE.exec(path);
  if (found === null) return refuseUnknown(reply);
  const [, stem = '', version, width = '', ending = ''] = found;
  if (version !== undefined) {
    const kept = { key: `shown/${version}${width}.${ending}`, cacheControl: IMMUTABLE };
    const sent = await sendBlob(exchange, blobs, kept);
    if (sent !== undefined) return sent;
  }
  const now = findNow(shown, stem, width, ending);
  const sent = now && (await sendBlob(exchange, blobs, now));
  if (sent !== undefined) return sent;
  const placeholder = placeholders.get(`${width}.${ending}`) ?? placeholders.get(`-640.${ending}`);
  return placeholder === undefined ? refuseUnknown(reply) : sendPlaceholder(reply, stem, placeholder);
}

/** `drill-1-640.avif` is the size of a picture or, as `frame-100.avif` may be, a document of that very name. */
function findNow(
  shown: MediaSource['shown'],
  stem: string,
  width: string,
  ending: string,
): Wanted | undefined {
  const name = `${stem}${width}.${ending}`;
  const document = shown.get(name) ?? shown.get(`${stem}.${ending}`);
  if (document !== undefined) {
    const { version, title } = document;
    return { key: documentKey(version, name), cacheControl: A_DAY, title };
  }
  const picture = width === '' || endingOf(stem) !== undefined ? undefined : shown.get(stem);
  return picture && { key: `shown/${picture.version}${width}.${ending}`, cacheControl: A_DAY };
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
