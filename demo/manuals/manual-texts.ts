import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManualLanguage } from './manual-kinds.ts';

/** The parts of a manual that are made of notes, in their order. */
export const sections = ['safety', 'before', 'use', 'care', 'storage'] as const;

export type Section = (typeof sections)[number];

/** Words of the manual itself: headings, names of columns, the line above the contact. */
export const labels = [
  ...['manual', 'keep', 'models', 'purpose', ...sections, 'data', 'model', 'all', 'questions'],
  ...['service', 'electric', 'contact', 'yes', 'no', 'page', 'edition'],
] as const;

export interface Note {
  readonly section: Section;
  readonly text: string;
}

/** What a language says. */
export interface ManualTexts {
  readonly labels: ReadonlyMap<string, string>;
  /** The notes of each trait. */
  readonly notes: ReadonlyMap<string, readonly Note[]>;
}

/** A block is `# <trait>` and lines of `<section>: <text>`; that of the labels `<label>: <text>`. */
function parseTexts(language: string, source: string): ManualTexts {
  const blocks = new Map<string, readonly (readonly [string, string])[]>();
  for (const block of source.normalize('NFC').split(/^# /m).slice(1)) {
    const [name = '', ...lines] = block.trim().split('\n');
    if (blocks.has(name)) throw new Error(`texts/${language}.txt: ${name} comes twice`);
    const pairs = lines.map((line): [string, string] => {
      const [, key, text] = /^([a-z]+): (.+)$/.exec(line) ?? [];
      if (key === undefined || text === undefined)
        throw new Error(`texts/${language}.txt: what is "${line}"?`);
      return [key, text.replaceAll("'", '’').trim()];
    });
    blocks.set(name, pairs);
  }
  const notes = [...blocks]
    .filter(([name]) => name !== 'labels')
    .map(([name, pairs]): [string, readonly Note[]] => [
      name,
      pairs.map(([key, text]) => {
        const section = sections.find((one) => one === key);
        if (section === undefined) throw new Error(`texts/${language}.txt: ${name} has no section ${key}`);
        return { section, text };
      }),
    ]);
  return { labels: new Map(blocks.get('labels')), notes: new Map(notes) };
}

const read = new Map<ManualLanguage, ManualTexts>();

/** Throws with the file and the line on whatever is wrong in it. */
export function textsIn(language: ManualLanguage): ManualTexts {
  const known = read.get(language);
  if (known) return known;
  const source = readFileSync(join(import.meta.dirname, 'texts', `${language}.txt`), 'utf8');
  const texts = parseTexts(language, source);
  read.set(language, texts);
  return texts;
}
