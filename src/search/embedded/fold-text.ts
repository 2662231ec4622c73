/** Letters that Unicode does not take apart into a base and a mark. */
const foldedLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
};
const SPECIAL = /[łøđðþßæœıŋħŧς]/g;
const PLAIN = /^[\u0020-\u007e]*$/;

/** Lower case without accents and compatibility forms: `Bügelsäge 5 m²` -> `bugelsage 5 m2`, `Ποιότητας` -> `ποιοτητασ`. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(SPECIAL, (letter) => foldedLetters[letter] ?? letter);
}

/** Words with what may stand inside one: `tn-2110`, `2.5`, `b&w`. */
const WORD = /[\p{L}\p{N}]+(?:[-./_+&'’,][\p{L}\p{N}]+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;
const DECIMAL = /^\p{N}+[.,]\p{N}+$/u;
const MAX_TOKEN = 40;

/**
 * Calls back with each token of a folded text. A compound gives its parts and, where `joined` is asked for, the whole
 * without its signs: `tn-2110` -> `tn`, `2110`, `tn2110`. A decimal number stays one: `2,5` -> `2.5`.
 */
export function forEachToken(
  folded: string,
  compounds: 'joined' | 'parts',
  take: (token: string) => void,
): void {
  for (const [word] of folded.matchAll(WORD)) {
    if (word.length <= 2 || !/[^\p{L}\p{N}]/u.test(word)) {
      take(word.slice(0, MAX_TOKEN));
    } else if (DECIMAL.test(word)) {
      take(word.replace(',', '.'));
    } else {
      const parts = word.match(PART) ?? [];
      for (const part of parts) take(part.slice(0, MAX_TOKEN));
      if (compounds === 'joined' && parts.length <= 4) {
        const whole = parts.join('');
        if (whole.length <= MAX_TOKEN) take(whole);
      }
    }
  }
}

/** A sku, EAN or model with nothing but its letters and digits, so that `TN-2110`, `tn 2110` and `TN2110` are one. */
export function foldCode(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
