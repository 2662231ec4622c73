import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { defaultLocale, getFallbackLocale, isLocaleCode, localeCodes } from '../src/kernel/locale.ts';
import { findAreaTexts, type TextArea } from './area-texts.ts';

/** Nested texts as they stand in `messages/<locale>.json`. */
interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

type FlatMessages = Record<string, string>;

function flatten(tree: MessageTree, path: string, into: FlatMessages): FlatMessages {
  for (const [key, value] of Object.entries(tree)) {
    const full = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') into[full] = value;
    else flatten(value, full, into);
  }
  return into;
}

/** What one locale's file says itself, by dotted key. */
export function readOwnMessages(folder: string, locale: string): FlatMessages {
  const file = join(folder, `${locale}.json`);
  return flatten(JSON.parse(readFileSync(file, 'utf8')) as MessageTree, '', {});
}

/** All texts of one locale by dotted key: its own over its fallback's. `onRead` hears of every file read. */
export function readMessages(
  folder: string,
  locale: string,
  onRead: (file: string) => void = () => undefined,
): FlatMessages {
  const fallback = isLocaleCode(locale) ? getFallbackLocale(locale) : undefined;
  const base = fallback === undefined ? {} : readMessages(folder, fallback, onRead);
  onRead(join(folder, `${locale}.json`));
  return { ...base, ...readOwnMessages(folder, locale) };
}

/**
 * Those of src/storefront/i18n/text-areas.ts are what the browser is sent of the texts of pages; `server` all of them;
 * `mail` what the shop writes to shoppers; `papers` what invoices and credit notes say; `api` what the middleware names things by; `sandbox` the pages of the card partner's
 * stand-in.
 */
type Area = TextArea | 'server' | 'mail' | 'papers' | 'api' | 'sandbox';

/** The server's own: small, in every locale at once, and there without waiting. */
const wholeAreas: ReadonlySet<string> = new Set(['api', 'sandbox'] satisfies readonly Area[]);

/** Texts that no page says, by the first word of their key. */
const areaOfSection = {
  mail: 'mail',
  papers: 'papers',
  sandbox: 'sandbox',
  shipping: 'api',
  guaranteeNotice: 'api',
  disputes: 'api',
} as const satisfies Record<string, Area>;

/** Those of `keys` that pages say. */
export function findPageKeys(keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys.filter((key) => !(key.slice(0, key.indexOf('.')) in areaOfSection)));
}

/** Which texts each area has. */
function sortIntoAreas(keys: readonly string[]): Readonly<Record<Area, ReadonlySet<string>>> {
  const ofSection = (area: Area) =>
    new Set(
      keys.filter((key) =>
        Object.entries(areaOfSection).some(([name, own]) => own === area && key.startsWith(`${name}.`)),
      ),
    );
  const server = findPageKeys(keys);
  return {
    ...findAreaTexts(server),
    server,
    mail: ofSection('mail'),
    papers: ofSection('papers'),
    api: ofSection('api'),
    sandbox: ofSection('sandbox'),
  };
}

const PREFIX = 'virtual:messages/';

function isArea(name: string, areas: Readonly<Record<Area, unknown>>): name is Area {
  return Object.hasOwn(areas, name);
}

/**
 * Serves `virtual:messages/<area>`: a record of locale code -> lazy module of that locale's compiled texts, or the texts
 * themselves where an area is whole, so that neither the browser nor the server parses ICU syntax while it runs.
 */
export function messagesPlugin(): Plugin {
  const folder = fileURLToPath(new URL('../messages', import.meta.url));
  let areas: ReturnType<typeof sortIntoAreas> | undefined;
  return {
    name: 'gantry-messages',
    buildStart() {
      areas = undefined;
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [area, name] = id.slice(PREFIX.length + 1).split('/');
      areas ??= sortIntoAreas(Object.keys(readMessages(folder, defaultLocale)));
      const known = areas;
      if (area === undefined || !isArea(area, known)) throw new Error(`no such texts: ${id}`);
      // The last part becomes the file's name: `de-DE-….js` is what every page loads, `cart-de-DE-….js` is not.
      const nameStart = area === 'pages' ? '' : `${area}-`;
      if (name === undefined && wholeAreas.has(area)) {
        const texts = localeCodes.map((code) => [code, compileArea(this, known[area], code)]);
        return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
      }
      if (name === undefined) {
        const imports = localeCodes.map(
          (code) => `'${code}': () => import('${PREFIX}${area}/${nameStart}${code}'),`,
        );
        return `export default {${imports.join('\n')}};`;
      }
      const locale = name.slice(nameStart.length);
      return `export default ${JSON.stringify(compileArea(this, known[area], locale))};`;
    },
  };

  /** One locale's texts of an area, as they are served. */
  function compileArea(
    context: { addWatchFile(file: string): void },
    keys: ReadonlySet<string>,
    locale: string,
  ): object {
    const messages = readMessages(folder, locale, (file) => context.addWatchFile(file));
    const chosen = Object.entries(messages).filter(([key]) => keys.has(key));
    return Object.fromEntries(chosen.map(([key, text]) => [key, compile(text)]));
  }
}
