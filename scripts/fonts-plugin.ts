import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What the styles ask of a font (`styles/tokens.css`): these weights, and figures of one width. */
const WEIGHTS = { min: 400, max: 700 };
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const folder = fileURLToPath(new URL('../node_modules/.cache/gantry-fonts', import.meta.url));
const stylesFile = fileURLToPath(new URL('../src/storefront/styles/fonts.css', import.meta.url));
const packageFile = createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');

/** Alphabet, as the package names its file -> the characters that the styles fetch it for. */
function readRanges(styles: string): ReadonlyMap<string, string> {
  const faces = styles.matchAll(/inter-fonts\/([a-z-]+)\.woff2.*?unicode-range:([^;]+);/gs);
  return new Map([...faces].map(([, alphabet = '', ranges = '']) => [alphabet, ranges]));
}

/** `U+0000-00FF,U+0131` -> every character of it. */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** Half the bytes: without the weights, alternative letters and symbols that no page of the shop shows. */
async function makeFonts(ranges: ReadonlyMap<string, string>, into: string): Promise<void> {
  const from = dirname(packageFile);
  await mkdir(into, { recursive: true });
  for (const [alphabet, characters] of ranges) {
    const whole = await readFile(join(from, 'files', `inter-${alphabet}-wght-normal.woff2`));
    const small = await subsetFont(whole, charactersOf(characters), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
    });
    const path = join(into, `${alphabet}.woff2`);
    // Two builds at once write the same.
    await writeFile(`${path}.${process.pid}`, small);
    await rename(`${path}.${process.pid}`, path);
  }
}

/** `inter-fonts/latin.woff2`, for styles and for the head of a page; made once for each version of the package. */
export function fontsPlugin(): Plugin {
  return {
    name: 'gantry-fonts',
    async config() {
      const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
      const ranges = readRanges(await readFile(stylesFile, 'utf8'));
      const asked = JSON.stringify([version, [...ranges], WEIGHTS, FEATURES]);
      const into = join(folder, createHash('sha256').update(asked).digest('hex').slice(0, 16));
      const isMade = [...ranges.keys()].every((alphabet) => existsSync(join(into, `${alphabet}.woff2`)));
      if (!isMade) await makeFonts(ranges, into);
      return { resolve: { alias: { 'inter-fonts': into } } };
    },
  };
}
