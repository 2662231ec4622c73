import type { LocaleCode } from '../../kernel/locale.ts';
import { foldCode, foldText } from '../analysis/fold-text.ts';
import type { Query } from './cluster.ts';
import {
  closeness,
  EXACT_SCORE,
  FURTHER_FIELDS,
  fieldWeights,
  MODEL_SCORE,
  PHRASE_SCORE,
  PINNED_SCORE,
  PINNED_STEP,
} from './weights.ts';
import { endsInWord, readQueryWords, respellWord, stemWord } from './words.ts';

/** More words than this say nothing new, and each makes the question longer. */
const MOST_WORDS = 12;
/** Each is some twenty clauses, of which a cluster takes 1,024. */
const MOST_SYNONYMS = 8;
const SHORTEST_CODE = 3;
const SHORTEST_MODEL = 4;
const MOST_PARTS_OF_A_MODEL = 4;

/** What else a word may have been meant to be, and how well that stands for it. */
export interface OtherSpelling {
  readonly word: string;
  readonly closeness: number;
}

/** One word of the query with what may stand for it. */
export interface AskedWord {
  readonly text: string;
  /** As a shopper would write it: `1.5 kw` for `1500:w`. */
  readonly written: string;
  /** Whether more letters may follow. */
  readonly isBeginning: boolean;
  /** The word written together with a neighbour: `head set` for `headset`. */
  readonly joined: readonly string[];
  /** Words of each synonym of it, or of the phrase that it is. */
  readonly synonyms: readonly (readonly string[])[];
  readonly spellings: readonly OtherSpelling[];
  /** Whether the spellings are guesses, because nothing is written as the word is. */
  readonly isCorrected?: boolean;
}

export interface AskedText {
  readonly locale: LocaleCode;
  readonly words: readonly AskedWord[];
  /** Sku, EAN or model, when the whole text is one. */
  readonly codes: readonly string[];
  /** What may be a model inside a longer text. */
  readonly models: readonly string[];
  readonly pinned: readonly string[];
}

/** Synonyms by the stems of what is asked for, joined by a blank. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

export function readAskedText(
  locale: LocaleCode,
  text: string,
  synonyms: Synonyms,
  pinned: readonly string[],
): AskedText {
  const words = readQueryWords(locale, text).slice(0, MOST_WORDS);
  const goesOn = endsInWord(text);
  const asked = words.map((word, index): AskedWord => {
    const [before, next] = [words[index - 1]?.text, words[index + 1]?.text];
    return {
      text: word.text,
      written: word.parts?.join(' ') ?? word.text,
      isBeginning: goesOn && next === undefined,
      joined: [before && `${before}${word.text}`, next && `${word.text}${next}`].filter(
        (joined) => joined !== undefined,
      ),
      // Where the catalogue has no such quantity, what was written may still be there.
      synonyms: word.parts === undefined ? [] : [word.parts, [word.parts.join('')]],
      spellings: respellWord(locale, word.text).map((other) => ({
        word: other,
        closeness: closeness.spelling,
      })),
    };
  });
  return {
    locale,
    words: takeSynonyms(locale, asked, synonyms),
    codes: readCodes(foldCode(text)),
    models: listModels(foldText(text)),
    pinned,
  };
}

function readCodes(code: string): string[] {
  return code.length < SHORTEST_CODE || code.length > 40 ? [] : [code];
}

/** Stretches of a text that may be a model, without their signs: `msw bh 1200 hammer` -> `mswbh1200`, `bh1200` … */
function listModels(folded: string): string[] {
  const parts = folded.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? [];
  const found = new Set<string>();
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= Math.min(parts.length, from + MOST_PARTS_OF_A_MODEL); to++) {
      const code = parts.slice(from, to).join('');
      if (code.length >= SHORTEST_MODEL && code.length <= 40 && /\d/.test(code)) found.add(code);
    }
  }
  return [...found];
}

/** A phrase that has synonyms becomes one word, found by itself or by any of them. */
function takeSynonyms(locale: LocaleCode, words: readonly AskedWord[], synonyms: Synonyms): AskedWord[] {
  const longest = Math.max(0, ...[...synonyms.keys()].map((key) => key.split(' ').length));
  const taken: AskedWord[] = [];
  for (let index = 0; index < words.length; ) {
    let length = Math.min(longest, words.length - index);
    const keyOf = () =>
      words
        .slice(index, index + length)
        .map(({ text }) => stemWord(locale, text))
        .join(' ');
    while (length > 0 && !synonyms.has(keyOf())) length--;
    const asked = words.slice(index, index + Math.max(1, length));
    const [first] = asked as [AskedWord];
    taken.push(
      length === 0
        ? first
        : {
            text: asked.map(({ text }) => text).join(' '),
            written: asked.map(({ written }) => written).join(' '),
            isBeginning: first.isBeginning,
            joined: [],
            synonyms: [
              ...asked.flatMap((word) => (length === 1 ? word.synonyms : [])),
              ...(synonyms.get(keyOf()) ?? []),
            ],
            spellings: length === 1 ? first.spellings : [],
          },
    );
    index += asked.length;
  }
  return taken;
}

interface SearchedField {
  readonly words: string;
  readonly stems?: string;
  readonly tails?: string;
  readonly weight: number;
  readonly hasBeginnings: boolean;
}

