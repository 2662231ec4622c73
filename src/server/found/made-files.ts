import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ShownTag } from '../../api/contract/call-facts.ts';
import type { Clock } from '../../kernel/clock.ts';

/** How long a file holds while nothing says that it does not: stock goes down with every order, and is told to robots this late. */
const KEPT_MS = 15 * 60_000;
/** How many are made at once: each asks the database for the whole catalogue. */
const AT_ONCE = 2;

interface MadeFile {
  /** Compressed (gzip). */
  readonly path: string;
  /** Of what it holds. */
  readonly hash: string;
  readonly madeAt: number;
  readonly generation: number;
}

/** A file to send; whoever has it closes its handle. */
export interface OpenedFile {
  readonly handle: FileHandle;
  readonly hash: string;
}

/**
 * Files too large to hold in memory, and too dear to make for everyone who asks: each is written to a folder once, a piece at a
 * time, and sent from there until what it tells has changed.
 */
export class MadeFiles {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #made = new Map<string, MadeFile>();
  readonly #underWay = new Map<string, Promise<MadeFile>>();
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

  /** The file of a name, made now if there is none that holds. */
  async open(name: string, write: () => AsyncIterable<string>): Promise<OpenedFile> {
    const kept = this.#made.get(name);
    if (kept !== undefined && this.#holds(kept)) {
      const opened = await openIfThere(kept);
      if (opened !== undefined) return opened;
    }
    const key = `${this.#generation} ${name}`;
    const underWay = this.#underWay.get(key) ?? this.#make(key, name, write);
    const opened = await openIfThere(await underWay);
    if (opened === undefined) throw new Error(`${name} was made and is gone`);
    return opened;
  }

  #holds({ madeAt, generation }: MadeFile): boolean {
    return generation === this.#generation && this.#clock.now().getTime() - madeAt < KEPT_MS;
  }

  #make(key: string, name: string, write: () => AsyncIterable<string>): Promise<MadeFile> {
    const making = this.#inTurn(() => this.#write(name, write)).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  async #write(name: string, write: () => AsyncIterable<string>): Promise<MadeFile> {
    this.#cleared ??= rm(this.#folder, { recursive: true, force: true });
    await this.#cleared;
    await mkdir(this.#folder, { recursive: true });
    this.#count += 1;
    const path = join(this.#folder, `${process.pid}-${this.#count}.gz`);
    const generation = this.#generation;
    const hash = createHash('sha256');
    try {
      await pipeline(Readable.from(hashed(write(), hash)), createGzip(), createWriteStream(path));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    const before = this.#made.get(name);
    const made = {
      path,
      hash: hash.digest('base64url').slice(0, 22),
      madeAt: this.#clock.now().getTime(),
      generation,
    };
    this.#made.set(name, made);
    // Whoever is being sent the one before keeps it open.
    if (before !== undefined) await rm(before.path, { force: true });
    return made;
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

async function* hashed(pieces: AsyncIterable<string>, hash: Hash): AsyncGenerator<string> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** `undefined` when somebody has removed it. */
async function openIfThere({ path, hash }: MadeFile): Promise<OpenedFile | undefined> {
  try {
    return { handle: await open(path), hash };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
