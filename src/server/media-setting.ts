import type { S3Location } from '../integrations/media/media-s3.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';

const EXPECTED =
  'expected https://KEY:SECRET@HOST/BUCKET, with /PREFIX behind it or none, and ?region=… where the store has regions';

/** Reads the setting MEDIA_URL: a bucket of a store that speaks S3. Refuses in words for the shop's owner. */
export function readMediaUrl(text: string): Outcome<S3Location, string> {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return refuse(EXPECTED);
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  const isWhole = url.username !== '' && url.password !== '' && /^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket);
  if (!isWhole || !folders.every((folder) => /^[\w.-]+$/.test(folder))) return refuse(EXPECTED);
  return accept({
    origin: url.origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  });
}
