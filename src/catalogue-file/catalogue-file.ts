import type { z } from 'zod';
import { type CatalogueType, catalogueTypes, records } from './records.ts';

/**
 * One line of a catalogue file, a schema per type (docs/catalogue-file.md). What needs only the line itself is
 * checked here; what needs other lines or the database is checked by the import.
 */

export type CatalogueLine<Type extends CatalogueType = CatalogueType> = {
  [T in Type]: z.output<(typeof records)[T]['line']>;
}[Type];

function isCatalogueType(value: unknown): value is CatalogueType {
  return typeof value === 'string' && Object.hasOwn(records, value);
}

/** What is wrong with a file: the line, counted from 1, and where in it. */
export interface CatalogueProblem {
  readonly line: number;
  /** `products.slug.de-DE`; empty when the line as a whole is meant. */
  readonly path: string;
  readonly message: string;
}

/** Where a problem is: the type in the plural, then the fields down to it. */
export function problemPath(type: CatalogueType, ...fields: readonly PropertyKey[]): string {
  return [records[type].plural, ...fields.map(String)].join('.');
}

/** `line 17: products.slug.de-DE: must end with 10000101` */
export function describeProblem({ line, path, message }: CatalogueProblem): string {
  return path === '' ? `line ${line}: ${message}` : `line ${line}: ${path}: ${message}`;
}

export type ParsedLine =
  | { readonly ok: true; readonly value: CatalogueLine }
  | { readonly ok: false; readonly problems: readonly CatalogueProblem[] };

/** Reads one line of a file; never throws. */
export function parseCatalogueLine(text: string, line: number): ParsedLine {
  const refuse = (message: string): ParsedLine => ({ ok: false, problems: [{ line, path: '', message }] });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('is not a JSON object');
  const type = 'type' in value ? value.type : undefined;
  if (!isCatalogueType(type)) {
    const found = type === undefined ? 'no type' : `unknown type ${JSON.stringify(type)}`;
    return refuse(`${found}; known are ${catalogueTypes.join(', ')}`);
  }
  const result = records[type].line.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    problems: result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => ({
            line,
            path: problemPath(type, ...issue.path, name),
            message: 'unknown field',
          }))
        : [{ line, path: problemPath(type, ...issue.path), message: issue.message }],
    ),
  };
}
