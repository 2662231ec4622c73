import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseLocale } from '../../src/kernel/locale.ts';

/** A text in each of the 21 base locales. */
export type Texts = Readonly<Record<BaseLocale, string>>;

/** The 21 languages of the tables, in the order in which they are written, and the locale each stands for. */
export const tableLanguages = {
  en: 'en-GB',
  sk: 'sk-SK',
  de: 'de-DE',
  pt: 'pt-PT',
  it: 'it-IT',
  fr: 'fr-FR',
  hu: 'hu-HU',
  cs: 'cs-CZ',
  nb: 'nb-NO',
  nl: 'nl-NL',
  da: 'da-DK',
  sv: 'sv-SE',
  es: 'es-ES',
  fi: 'fi-FI',
  pl: 'pl-PL',
  ro: 'ro-RO',
  lt: 'lt-LT',
  sl: 'sl-SI',
  el: 'el-GR',
  hr: 'hr-HR',
  bg: 'bg-BG',
} as const satisfies Record<string, BaseLocale>;

export const baseLocales: readonly BaseLocale[] = Object.values(tableLanguages);

/** The same text made for each base locale. */
export function textsOf(make: (locale: BaseLocale) => string): Texts {
  return Object.fromEntries(baseLocales.map((locale) => [locale, make(locale)])) as Record<
    BaseLocale,
    string
  >;
}

/**
 * Reads lines of `<language> <cell><separator><cell>…`, one a language, as many cells in each; the result is the cells,
 * each in all languages, with the apostrophe of print whichever was typed. Throws on a gap.
 */
export function readLanguages(
  what: string,
  lines: readonly string[],
  separator: string,
  cells: number,
): readonly Texts[] {
  const found = new Map<string, readonly string[]>();
  for (const line of lines) {
    const language = line.slice(0, 2);
    const read = line
      .slice(3)
      .normalize('NFC')
      .replaceAll("'", '’')
      .split(separator)
      .map((cell) => cell.trim());
    if (!(language in tableLanguages) || line[2] !== ' ')
      throw new Error(`${what}: what language is "${line.slice(0, 20)}"?`);
    if (found.has(language)) throw new Error(`${what}: ${language} comes twice`);
    if (read.length !== cells || read.includes(''))
      throw new Error(`${what}: ${read.length} texts instead of ${cells} in ${language}`);
    found.set(language, read);
  }
  const missing = Object.keys(tableLanguages).filter((language) => !found.has(language));
  if (missing.length > 0) throw new Error(`${what}: nothing in ${missing.join(', ')}`);
  const ofLocale = new Map(
    Object.entries(tableLanguages).map(([language, locale]) => [locale, found.get(language)]),
  );
  return Array.from({ length: cells }, (_, column) =>
    textsOf((locale) => ofLocale.get(locale)?.[column] ?? ''),
  );
}

/** What a table says of a key: its texts and, where the header names one in brackets, its unit. */
export interface Word {
  readonly texts: Texts;
  readonly unit?: string;
}

/**
 * Reads a table: blocks of a header `# key [unit]; key; …` and one line a language with as many texts, separated by
 * semicolons; with one key in the header, the whole line is its text.
 */
export function readTable(table: string): ReadonlyMap<string, Word> {
  const result = new Map<string, Word>();
  for (const block of table.split(/^# /m).slice(1)) {
    const [heading = '', ...lines] = block.trim().split('\n');
    const keys = heading.split(';').map((key) => key.trim());
    const texts = readLanguages(heading, lines, keys.length === 1 ? '\u0000' : ';', keys.length);
    keys.forEach((written, column) => {
      const [, key = '', unit] = /^(\S+)(?: \[(.+)\])?$/.exec(written) ?? [];
      const own = texts[column];
      if (key === '' || own === undefined) throw new Error(`${heading}: "${written}" is no key`);
      if (result.has(key)) throw new Error(`${key} comes twice`);
      result.set(key, { texts: own, ...(unit === undefined ? {} : { unit }) });
    });
  }
  return result;
}

/** All tables of a folder of `words/`, as one. */
export function readWords(folder: string): ReadonlyMap<string, Word> {
  const path = join(import.meta.dirname, 'words', folder);
  const files = readdirSync(path)
    .filter((file) => file.endsWith('.txt'))
    .sort();
  return readTable(files.map((file) => readFileSync(join(path, file), 'utf8')).join('\n'));
}
