// What the last build was made of: a hash of its sources beside it, by which anyone sees whether it is still of these.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');
const stampIn = (folder) => join(folder, 'build', '.stamp');

/** What the build depends on: folders (tests left out) and single files. */
export const buildInputs = {
  folders: ['src', 'messages', 'public'],
  files: [
    'package.json',
    'package-lock.json',
    'scripts/build-stamp.mjs',
    'scripts/finish-build.ts',
    'scripts/area-texts.ts',
    'scripts/messages-plugin.ts',
    'scripts/precompress.ts',
    'scripts/server-assets.ts',
    'tsconfig.json',
    'vite.config.ts',
  ],
};

/** Whether `build/` of a project holds a finished build of exactly its sources. */
export function isBuildFresh(folder = project) {
  const stamp = stampIn(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === `${hashSources(folder)}\n`;
}

/** Says that `build/` holds a finished build of the sources that had this hash. */
export function writeStamp(sources, folder = project) {
  writeFileSync(stampIn(folder), `${sources}\n`);
}

/** Says that `build/` holds no finished build. */
export function removeStamp() {
  rmSync(stampIn(project), { force: true });
}

export function hashSources(folder = project) {
  const digest = createHash('sha256');
  const files = [
    ...buildInputs.files,
    ...buildInputs.folders.flatMap((part) => listFiles(folder, part)),
  ].sort();
  for (const file of files) {
    const path = join(folder, file);
    if (existsSync(path)) digest.update(`${file}\0${hash(readFileSync(path))}\0`);
  }
  return digest.digest('hex');
}

function listFiles(folder, part) {
  const path = join(folder, part);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
