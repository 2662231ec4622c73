import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileBytes, readLines, UnreadableLine } from './catalogue-lines.ts';

async function linesOf(...chunks: (string | Uint8Array)[]): Promise<[number, string][]> {
  async function* source() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  }
  const lines: [number, string][] = [];
  for await (const { number, text } of readLines(source())) lines.push([number, text]);
  return lines;
}

describe('the lines of a file', () => {
  it('leave out a byte order mark, carriage returns and blank lines, and still count these', async () => {
    expect(await linesOf('\uFEFFa\r\n\r\n  \nb\nc')).toEqual([
      [1, 'a'],
      [4, 'b'],
      [5, 'c'],
    ]);
  });

  it('end at a line feed only, not at the separators that JSON allows in a text', async () => {
    expect(await linesOf('a\u2028b\u2029c\u0085d\n')).toEqual([[1, 'a\u2028b\u2029c\u0085d']]);
  });

  it('are the same however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(40)), async (text, cuts) => {
        const bytes = Buffer.from(text);
        const offsets = [
          0,
          ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b),
          bytes.length,
        ];
        const chunks = offsets.slice(1).map((end, index) => bytes.subarray(offsets[index], end));
        expect(await linesOf(...chunks)).toEqual(await linesOf(bytes));
      }),
    );
  });

  it('name the line that is not UTF-8', async () => {
    const lines = linesOf('a\n', new Uint8Array([0xc3, 0x28, 0x0a]));
    await expect(lines).rejects.toThrow(UnreadableLine);
    await expect(lines).rejects.toMatchObject({ line: 2, message: 'is not UTF-8' });
  });
});

describe('the bytes of a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gantry-lines-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read(name: string, content: Uint8Array): Promise<string> {
    await writeFile(join(folder, name), content);
    const chunks = [];
    for await (const chunk of readFileBytes(join(folder, name))) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  it('are unpacked when the file is packed, whatever its name', async () => {
    const text = 'Sägeblatt\n'.repeat(100_000);
    expect(await read('plain', Buffer.from(text))).toBe(text);
    expect(await read('packed', gzipSync(text))).toBe(text);
    expect(await read('empty', Buffer.alloc(0))).toBe('');
  });

  it('fail when the packing is broken', async () => {
    const broken = gzipSync('Sägeblatt\n'.repeat(1000)).subarray(0, 40);
    await expect(read('broken', broken)).rejects.toThrow('unexpected end of file');
  });

  it('fail when there is no file', async () => {
    await expect(readFileBytes(join(folder, 'none')).next()).rejects.toThrow('ENOENT');
  });
});
