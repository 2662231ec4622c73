/**
 * Where the bytes of media lie. A key says what it holds (a hash is in it), so that the same key is always the same bytes:
 * any number of processes may put one at the same time, and what was read once may be kept for good.
 */
export interface MediaBlobs {
  /** Whole or not at all, for good once it is done, and young again when it was there already. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** When a key was last put; `undefined` while it is not there. */
  storedAt(key: string): Promise<Date | undefined>;
  /** Those that are not there count as removed. Once it has ended, well or not, it removes nothing more. */
  remove(keys: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredBlob>;
}

export interface StoredBlob {
  readonly key: string;
  readonly storedAt: Date;
}

/** `shown/0f3a….avif`, `originals/9c1e….jpg`: one folder, and a name of letters, digits, `-` and one ending. */
const BLOB_KEY = /^[a-z]{1,20}\/[a-z0-9-]{1,100}\.[a-z0-9]{1,5}$/;

export const isBlobKey = (text: string): boolean => BLOB_KEY.test(text);

export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new Error(`not a key of the media store: ${key}`);
}
