import { resolve } from 'node:path';

/** Apart from `tests/support/source-tree.ts`, which brings a parser that browser tests have no use for. */
export const projectRoot = resolve(import.meta.dirname, '..', '..', '..');
