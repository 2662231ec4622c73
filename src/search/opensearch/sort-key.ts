import { getCollator } from '../../kernel/formatters.ts';
import type { LocaleCode } from '../../kernel/locale.ts';

/** Longer names that begin alike are not told apart; Lucene takes keywords of 32 kB at most. */
const MAX_LETTERS = 200;
/** Weights begin here, above the marks that end and divide a key. */
const FIRST_WEIGHT = 0x100;
const END_OF_LETTERS = '\u0001';
const NUMBER_LENGTH = 0x20;
/** In front of a letter that no table has: after all others, in the order of Unicode. */
const UNKNOWN = '\ue000';
/** Sorted after every letter of the shop's languages, whichever of their scripts is first. */
const LAST = '龘';
/** Fractions and raised digits are sorted as the digits they are made of. */
const MADE_OF_DIGITS = /[²³¹¼-¾⁰-₉⅐-⅞]/g;
const DIGITS = /^\p{Nd}+/u;

/** Two letters that some language of the shop sorts as one; which do is asked of the collation. */
const pairs = ['aa', 'ch', 'cs', 'dz', 'dž', 'gy', 'lj', 'll', 'ly', 'nj', 'ny', 'rr', 'sz', 'ty', 'zs'];
const triples = ['dzs'];

/** What is sorted as one: its own weight, or those of the letters it stands for; and its accent among equals. */
interface Element {
  readonly weights: string;
  readonly accent: string;
}

interface Alphabet {
  readonly elements: ReadonlyMap<string, Element>;
  readonly numberWeight: string;
}

const alphabets = new Map<string, Alphabet>();

/**
 * A text whose order by bytes is the order of the names in the alphabet of a locale, without regard to case, numbers
 * by their value: what `Intl.Collator` says (`numeric`, sensitivity `accent`), for a server that has no such collation.
 * Names that are equal so have equal keys.
 */
export function buildSortKey(locale: LocaleCode, name: string): string {
  const alphabet = alphabets.get(locale) ?? buildAlphabet(locale);
  alphabets.set(locale, alphabet);
  const { elements, numberWeight } = alphabet;
  const text = fold(name).slice(0, MAX_LETTERS);
  let letters = '';
  let accents = '';
  for (let at = 0; at < text.length; ) {
    const digits = DIGITS.exec(text.slice(at))?.[0];
    if (digits !== undefined) {
      const value = toAsciiDigits(digits).replace(/^0+(?=.)/, '');
      letters += numberWeight + String.fromCharCode(NUMBER_LENGTH + value.length) + value;
      accents += END_OF_LETTERS;
      at += digits.length;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) as number);
    const known = [text.slice(at, at + 3), text.slice(at, at + 2), character].find((part) =>
      elements.has(part),
    );
    const element = known === undefined ? undefined : elements.get(known);
    letters += element?.weights ?? `${UNKNOWN}${character}`;
    accents += element?.accent ?? END_OF_LETTERS;
    at += (known ?? character).length;
  }
  return `${letters}${END_OF_LETTERS}${accents}`;
}

const fold = (text: string) =>
  text
    .replace(MADE_OF_DIGITS, (sign) => sign.normalize('NFKD'))
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC');

function toAsciiDigits(digits: string): string {
  return [...digits].map((digit) => (/\d/.test(digit) ? digit : digit.normalize('NFKC'))).join('');
}

/** Letters, signs and digits of the shop's scripts: Latin, Greek, Cyrillic, punctuation and currency. */
function listCharacters(): string[] {
  const ranges: readonly (readonly [number, number])[] = [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x370, 0x3ff],
    [0x400, 0x52f],
    [0x1e00, 0x1eff],
    [0x2010, 0x2044],
    [0x2070, 0x209c],
    [0x20a0, 0x20bf],
    [0x2100, 0x214f],
    [0x2190, 0x22ff],
    [0x2500, 0x25ff],
  ];
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => fold(String.fromCodePoint(from + index))),
  );
  return [...new Set(characters)].filter((character) => /^[^\p{C}\p{Nd}]$/u.test(character));
}

function buildAlphabet(locale: LocaleCode): Alphabet {
  const base = getCollator(locale, { sensitivity: 'base' }).compare;
  const accent = getCollator(locale, { sensitivity: 'accent' }).compare;
  const characters = listCharacters();
  const expanded = new Map<string, string>();
  const single: string[] = [];
  for (const character of characters) {
    if (accent(character, '') === 0) continue;
    const parts = findExpansion(character, base);
    if (parts === undefined) single.push(character);
    else expanded.set(character, parts);
  }
  // As one letter a pair comes after whatever else begins with its first one.
  const contracted = [...pairs, ...triples].filter((pair) => base(pair, `${pair[0]}${LAST}`) > 0);
  const sorted = [...single, ...contracted, '0'].sort(
    (left, right) => base(left, right) || accent(left, right),
  );

  const elements = new Map<string, Element>();
  let weight = FIRST_WEIGHT;
  let variant = 0;
  let numberWeight = '';
  let before: string | undefined;
  for (const entry of sorted) {
    const isNew = before === undefined || base(before, entry) !== 0;
    if (isNew) weight++;
    if (isNew) variant = FIRST_WEIGHT;
    else if (accent(before as string, entry) !== 0) variant++;
    before = entry;
    if (entry === '0') numberWeight = String.fromCharCode(weight);
    else elements.set(entry, { weights: String.fromCharCode(weight), accent: String.fromCharCode(variant) });
  }
  // Hungarian writes two `sz` as `ssz`.
  for (const pair of contracted) {
    const twice = `${pair[0]}${pair}`;
    if (!elements.has(twice) && base(twice, `${pair}${pair}`) === 0) {
      const { weights, accent: own } = elements.get(pair) as Element;
      elements.set(twice, { weights: weights.repeat(2), accent: own });
    }
  }
  for (const [character, parts] of expanded) {
    const weights = [...parts].map((part) => elements.get(part)?.weights ?? '').join('');
    elements.set(character, { weights, accent: String.fromCharCode(FIRST_WEIGHT + 0xfff) });
  }
  return { elements, numberWeight };
}

/** Letters that a character is sorted as: `ß` as `ss`. */
function findExpansion(character: string, base: (left: string, right: string) => number): string | undefined {
  const special: Readonly<Record<string, string>> = {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ĳ: 'ij',
    ǳ: 'dz',
    ǆ: 'dž',
    þ: 'th',
  };
  const parts = special[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...parts].length > 1 && base(character, parts) === 0 ? parts : undefined;
}
