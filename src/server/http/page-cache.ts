import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TaggedCache } from '../tagged-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page as it is sent: its bytes in three encodings, and what goes with them. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export type Encoding = 'identity' | 'br' | 'gzip';

/** What a renderer hands over; `tags` name the things shown, so that a change of one of them drops the page. */
export interface RenderedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly body: Buffer;
}

/**
 * Brotli's window as a power of two: as large as the page, no larger. At the highest quality it takes memory for all of
 * its window, 32 MB for the usual one.
 */
function windowFor(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 1))));
}

/** Compresses a page once, as small as it gets: it will be sent many times. */
async function compress(page: RenderedPage): Promise<CachedPage> {
  const [br, zipped] = await Promise.all([
    compressBrotli(page.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(page.body.length),
      },
    }),
    compressGzip(page.body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    headers: page.headers,
    tags: page.tags,
    etag: createHash('sha256').update(page.body).digest('base64url').slice(0, 22),
    identity: page.body,
    br,
    gzip: zipped,
  };
}

function sizeOf(page: CachedPage): number {
  return page.identity.length + page.br.length + page.gzip.length + 512;
}

/** Pages that everyone in a market and locale sees alike, cached as they are sent, within a limit in bytes. */
export class PageCache {
  readonly #pages: TaggedCache<CachedPage>;
  readonly #underWay = new Set<string>();

  constructor(limitInBytes: number) {
    this.#pages = new TaggedCache(limitInBytes);
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Remember this before reading a page's data, and give it to `set`. */
  get generation(): number {
    return this.#pages.generation;
  }

  /** Caches a page rendered since `generation`, unless something it shows has changed meanwhile. */
  async set(key: string, rendered: RenderedPage, generation: number): Promise<void> {
    // Compressing is what costs; once for a page is enough, however many ask for it meanwhile.
    if (this.#underWay.has(key)) return;
    this.#underWay.add(key);
    try {
      const page = await compress(rendered);
      this.#pages.set(key, { value: page, tags: page.tags, size: sizeOf(page) }, generation);
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** Drops every page that shows one of these. */
  drop(tags: readonly string[]): void {
    this.#pages.drop(tags);
  }

  clear(): void {
    this.#pages.clear();
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    const { count, size } = this.#pages.size;
    return { pages: count, bytes: size };
  }
}
