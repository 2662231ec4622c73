import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

/** One source file: what it says, and what it imports (types too: an arrow is an arrow). */
export interface SourceFile {
  /** From the project root, with forward slashes: `src/markets/countries.ts`. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly SourceImport[];
  readonly program: unknown;
}

export interface SourceImport {
  readonly request: string;
  /** The imported file from the project root, or `undefined` for a library. */
  readonly target: string | undefined;
  readonly isTypeOnly: boolean;
}

export const projectRoot = resolve(import.meta.dirname, '..', '..');

function toPath(file: string): string {
  return relative(projectRoot, file).split(sep).join('/');
}

export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => toPath(join(entry.parentPath, entry.name)))
    .sort();
}

export function readSource(path: string): SourceFile {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path} does not parse: ${parsed.errors[0]?.message}`);
  const statics = parsed.module.staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = parsed.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ request: moduleRequest.value, isTypeOnly: isType }],
    ),
  );
  const dynamic = parsed.module.dynamicImports.flatMap(({ moduleRequest }) => {
    const quoted = /^['"]([^'"]+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return quoted?.[1] === undefined ? [] : [{ request: quoted[1], isTypeOnly: false }];
  });
  return {
    path,
    text,
    program: parsed.program,
    imports: [...statics, ...exported, ...dynamic].map(({ request, isTypeOnly }) => ({
      request,
      isTypeOnly,
      target: request.startsWith('.')
        ? normalize(join(dirname(path), request))
            .split(sep)
            .join('/')
        : undefined,
    })),
  };
}

/** Every file of `src/` that is shipped: all of them but the tests beside them. */
export function readSources(): SourceFile[] {
  return listFiles('src', /\.tsx?$/)
    .filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .map(readSource);
}

/** Walks a syntax tree, telling of each node and of the nodes around it, the nearest first. */
export function visitNodes(
  node: unknown,
  visit: (
    node: Readonly<Record<string, unknown>>,
    around: readonly Readonly<Record<string, unknown>>[],
  ) => void,
  around: readonly Readonly<Record<string, unknown>>[] = [],
): void {
  if (Array.isArray(node)) {
    for (const item of node) visitNodes(item, visit, around);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const record = node as Readonly<Record<string, unknown>>;
  const isNode = typeof record.type === 'string';
  if (isNode) visit(record, around);
  for (const [key, value] of Object.entries(record)) {
    if (key !== 'parent') visitNodes(value, visit, isNode ? [record, ...around] : around);
  }
}
