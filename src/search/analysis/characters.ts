export const SIGN = 1;
export const LETTER = 2;
export const DIGIT = 3;

const WORD_CHARACTER = /^[\p{L}\p{N}]$/u;

/** Kind of each UTF-16 unit met so far, 0 before. */
const kinds = new Uint8Array(0x10000);

function findKind(code: number): number {
  const kind =
    code >= 48 && code <= 57 ? DIGIT : WORD_CHARACTER.test(String.fromCharCode(code)) ? LETTER : SIGN;
  kinds[code] = kind;
  return kind;
}

/** Letters beyond the first plane are two units; both count as letters. */
function kindOfSurrogate(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const first = code < 0xdc00 ? at : at - 1;
  const whole = text.codePointAt(first);
  return whole !== undefined && whole > 0xffff && WORD_CHARACTER.test(String.fromCodePoint(whole))
    ? LETTER
    : SIGN;
}

/** `LETTER`, `DIGIT` (0 to 9) or `SIGN` of the character at an offset of a folded text; `SIGN` beyond its end. */
export function kindAt(text: string, at: number): number {
  if (at >= text.length) return SIGN;
  const code = text.charCodeAt(at);
  return kinds[code] || (code >= 0xd800 && code < 0xe000 ? kindOfSurrogate(text, at) : findKind(code));
}

/** End of the letters and digits that begin at an offset. */
export function endOfRun(text: string, at: number): number {
  let end = at;
  while (end < text.length && kindAt(text, end) !== SIGN) end++;
  return end;
}

/** End of the letters, or of the digits, that begin at an offset; no further than `limit` characters. */
export function endOfKind(text: string, at: number, kind: number, limit: number): number {
  const last = Math.min(text.length, at + limit);
  let end = at;
  while (end < last && kindAt(text, end) === kind) end++;
  return end;
}

const SPACE = 32;

/** Offset after at most two spaces. */
export function skipSpaces(text: string, at: number): number {
  let next = at;
  while (next < at + 2 && text.charCodeAt(next) === SPACE) next++;
  return next;
}
