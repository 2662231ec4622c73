import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Formats that shrink; fonts and pictures are compressed by nature. */
const SHRINKS = /\.(?:js|css|svg)$/;
const SMALLEST = 512;

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    compressBrotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    compressGzip(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/**
 * Puts a `.br` and a `.gz` beside every script and style sheet of the client build, so that none is compressed twice.
 * It reads what was written: until then Vite still puts things into the code.
 */
export function precompressPlugin(): Plugin {
  return {
    name: 'gantry-precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => SHRINKS.test(file));
      await Promise.all(files.map((file) => compressFile(join(dir, file))));
    },
  };
}
