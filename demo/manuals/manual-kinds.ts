import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../src/kernel/localized.ts';
import { pick } from '../catalogue/chance.ts';
import { tableLanguages } from '../catalogue/tables.ts';

/** The two letters of a language of the tables. */
export type ManualLanguage = keyof typeof tableLanguages;

export const manualLanguages = Object.keys(tableLanguages) as readonly ManualLanguage[];

/** What a kind of goods is in the eyes of a manual. */
export interface Trait {
  /** A block of `texts/`. */
  readonly name: string;
  /** Whether only some of its articles are so. */
  readonly isPartly: boolean;
}

/** Reads `traits.txt`: `<kind>: <trait> ?<trait> …` a line. */
function readTraits(): ReadonlyMap<string, readonly Trait[]> {
  const lines = readFileSync(join(import.meta.dirname, 'traits.txt'), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, readonly Trait[]] => {
        const [kind = '', names = ''] = line.split(': ');
        const traits = names.split(' ').map((name) => ({
          name: name.replace('?', ''),
          isPartly: name.startsWith('?'),
        }));
        return [kind, traits];
      }),
  );
}

/** The kinds that come with a manual, and their traits. A kettlebell needs none. */
export const manualKinds = readTraits();

/** Of a hundred kinds so many are not translated everywhere yet, and so many of the languages are then missing. */
const UNFINISHED_KINDS = 20;
const MISSING_LANGUAGES = 15;

/** The original is English. Some kinds lack a few of the others: their pages offer to ask for it (rule P-06). */
function isWritten(kind: string, language: ManualLanguage): boolean {
  if (language === 'en' || pick(`${kind} manual`, 1, 100) > UNFINISHED_KINDS) return true;
  return pick(`${kind} ${language} manual`, 1, 100) > MISSING_LANGUAGES;
}

export const languagesOfManual = (kind: string): readonly ManualLanguage[] =>
  manualKinds.has(kind) ? manualLanguages.filter((language) => isWritten(kind, language)) : [];

/** Where the shop answers the manuals of a kind, by locale; empty where it has none. */
export function manualUrlsOf(kind: string): Localized {
  return Object.fromEntries(
    languagesOfManual(kind).map((language) => [tableLanguages[language], `/manuals/${kind}-${language}.pdf`]),
  );
}

/** `meat-slicer-de` -> the kind and the language of a manual that there is. */
export function parseManualName(
  name: string,
): { readonly kind: string; readonly language: ManualLanguage } | undefined {
  const [, kind = '', code = ''] = /^([a-z-]+)-([a-z]{2})$/.exec(name) ?? [];
  const language = languagesOfManual(kind).find((one) => one === code);
  return language === undefined ? undefined : { kind, language };
}
