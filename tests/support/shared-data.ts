import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the reference data lies; it is no part of the project, and tests that compare with it are skipped without it. */
const sharedFolder = resolve(process.env.GANTRY_SHARED ?? '../shared');

/** Whether a reference file is there: `test.skipIf(!hasShared('data/…'))` shows what was not compared. */
export function hasShared(path: string): boolean {
  return existsSync(resolve(sharedFolder, path));
}

/** Where a reference file lies, for what reads it itself. */
export function sharedPath(path: string): string {
  return resolve(sharedFolder, path);
}

/** A reference file as JSON, for the caller's schema to check. */
export function readSharedJson(path: string): unknown {
  return JSON.parse(readFileSync(resolve(sharedFolder, path), 'utf8'));
}
