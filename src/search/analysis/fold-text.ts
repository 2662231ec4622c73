/** What Unicode does not take apart into a base and a mark, and signs that are written in several ways. */
const byHand: Readonly<Record<string, string>> = {
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
  ə: 'e',
  '’': "'",
  '‘': "'",
  '‛': "'",
  ʼ: "'",
  ʹ: "'",
  '´': "'",
  '`': "'",
  '′': "'",
  '″': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '⁄': '/',
  '∕': '/',
  '™': '',
  '®': '',
  '©': '',
  '℠': '',
};
const DROPPED = /[\p{M}\p{Cf}\p{Cc}]/gu;
const WHITE = /^[\t-\r\u0085]$/;
const FRACTION = /^\d*⁄\d*$/;
const PLAIN = /^[ -_a-~]*$/;
const PLAIN_SIGNS = /[^a-z0-9]+/g;
const SIGNS = /[^\p{L}\p{N}]+/gu;

/** Folds one character of any plane. A lone surrogate stays as it is. */
function foldCharacter(character: string): string {
  if (WHITE.test(character)) return ' ';
  const lower = byHand[character] ?? character.normalize('NFKD').toLowerCase().normalize('NFKD');
  // `1½` is one and a half, not eleven halves.
  const apart = FRACTION.test(lower) && lower.length > 1 ? ` ${lower}` : lower;
  let folded = '';
  for (const letter of apart.replace(DROPPED, '')) folded += byHand[letter] ?? letter;
  return folded;
}

/** Folded form of each UTF-16 unit met so far; folding needs no neighbours, so each is worked out once. */
const foldedUnits: (string | undefined)[] = new Array<string | undefined>(0x3000);

function foldUnit(code: number): string {
  const folded = foldCharacter(String.fromCharCode(code));
  if (code < 0x3000) foldedUnits[code] = folded;
  return folded;
}

/**
 * Lower case without accents, compatibility forms and invisible signs, one form of each dash and apostrophe:
 * `Bügelsäge 5 m²` -> `bugelsage 5 m2`, `Ποιότητας` -> `ποιοτητασ`. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0xd800 && code < 0xdc00) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      folded += foldCharacter(character);
      at += character.length - 1;
    } else {
      folded += foldedUnits[code] ?? foldUnit(code);
    }
  }
  return folded;
}

/** A sku, EAN or model with nothing but its letters and digits, so that `TN-2110`, `tn 2110` and `TN2110` are one. */
export function foldCode(text: string): string {
  const folded = foldText(text);
  return PLAIN.test(folded) ? folded.replace(PLAIN_SIGNS, '') : folded.replace(SIGNS, '');
}
