import { readMessages } from '../../scripts/messages-plugin.ts';
import { type LocaleCode, languageOf } from '../../src/kernel/locale.ts';
import { projectRoot } from '../e2e/support/project-root.ts';

/** Whether a text is one of the shop's own in another language than the page's. */
export type ForeignWords = (text: string) => boolean;

/** Whose texts stand in for what nobody translated. */
const OTHERS: readonly LocaleCode[] = ['en-GB', 'de-DE'];

/** A single word may be the same in several languages, and a name. */
const isSentence = (text: string) => text.includes(' ') && !/[{<]/.test(text);

const textsOf = (locale: LocaleCode) => Object.values(readMessages(`${projectRoot}/messages`, locale));

export function createForeignWords(locale: LocaleCode): ForeignWords {
  const own = new Set(textsOf(locale));
  const others = OTHERS.filter((other) => languageOf(other) !== languageOf(locale));
  const foreign = new Set(others.flatMap(textsOf).filter((text) => isSentence(text) && !own.has(text)));
  return (text) => foreign.has(text);
}
