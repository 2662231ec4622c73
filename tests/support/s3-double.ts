import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Location } from '../../src/integrations/media/media-s3.ts';

/** A store that speaks S3 as far as the shop asks: it takes nothing that is not signed with its secret (SigV4). */
export interface S3Double {
  readonly location: S3Location;
  /** What lies in the bucket: key -> bytes. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string; modified: Date }>;
  /** The next so many requests are answered 503, as a busy store does. */
  beBusy(times: number): void;
  close(): Promise<void>;
}

const BUCKET = 'shop-media';
const REGION = 'eu-test-1';
const ACCESS_KEY = 'TESTKEY';
const SECRET = 'a secret / with signs+';
/** Small, so that a few objects need several pages. */
const PAGE = 3;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As the signing rules write it: everything but letters, digits and `-._~` is escaped. */
const escapeAll = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature Version 4, read from its rules: canonical request, string to sign, derived key. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', host = '' } = request.headers;
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const [key, day = '', region = '', service = ''] = credential.split('/');
  const url = new URL(request.url ?? '/', `http://${host}`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${escapeAll(name)}=${escapeAll(value)}`)
    .sort()
    .join('&');
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const timestamp = String(request.headers['x-amz-date']);
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = `AWS4-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`;
  const derived = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, day));
  const expected = createHmac('sha256', derived).update(toSign).digest('hex');
  return key === ACCESS_KEY && region === REGION && payload === sha256(body) && signature === expected;
}

function answerError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

export async function startS3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  let busy = 0;

  function list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const all = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort();
    const page = all.slice(0, PAGE);
    const contents = page.map(
      ([key, { modified, bytes }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    );
    const isTruncated = all.length > page.length;
    const token = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
    );
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (busy > 0) {
      busy -= 1;
      return answerError(response, 503, 'SlowDown');
    }
    if (!isSigned(request, body)) return answerError(response, 403, 'SignatureDoesNotMatch');
    const url = new URL(request.url ?? '/', 'http://store');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (bucket !== BUCKET) return answerError(response, 404, 'NoSuchBucket');
    if (key === '') return list(url, response);
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? '';
      objects.set(key, { bytes: body, type, modified: new Date() });
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (found === undefined) return answerError(response, 404, 'NoSuchKey');
    const head = { 'content-type': found.type, 'last-modified': found.modified.toUTCString() };
    response.writeHead(200, head);
    return request.method === 'HEAD' ? response.end() : response.end(found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    location: {
      origin: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      prefix: 'gantry/',
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET,
    },
    beBusy(times) {
      busy = times;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
