import type { BaseLocale } from '../../../src/kernel/locale.ts';

/** A text in each of the 21 base locales. */
export type Texts = Readonly<Record<BaseLocale, string>>;

/** The 21 languages of the tables, in the order in which they are written, and the locale each stands for. */
const tableLanguages = {
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

interface Block {
  readonly heading: string;
  /** The rest of each line, by locale. */
  readonly lines: Texts;
}

function readBlocks(table: string): readonly Block[] {
  return table
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [heading = '', ...rest] = block.trim().split('\n');
      const found = new Map(
        rest.map((line): [string, string] => [line.slice(0, 2), line.slice(3).normalize('NFC').trim()]),
      );
      if (rest.length !== found.size) throw new Error(`${heading}: a language comes twice`);
      const lines = Object.entries(tableLanguages).map(([language, locale]) => {
        const text = found.get(language);
        if (!text) throw new Error(`${heading}: nothing in ${language}`);
        return [locale, text];
      });
      if (found.size !== lines.length) throw new Error(`${heading}: an unknown language`);
      return { heading, lines: Object.fromEntries(lines) as Record<BaseLocale, string> };
    });
}

/** Reads `# key; key` tables: as many texts a line as keys in the header. Throws on a gap. */
export function readTable(table: string): ReadonlyMap<string, Texts> {
  const result = new Map<string, Texts>();
  for (const { heading, lines } of readBlocks(table)) {
    const keys = heading.split(';').map((key) => key.trim());
    keys.forEach((key, column) => {
      if (result.has(key)) throw new Error(`${key} comes twice`);
      result.set(
        key,
        textsOf((locale) => {
          const cells =
            keys.length === 1 ? [lines[locale]] : lines[locale].split(';').map((cell) => cell.trim());
          const cell = cells[column];
          if (!cell || cells.length !== keys.length) {
            throw new Error(`${heading}: ${cells.length} texts instead of ${keys.length} in ${locale}`);
          }
          return cell;
        }),
      );
    });
  }
  return result;
}

export interface KindTexts {
  readonly name: Texts;
  readonly sentence: Texts;
}

/** Reads `language name | sentence` tables. Throws on a gap. */
export function readKindTexts(table: string): ReadonlyMap<string, KindTexts> {
  return new Map(
    readBlocks(table).map(({ heading, lines }) => {
      const cell = (column: number) =>
        textsOf((locale) => {
          const cells = lines[locale].split(' | ');
          const text = cells[column]?.trim();
          if (!text || cells.length !== 2)
            throw new Error(`${heading}: not a name and a sentence in ${locale}`);
          return text;
        });
      return [heading, { name: cell(0), sentence: cell(1) }];
    }),
  );
}
