import { createHash, type Hash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShownTag } from '../../api/contract/call-facts.ts';
import type { Clock } from '../../kernel/clock.ts';
import { GrowingFile } from './growing-file.ts';

/** How long a file holds while nothing says that it does not: stock goes down with every order, and is told to robots this late. */
const KEPT_MS = 15 * 60_000;
/** How many are made at once: each asks the database for the whole catalogue. */
const AT_ONCE = 2;
/** What is made within this time is sent whole, with its hash. */
const SOON_MS = 1000;

interface MadeFile {
  readonly file: Promise<GrowingFile>;
  /** Settles once it is whole. */
  readonly done: Promise<void>;
  readonly generation: number;
  /** Since when it is whole, and the hash of what it holds. */
  whole?: { readonly since: number; readonly hash: string };
}

/** A file to send: its bytes, compressed (gzip), and the hash of what it holds once that is known. */
export interface OpenedFile {
  /** Read once, or let go by `close`. */
  readonly bytes: AsyncIterable<Buffer>;
  readonly hash: string | undefined;
  close(): Promise<void>;
}

/**
 * Files too large to hold in memory, and too dear to make for everyone who asks: each is written to a folder once, a piece at a
 * time, and sent from there until what it tells has changed. Nobody waits for its end: what is written already is sent.
 */
export class MadeFiles {
  readonly #folder: string;
  readonly #clock: Clock;
  /** The newest of each name. */
  readonly #made = new Map<string, MadeFile>();
  readonly #waiting: (() => void)[] = [];
  #working = 0;
  #generation = 0;
  #count = 0;
  #cleared: Promise<void> | undefined;

  /** @param folder holds nothing else: what a process before this one has left there is removed. */
  constructor(folder: string, clock: Clock) {
    this.#folder = folder;
    this.#clock = clock;
  }

  /** What was made is told no more. */
  clear(): void {
    this.#generation += 1;
  }

  /** The same when goods have changed; stock alone is told with the next file. */
  drop(tags: readonly ShownTag[]): void {
    if (tags.includes('products')) this.clear();
  }

  /** The file of a name, begun now if there is none that holds. Throws where not even its first bytes can be made. */
  async open(name: string, write: () => AsyncIterable<string>): Promise<OpenedFile> {
    const kept = this.#made.get(name);
    if (kept === undefined || !this.#holds(kept)) return begin(this.#make(name, write));
    try {
      return await begin(kept);
    } catch (error) {
      if (!isGone(error)) throw error;
      this.#forget(name, kept);
      return this.open(name, write);
    }
  }

  #holds({ generation, whole }: MadeFile): boolean {
    const isOld = whole !== undefined && this.#clock.now().getTime() - whole.since >= KEPT_MS;
    return generation === this.#generation && !isOld;
  }

  #forget(name: string, file: MadeFile): void {
    if (this.#made.get(name) === file) this.#made.delete(name);
  }

  #make(name: string, write: () => AsyncIterable<string>): MadeFile {
    const before = this.#made.get(name);
    const { promise: file, resolve, reject } = Promise.withResolvers<GrowingFile>();
    const work = this.#inTurn(async () => {
      // Whoever is being sent the one before keeps it open.
      if (before !== undefined) await removeFile(before);
      const hash = createHash('sha256');
      const growing = await GrowingFile.begin(await this.#findPlace(), hashed(write(), hash));
      resolve(growing);
      await growing.written;
      made.whole = { since: this.#clock.now().getTime(), hash: hash.digest('base64url').slice(0, 22) };
    });
    const made: MadeFile = { file, done: work, generation: this.#generation };
    this.#made.set(name, made);
    work.catch(async (error: unknown) => {
      reject(error);
      this.#forget(name, made);
      await removeFile(made);
    });
    return made;
  }

  async #findPlace(): Promise<string> {
    this.#cleared ??= rm(this.#folder, { recursive: true, force: true });
    await this.#cleared;
    await mkdir(this.#folder, { recursive: true });
    this.#count += 1;
    return join(this.#folder, `${process.pid}-${this.#count}.gz`);
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#working >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#working += 1;
    try {
      return await work();
    } finally {
      this.#working -= 1;
      this.#waiting.shift()?.();
    }
  }
}

/** Its first bytes are there: what fails soon fails as an answer, what fails later as a file that breaks off. */
async function begin(made: MadeFile): Promise<OpenedFile> {
  await Promise.race([made.done, wait(SOON_MS, undefined, { ref: false })]);
  const rest = (await made.file).read();
  const first = await rest.next();
  return {
    bytes: continued(first, rest),
    hash: made.whole?.hash,
    // A generator that nobody has begun to read runs none of its code, its end neither.
    async close() {
      await rest.return(undefined);
    },
  };
}

async function* continued(
  first: IteratorResult<Buffer, void>,
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    if (first.done !== true) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

async function removeFile({ file }: MadeFile): Promise<void> {
  const { path } = (await file.catch(() => undefined)) ?? {};
  if (path !== undefined) await rm(path, { force: true });
}

async function* hashed(pieces: AsyncIterable<string>, hash: Hash): AsyncGenerator<string> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** Somebody has removed the file. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
