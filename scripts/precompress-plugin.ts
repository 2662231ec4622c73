import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Formats that shrink; fonts and pictures are compressed by nature. */
const SHRINKS = /\.(?:js|css|svg)$/;
const SMALLEST = 512;

/** Puts a `.br` and a `.gz` beside every script and style sheet of the client build, so that none is compressed twice. */
export function precompressPlugin(): Plugin {
  return {
    name: 'gantry-precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!SHRINKS.test(file.fileName) || source.length < SMALLEST) return;
          const [br, gz] = await Promise.all([
            compressBrotli(source, {
              params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
            }),
            compressGzip(source, { level: constants.Z_BEST_COMPRESSION }),
          ]);
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
        }),
      );
    },
  };
}
