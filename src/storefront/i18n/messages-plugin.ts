import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { getFallbackLocale, isLocaleCode } from '../../kernel/locale.ts';

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

/** All texts of one locale by dotted key: its own over its fallback's. `onRead` hears of every file read. */
export function readMessages(
  folder: string,
  locale: string,
  onRead: (file: string) => void = () => undefined,
): FlatMessages {
  const fallback = isLocaleCode(locale) ? getFallbackLocale(locale) : undefined;
  const base = fallback === undefined ? {} : readMessages(folder, fallback, onRead);
  const file = join(folder, `${locale}.json`);
  onRead(file);
  return flatten(JSON.parse(readFileSync(file, 'utf8')) as MessageTree, '', { ...base });
}

/** `pages` is all that shoppers see on pages; `mail` all that the shop writes to them. */
export type MessageArea = 'pages' | 'mail';

/**
 * Turns `messages/<locale>.json?texts=<area>` into a module of compiled texts, so that neither the browser nor the
 * server parses ICU syntax while it runs.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'gantry-messages',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      const area = new URLSearchParams(query).get('texts');
      if (file === undefined || area === null || !file.endsWith('.json')) return null;
      const messages = readMessages(dirname(file), basename(file, '.json'), (read) => this.addWatchFile(read));
      const chosen = Object.entries(messages).filter(([key]) => key.startsWith('mail.') === (area === 'mail'));
      const compiled = Object.fromEntries(chosen.map(([key, text]) => [key, compile(text)]));
      return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
    },
  };
}
