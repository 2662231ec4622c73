import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Formats that shrink; fonts and pictures are compressed by nature. */
const SHRINKS = /\.(?:js|css|svg)$/;
const SMALLEST = 512;

/**
 * Puts a `.br` and a `.gz` beside every script and style sheet of a folder, so that none is compressed twice. Runs on
 * the finished build, when no later step writes to it any more.
 */
export async function precompressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder))
    .filter((name) => SHRINKS.test(name))
    .map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).size < SMALLEST) return;
      const source = await readFile(file);
      const [br, gz] = await Promise.all([
        compressBrotli(source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
        compressGzip(source, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
