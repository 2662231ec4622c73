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

/** Quick enough for a page that may never be asked for again, a tenth larger than the best. */
const QUICK = 5;

/** So often a page is sent before it is worth forty times the time. */
export const WORTH_THE_BEST = 8;

function compressTo(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
}

async function compress(page: RenderedPage): Promise<CachedPage> {
  const [br, zipped] = await Promise.all([
    compressTo(page.body, QUICK),
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

interface Kept {
  readonly page: CachedPage;
  /** Of which its data was read. */
  readonly generation: number;
  sent: number;
}

function sizeOf(page: CachedPage): number {
  return page.identity.length + page.br.length + page.gzip.length + 512;
}

/** Pages that everyone in a market and locale sees alike, cached as they are sent, within a limit in bytes. */
export class PageCache {
  readonly #pages: TaggedCache<Kept>;
  readonly #underWay = new Set<string>();

  constructor(limitInBytes: number) {
    this.#pages = new TaggedCache(limitInBytes);
  }

  get(key: string): CachedPage | undefined {
    const kept = this.#pages.get(key);
    if (kept === undefined) return undefined;
    kept.sent += 1;
    // Where that fails the page is sent as it is.
    if (kept.sent === WORTH_THE_BEST) void this.#makeSmaller(key, kept).catch(() => undefined);
    return kept.page;
  }

  /** Remember this before reading a page's data, and give it to `set`. */
  get generation(): number {
    return this.#pages.generation;
  }

  /** Caches a page rendered since `generation`, unless something it shows has changed meanwhile. */
  async set(key: string, rendered: RenderedPage, generation: number): Promise<void> {
    // Compressing is what costs; once for a page is enough, however many ask for it meanwhile.
    await this.#once(key, async () => this.#keep(key, await compress(rendered), generation, 0));
  }

  /** A page that is sent often is made as small as it gets. */
  #makeSmaller(key: string, { page, generation, sent }: Kept): Promise<void> {
    return this.#once(key, async () => {
      const br = await compressTo(page.identity, constants.BROTLI_MAX_QUALITY);
      this.#keep(key, { ...page, br }, generation, sent);
    });
  }

  #keep(key: string, page: CachedPage, generation: number, sent: number): void {
    const value = { page, generation, sent };
    this.#pages.set(key, { value, tags: page.tags, size: sizeOf(page) }, generation);
  }

  async #once(key: string, work: () => Promise<void>): Promise<void> {
    if (this.#underWay.has(key)) return;
    this.#underWay.add(key);
    try {
      await work();
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
