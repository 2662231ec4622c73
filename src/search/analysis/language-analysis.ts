import type { LanguageCode } from '../../kernel/locale.ts';
import type { LanguageData } from './language-data.ts';
import { bulgarian } from './languages/bg.ts';
import { czech } from './languages/cs.ts';
import { danish } from './languages/da.ts';
import { german } from './languages/de.ts';
import { greek } from './languages/el.ts';
import { english } from './languages/en.ts';
import { spanish } from './languages/es.ts';
import { finnish } from './languages/fi.ts';
import { french } from './languages/fr.ts';
import { croatian } from './languages/hr.ts';
import { hungarian } from './languages/hu.ts';
import { italian } from './languages/it.ts';
import { lithuanian } from './languages/lt.ts';
import { norwegian } from './languages/nb.ts';
import { dutch } from './languages/nl.ts';
import { polish } from './languages/pl.ts';
import { portuguese } from './languages/pt.ts';
import { romanian } from './languages/ro.ts';
import { slovak } from './languages/sk.ts';
import { slovene } from './languages/sl.ts';
import { swedish } from './languages/sv.ts';

/** What the words of a language need to find each other. Words are folded (`foldText`). */
export interface LanguageAnalysis {
  readonly language: LanguageCode;
  /** Words that say nothing by themselves: articles, prepositions. Never one that names a thing or a number. */
  readonly stopWords: ReadonlySet<string>;
  /** What the forms of one word have in common; words with digits come back as they are. */
  stem(word: string): string;
  /** Whether nouns before a noun, written apart, say which kind of it is meant: `camera case`. */
  readonly nounsQualifyNouns: boolean;
  /** What may stand between the parts of a compound; undefined where compounds are not written as one word. */
  readonly compoundLinks: readonly string[] | undefined;
  /** Other ways to write a word, without itself: de `saege` -> `sage`. */
  spellings(word: string): readonly string[];
}

const languages: Readonly<Record<LanguageCode, LanguageData>> = {
  bg: bulgarian,
  cs: czech,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hr: croatian,
  hu: hungarian,
  it: italian,
  lt: lithuanian,
  nb: norwegian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  sk: slovak,
  sl: slovene,
  sv: swedish,
};

const HAS_DIGIT = /\p{N}/u;
const MOST_SPELLINGS = 8;

/** Each other way of writing by itself, and all together: `kuehlgeraet` -> `kuhlgeraet`, `kuehlgerat`, `kuhlgerat`. */
function respell(word: string, pairs: NonNullable<LanguageData['respellings']>): readonly string[] {
  const found = new Set<string>();
  let all = word;
  for (const [written, meant] of pairs) {
    if (!word.includes(written)) continue;
    found.add(word.replaceAll(written, meant));
    all = all.replaceAll(written, meant);
  }
  found.add(all);
  found.delete(word);
  return [...found].slice(0, MOST_SPELLINGS);
}

function buildAnalysis(language: LanguageCode): LanguageAnalysis {
  const { stopWords, stem, compoundLinks, nounsQualifyNouns, respellings = [] } = languages[language];
  return {
    language,
    stopWords: new Set(stopWords.trim().split(/\s+/)),
    stem: (word) => (HAS_DIGIT.test(word) ? word : stem(word)),
    nounsQualifyNouns: nounsQualifyNouns === true,
    compoundLinks,
    spellings: (word) => respell(word, respellings),
  };
}

const analyses = new Map<LanguageCode, LanguageAnalysis>();

export function getAnalysis(language: LanguageCode): LanguageAnalysis {
  const known = analyses.get(language);
  if (known !== undefined) return known;
  const analysis = buildAnalysis(language);
  analyses.set(language, analysis);
  return analysis;
}
