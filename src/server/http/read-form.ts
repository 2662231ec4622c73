import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import { type AddressRow, addressTable } from '../../addresses/address-table.ts';
import { addressBook } from '../../addresses/read-table.ts';
import { REQUEST_FILES } from '../../markets/request-constants.ts';

const typeOf = ({ headers }: FastifyRequest) => (headers['content-type'] ?? '').trim();

const isPlain = (type: string) => /^application\/x-www-form-urlencoded(?:\s*;|$)/i.test(type);
const isWithFiles = (type: string) => /^multipart\/form-data\s*;/i.test(type);

function takesFiles(path: string): boolean {
  const found = addressBook.find(path);
  const row: AddressRow | undefined = found && addressTable[found.name];
  return row?.takesFiles === true;
}

/**
 * Whether a form was sent as browsers send them; files alone where the address takes some. Nothing else is read, so nothing else can
 * be read wrongly.
 */
export function isForm(request: FastifyRequest, path: string): boolean {
  const type = typeOf(request);
  return isPlain(type) || (isWithFiles(type) && takesFiles(path));
}

/** The fields of a form that was sent, read whole before within its limit; `unreadable` where its parts are none. */
export async function readForm(request: FastifyRequest): Promise<FormData | 'unreadable' | undefined> {
  if (request.method !== 'POST') return undefined;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const type = typeOf(request);
  if (isWithFiles(type)) {
    const bytes = new Uint8Array(body);
    return new Response(bytes, { headers: { 'content-type': type } })
      .formData()
      .catch(() => 'unreadable' as const);
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) form.append(name, value);
  return form;
}

/** Room for the words around the files. */
const WORDS_BYTES = 256 * 1024;

/** Bodies with files that are held in memory at the same time; whoever comes then is asked to try again. */
const MOST_UPLOADS = 12;

/** Where forms may bring files: their bodies may be larger than others, and not many at the same time. */
export function registerFileForms(
  server: FastifyInstance,
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const paths = Object.values(addressTable as Readonly<Record<string, AddressRow>>).flatMap((row) =>
    row.takesFiles === true ? [row.path] : [],
  );
  const inFlight = new Set<FastifyRequest>();
  const limit: preParsingHookHandler = async (request, reply, payload) => {
    if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= WORDS_BYTES) return payload;
    if (inFlight.size >= MOST_UPLOADS) {
      await reply
        .code(503)
        .header('retry-after', '10')
        .type('text/plain')
        .send('Please try again in a moment.');
      return payload;
    }
    inFlight.add(request);
    return payload;
  };
  for (const url of paths.flatMap((path) => [path, `/:language${path}`]))
    server.route({
      method: 'POST',
      url,
      bodyLimit: REQUEST_FILES.mostBytesTogether + WORDS_BYTES,
      preParsing: limit,
      onResponse: async (request) => void inFlight.delete(request),
      onRequestAbort: async (request) => void inFlight.delete(request),
      handler: serve,
    });
}