const fields: readonly SearchedField[] = [
  { words: 'name', stems: 'name_stems', tails: 'name_tails', weight: fieldWeights.name, hasBeginnings: true },
  { words: 'model', weight: fieldWeights.model, hasBeginnings: true },
  { words: 'brand', weight: fieldWeights.brand, hasBeginnings: true },
  { words: 'categories', stems: 'category_stems', weight: fieldWeights.categories, hasBeginnings: true },
  {
    words: 'description',
    stems: 'description_stems',
    weight: fieldWeights.description,
    hasBeginnings: false,
  },
  { words: 'attributes', stems: 'attribute_stems', weight: fieldWeights.attributes, hasBeginnings: false },
];

/** A constant for what holds a word; with `name`, hits tell that they matched it (for explanations). */
function score(filter: Query, boost: number, name?: string): Query {
  const points = Math.round(boost * 1000) / 1000;
  return {
    constant_score: { filter, boost: points, ...(name === undefined ? {} : { _name: `${name}: ${points}` }) },
  };
}

/** Everything by which one plain word is found in one field. */
function findInField(locale: LocaleCode, field: SearchedField, asked: AskedWord, names: boolean): Query[] {
  const { text, joined, spellings, isBeginning } = asked;
  const nameOf = (word: string) => (names ? `"${word}" in ${field.words}` : undefined);
  const found = [
    score({ term: { [field.words]: { value: text } } }, field.weight * closeness.exact, nameOf(text)),
  ];
  const { stems, tails, weight } = field;
  const stem = stemWord(locale, text);
  if (stems)
    found.push(score({ term: { [stems]: { value: stem } } }, weight * closeness.form, nameOf(`${stem}…`)));
  if (tails && stem.length >= 4) {
    const compounds = [...new Set([text, stem, ...respellWord(locale, text)])];
    found.push(score({ terms: { [tails]: compounds } }, weight * closeness.tail, nameOf(`…${text}`)));
  }
  if (joined.length > 0) {
    found.push(
      score({ terms: { [field.words]: [...joined] } }, weight * closeness.joined, nameOf(joined.join('/'))),
    );
  }
  if (isBeginning && field.hasBeginnings && text.length > 1) {
    found.push(
      score({ prefix: { [field.words]: { value: text } } }, weight * closeness.beginning, nameOf(`${text}…`)),
    );
  }
  for (const { word, closeness: worth } of spellings) {
    found.push(score({ term: { [field.words]: { value: word } } }, weight * worth, nameOf(word)));
  }
  return found;
}

/** Holds the word, under any of its forms: the best one counts. */
export function findWord(locale: LocaleCode, asked: AskedWord, names = false): Query {
  const parts = asked.text.split(' ');
  const own: Query[] =
    parts.length > 1
      ? [findAll(locale, parts, closeness.exact)]
      : fields.flatMap((field) => findInField(locale, field, asked, names));
  const others = asked.synonyms
    .slice(0, MOST_SYNONYMS)
    .map((words) => findAll(locale, words, closeness.synonym));
  return { dis_max: { queries: [...own, ...others], tie_breaker: FURTHER_FIELDS } };
}

/** Holds every one of some words, in any field; worth what one word is. */
function findAll(locale: LocaleCode, words: readonly string[], worth: number): Query {
  const plain = (text: string): AskedWord => ({
    text,
    written: text,
    isBeginning: false,
    joined: [],
    synonyms: [],
    spellings: [],
  });
  return {
    bool: {
      must: words.map((word) => ({
        dis_max: {
          queries: fields.flatMap((field) => findInField(locale, field, plain(word), false)),
          boost: Math.round((worth * 1000) / words.length) / 1000,
        },
      })),
    },
  };
}

/** What the hits must hold: every word, or, where nothing holds all, one of some sets of them. */
export type Demand = 'every-word' | readonly (readonly number[])[];

/** Finds and scores a text. Without a word that could be looked for, only a number or a pinned product is found. */
export function findText(asked: AskedText, demand: Demand, names = false): Query {
  const { locale, words, codes, models, pinned } = asked;
  const ways: Query[] = [];
  if (words.length > 0) {
    const each = words.map((word) => findWord(locale, word, names));
    const sets = demand === 'every-word' ? [words.map((_, index) => index)] : demand;
    const held: Query[] = sets.map((set) => ({ bool: { filter: set.map((index) => each[index] as Query) } }));
    const phrase = words.flatMap(({ text }) => text.split(' '));
    const bonus =
      phrase.length > 1
        ? [
            score(
              { match_phrase: { name_phrase: { query: phrase.join(' '), slop: 1 } } },
              PHRASE_SCORE,
              names ? 'phrase' : undefined,
            ),
          ]
        : [];
    ways.push(
      demand === 'every-word'
        ? { bool: { must: each, should: bonus } }
        : {
            bool: {
              filter: [{ bool: { should: held, minimum_should_match: 1 } }],
              should: [...each, ...bonus],
            },
          },
    );
  }
  if (codes.length > 0) {
    ways.push(
      score({ terms: { codes: [...codes] } }, EXACT_SCORE, names ? `number ${codes.join(' ')}` : undefined),
    );
  }
  if (models.length > 0) {
    ways.push(score({ terms: { codes: [...models] } }, MODEL_SCORE, names ? 'model' : undefined));
  }
  pinned.forEach((sku, index) => {
    ways.push(
      score(
        { term: { sku: { value: sku } } },
        PINNED_SCORE - index * PINNED_STEP,
        names ? 'pinned' : undefined,
      ),
    );
  });
  return {
    function_score: {
      query: ways.length === 0 ? { match_none: {} } : { bool: { should: ways, minimum_should_match: 1 } },
      functions: [{ field_value_factor: { field: 'signal', missing: 0 } }],
      boost_mode: 'sum',
    },
  };
}
