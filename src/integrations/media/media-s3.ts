import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { assertBlobKey, type MediaBlobs, type StoredBlob } from '../../media/media-blobs.ts';
import { isMediaType, mimeTypes } from '../../media/media-type.ts';

/** A bucket of a store that speaks S3, and the part of it that is the shop's. */
export interface S3Location {
  /** `https://s3.eu-central-1.amazonaws.com`: buckets are asked for by path, which every store of the kind understands. */
  readonly origin: string;
  readonly bucket: string;
  /** `shop/` or nothing. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The store did not do what it was asked. */
class MediaStoreError extends Error {
  override readonly name = 'MediaStoreError';
}

const PATIENCE_MS = 20_000;
const TRIES_AFTER_THE_FIRST = 3;
const MOST_REMOVED_AT_ONCE = 16;

/** One page of `ListObjectsV2`. */
const listing = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.stringbool(),
    NextContinuationToken: z.string().optional(),
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.iso.datetime() })).default([]),
  }),
});

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Contents',
});

/** Media in a bucket that any number of processes share. */
export function createS3Blobs(location: S3Location): MediaBlobs {
  const ask = openBucket(location);
  const pathOf = (key: string) => {
    assertBlobKey(key);
    return `/${location.prefix}${key}`;
  };
  /** A key that is not there is an answer; a bucket that is not there is a mistake of the settings. */
  const assertBucket = async (answer: Response) => {
    if (answer.status === 404 && (await answer.text()).includes('NoSuchBucket'))
      throw withoutBucket(location);
  };
  return {
    async put(key, bytes) {
      const ending = key.slice(key.lastIndexOf('.') + 1);
      const type = isMediaType(ending) ? mimeTypes[ending] : 'application/octet-stream';
      const answer = await ask('PUT', pathOf(key), { bytes: new Uint8Array(bytes), type });
      if (answer.status === 404) throw withoutBucket(location);
    },
    async get(key) {
      const answer = await ask('GET', pathOf(key));
      if (answer.status !== 404) return answer.bytes();
      await assertBucket(answer);
      return undefined;
    },
    async storedAt(key) {
      const answer = await ask('HEAD', pathOf(key));
      if (answer.status === 404) return undefined;
      return new Date(answer.headers.get('last-modified') ?? Number.NaN);
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += MOST_REMOVED_AT_ONCE) {
        const some = keys.slice(from, from + MOST_REMOVED_AT_ONCE);
        // One that fails leaves the others on their way: they have arrived when this ends.
        const asked = await Promise.allSettled(some.map((key) => ask('DELETE', pathOf(key))));
        for (const settled of asked) {
          if (settled.status === 'rejected') throw settled.reason;
          await assertBucket(settled.value);
        }
      }
    },
    list: () => listObjects(ask, location),
  };
}

type AskBucket = (
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
  /** Behind the bucket's address: `/key` or `?query`. */
  path: string,
  body?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string },
) => Promise<Response>;

/** Requests are signed, and tried again while the store is busy; the answer may be that there is nothing (404). */
function openBucket({ origin, bucket, region, accessKeyId, secretAccessKey }: S3Location): AskBucket {
  const retries = TRIES_AFTER_THE_FIRST;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  return async (method, path, body) => {
    const address = `${origin}/${bucket}${path}`;
    const digest = createHash('sha256').update(body?.bytes ?? '');
    const answer = await client.fetch(address, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'x-amz-content-sha256': digest.digest('hex'),
        ...(body === undefined ? {} : { 'content-type': body.type }),
      },
      ...(body === undefined ? {} : { body: body.bytes }),
    });
    if (answer.ok || answer.status === 404) return answer;
    const reason = (await answer.text()).slice(0, 500);
    throw new MediaStoreError(`${method} ${new URL(address).pathname}: ${answer.status} ${reason}`);
  };
}

const withoutBucket = ({ bucket }: S3Location) => new MediaStoreError(`there is no bucket ${bucket}`);

/** Page by page: a store tells a thousand at a time. */
async function* listObjects(ask: AskBucket, location: S3Location): AsyncGenerator<StoredBlob> {
  const { prefix } = location;
  for (let token: string | undefined, isLast = false; !isLast; ) {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token !== undefined) query.set('continuation-token', token);
    const answer = await ask('GET', `?${query}`);
    if (answer.status === 404) throw withoutBucket(location);
    const page = listing.parse(parser.parse(await answer.text())).ListBucketResult;
    for (const { Key, LastModified } of page.Contents)
      yield { key: Key.slice(prefix.length), storedAt: new Date(LastModified) };
    token = page.NextContinuationToken;
    isLast = !page.IsTruncated;
  }
}
