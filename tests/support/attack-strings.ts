import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hasShared, readSharedJson, sharedPath } from './shared-data.ts';

const FOLDER = 'data/security';

/** Whether the corpora are there; tests that need them are skipped visibly where they are not. */
export const hasAttackStrings = hasShared(`${FOLDER}/blns.json`);

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Texts that have broken programs: naughty strings, injections of every kind, traversals, XSS. */
export function readAttackStrings(): readonly string[] {
  const naughty = readSharedJson(`${FOLDER}/blns.json`) as readonly string[];
  const lists = readdirSync(sharedPath(`${FOLDER}/fuzzdb`)).flatMap((name) =>
    linesOf(readFileSync(sharedPath(`${FOLDER}/fuzzdb/${name}`), 'utf8')),
  );
  const scripts = linesOf(
    gunzipSync(readFileSync(sharedPath(`${FOLDER}/xss-payload-list.txt.gz`))).toString('utf8'),
  );
  return [...naughty, ...lists, ...scripts];
}

/** Bodies that JSON parsers disagree about, under their names: `y_` must be taken, `n_` must not, `i_` may. */
export function readJsonBodies(): ReadonlyMap<string, Buffer> {
  const packed = gunzipSync(readFileSync(sharedPath(`${FOLDER}/json-parsing.json.gz`))).toString('utf8');
  const bodies: Readonly<Record<string, string>> = JSON.parse(packed);
  return new Map(Object.entries(bodies).map(([name, text]) => [name, Buffer.from(text, 'base64')]));
}
