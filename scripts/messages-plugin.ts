import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { getFallbackLocale, isLocaleCode, localeCodes } from '../src/kernel/locale.ts';

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

/** `pages` is all that shoppers see on pages; `mail` all that the shop writes to them. */
const areas = ['pages', 'mail'] as const;

const PREFIX = 'virtual:messages/';

/**
 * Serves `virtual:messages/pages` and `virtual:messages/mail`: a record of locale code -> lazy module of that locale's
 * compiled texts, so that neither the browser nor the server parses ICU syntax while it runs.
 */
export function messagesPlugin(): Plugin {
  const folder = fileURLToPath(new URL('../messages', import.meta.url));
  return {
    name: 'gantry-messages',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [area, locale] = id.slice(PREFIX.length + 1).split('/');
      if (!areas.some((known) => known === area)) throw new Error(`no such texts: ${id}`);
      if (locale === undefined) {
        const imports = localeCodes.map((code) => `'${code}': () => import('${PREFIX}${area}/${code}'),`);
        return `export default {${imports.join('\n')}};`;
      }
      const messages = readMessages(folder, locale, (file) => this.addWatchFile(file));
      const chosen = Object.entries(messages).filter(
        ([key]) => key.startsWith('mail.') === (area === 'mail'),
      );
      const compiled = Object.fromEntries(chosen.map(([key, text]) => [key, compile(text)]));
      return `export default ${JSON.stringify(compiled)};`;
    },
  };
}
