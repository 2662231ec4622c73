import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** No line of a catalogue is anywhere near this long; what is, is not a catalogue. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const NEWLINE = 0x0a;

/** Raised for what makes a file unreadable from some line on; the import reports it like any other problem. */
export class UnreadableLine extends Error {
  override readonly name = 'UnreadableLine';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export interface SourceLine {
  /** Counted from 1, blank lines included. */
  readonly number: number;
  readonly text: string;
}

/** The bytes of a file, unpacked when it begins like a gzip file. */
export async function* readFileBytes(path: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  if (first.done) return;
  const whole = Readable.from(resume(first.value, chunks));
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* whole;
    return;
  }
  const unpacked = createGunzip();
  whole.on('error', (error) => unpacked.destroy(error));
  yield* whole.pipe(unpacked);
}

async function* resume(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/**
 * Cuts bytes into the lines of a catalogue file: only LF ends a line (a text may hold U+2028), a CR before it, a byte
 * order mark and blank lines are passed over, and anything that is not UTF-8 throws UnreadableLine.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<SourceLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let number = 0;
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;

  const finish = (last: Uint8Array): SourceLine => {
    number++;
    const bytes = pending.length === 0 ? last : Buffer.concat([...pending, last]);
    pending = [];
    pendingBytes = 0;
    let text: string;
    try {
      text = decoder.decode(bytes);
    } catch {
      throw new UnreadableLine(number, 'is not UTF-8');
    }
    if (number === 1 && text.startsWith('\uFEFF')) text = text.slice(1);
    return { number, text: text.endsWith('\r') ? text.slice(0, -1) : text };
  };

  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const line = finish(chunk.subarray(start, end));
      start = end + 1;
      if (line.text.trim() !== '') yield line;
    }
    if (start < chunk.length) {
      pending.push(chunk.subarray(start));
      pendingBytes += chunk.length - start;
      if (pendingBytes > MAX_LINE_BYTES) throw new UnreadableLine(number + 1, 'is longer than 16 MB');
    }
  }
  if (pendingBytes > 0) {
    const line = finish(new Uint8Array());
    if (line.text.trim() !== '') yield line;
  }
}
