import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page as it is sent: its bytes in three encodings, and what goes with them. */
export interface KeptPage {
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

/** Compresses a page once, as small as it gets: it will be sent many times. */
async function compress(page: RenderedPage): Promise<KeptPage> {
  const [br, zipped] = await Promise.all([
    compressBrotli(page.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
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

function sizeOf(page: KeptPage): number {
  return page.identity.length + page.br.length + page.gzip.length + 512;
}

/**
 * Pages that everyone in a market and locale sees alike, bounded by bytes, the least recently used going first.
 * A page whose data changed while it was being rendered is sent once and not kept.
 */
export class PageCache {
  readonly #limit: number;
  readonly #pages = new Map<string, KeptPage>();
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Tag -> the moment (counted in drops) it was last dropped; forgotten when everything is. */
  readonly #dropped = new Map<string, number>();
  #drops = 0;
  #lastClear = 0;
  #bytes = 0;

  constructor(limitInBytes: number) {
    this.#limit = limitInBytes;
  }

  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Remember this before reading a page's data, and give it to `keep`. */
  get moment(): number {
    return this.#drops;
  }

  /** Keeps a page rendered since `moment`, unless something it shows has changed meanwhile. */
  async keep(key: string, rendered: RenderedPage, moment: number): Promise<void> {
    const page = await compress(rendered);
    const isStale =
      this.#lastClear > moment || page.tags.some((tag) => (this.#dropped.get(tag) ?? 0) > moment);
    if (isStale || sizeOf(page) > this.#limit) return;
    this.#remove(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  /** Drops every page that shows one of these. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    for (const tag of tags) {
      this.#dropped.set(tag, this.#drops);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#remove(key);
    }
    // The record of drops only matters to renders under way; a long one is replaced by forgetting all of them.
    if (this.#dropped.size > 50_000) this.clear();
  }

  clear(): void {
    this.#drops += 1;
    this.#lastClear = this.#drops;
    this.#pages.clear();
    this.#keysByTag.clear();
    this.#dropped.clear();
    this.#bytes = 0;
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
