import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

/** How much of it is read at a time. */
const PIECE_BYTES = 64 * 1024;
/** How often whoever has read all that there is looks for more. */
const LOOK_AGAIN_MS = 100;

/** A compressed file (gzip) that is read from its beginning while its end is still being written. */
export class GrowingFile {
  readonly path: string;
  /** Settles once the last byte is in the file, or with what went wrong. */
  readonly written: Promise<void>;
  #isWhole = false;

  private constructor(path: string, written: Promise<void>) {
    this.path = path;
    this.written = written.then(() => {
      this.#isWhole = true;
    });
    // Whoever reads is told; with no reader there is nobody to tell.
    this.written.catch(() => undefined);
  }

  /** Begins to write it; once this resolves it is there to be read. */
  static async begin(path: string, pieces: AsyncIterable<string>): Promise<GrowingFile> {
    const file = await open(path, 'w');
    return new GrowingFile(path, pipeline(Readable.from(pieces), createGzip(), file.createWriteStream()));
  }

  /** Its bytes as they come. Throws with what ended the writing; a file that is removed meanwhile is read to its end. */
  async *read(): AsyncGenerator<Buffer> {
    const handle = await open(this.path);
    try {
      for (;;) {
        const wasWhole = this.#isWhole;
        const { bytesRead, buffer } = await handle.read({ buffer: Buffer.allocUnsafe(PIECE_BYTES) });
        if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
        else if (wasWhole) return;
        else await Promise.race([this.written, wait(LOOK_AGAIN_MS)]);
      }
    } finally {
      await handle.close();
    }
  }
}
