import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { textAreas } from '../src/storefront/i18n/text-areas.ts';

export type TextArea = keyof typeof textAreas;

interface ReadModule {
  readonly path: string;
  readonly code: string;
  /** What it cannot do without. */
  readonly imports: readonly string[];
  /** What it fetches when it is needed. */
  readonly fetches: readonly string[];
}

const project = fileURLToPath(new URL('..', import.meta.url));
const NAMED = /['"]([a-z]\w*(?:\.\w+)+)['"]/gi;

function readModule(path: string): ReadModule {
  const code = readFileSync(join(project, path), 'utf8');
  const { module } = parseSync(path, code);
  const toPath = (request: string) =>
    /^\..*\.tsx?$/.test(request) ? [posix.join(dirname(path), request)] : [];
  const statics = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null || isType ? [] : moduleRequest.value,
    ),
  );
  return {
    path,
    code,
    imports: [...statics.map(({ moduleRequest }) => moduleRequest.value), ...passedOn].flatMap(toPath),
    fetches: module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      toPath(code.slice(start + 1, end - 1)),
    ),
  };
}

/** The files themselves and all that come with them. */
function followImports(files: readonly string[]): ReadonlyMap<string, ReadModule> {
  const found = new Map<string, ReadModule>();
  const open = [...files];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const module = readModule(path);
    found.set(path, module);
    open.push(...module.imports);
  }
  return found;
}

/** Keys that modules name. One put together while they run would not be found, so there is none. */
function findNamed(modules: Iterable<ReadModule>, keys: ReadonlySet<string>): ReadonlySet<string> {
  const sections = new Set([...keys].map((key) => key.slice(0, key.indexOf('.'))));
  const named = new Set<string>();
  for (const { path, code } of modules) {
    for (const [, section = ''] of code.matchAll(/`([a-z]\w*)\.[^`\s]*\$\{/gi))
      if (sections.has(section))
        throw new Error(`${path} puts a key of "${section}" together: name it whole`);
    for (const [, key = ''] of code.matchAll(NAMED)) if (keys.has(key)) named.add(key);
  }
  return named;
}

const without = (keys: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...keys].filter((key) => !others.has(key)));

/** Area -> the texts that are sent for it, out of all `keys` of pages. */
export type AreaTexts = Readonly<Record<TextArea, ReadonlySet<string>>>;

export function findAreaTexts(keys: ReadonlySet<string>): AreaTexts {
  const onEveryPage = findNamed(followImports(textAreas.pages).values(), keys);
  const own = Object.entries(textAreas).map(([area, files]) => {
    const named = findNamed(followImports(files).values(), keys);
    return [area, area === 'pages' ? named : without(named, onEveryPage)];
  });
  return Object.fromEntries(own) as AreaTexts;
}

/** Parts that are fetched by what runs in the browser and say something that is not sent with them, each with one such key. */
export function findForgottenTexts(keys: ReadonlySet<string>): readonly string[] {
  const texts = findAreaTexts(keys);
  const areaOf = new Map<string, TextArea>(
    Object.entries(textAreas).flatMap(([area, files]) => files.map((file) => [file, area as TextArea])),
  );
  const parts = new Set(areaOf.keys());
  for (const part of parts)
    for (const { fetches } of followImports([part]).values())
      for (const fetched of fetches) parts.add(fetched);
  return [...parts].flatMap((part) => {
    const named = findNamed(followImports([part]).values(), keys);
    const [forgotten] = without(without(named, texts.pages), texts[areaOf.get(part) ?? 'pages']);
    return forgotten === undefined ? [] : [`${part}: ${forgotten}`];
  });
}
