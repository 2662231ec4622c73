import { DIGIT, endOfKind, endOfRun, kindAt, LETTER, SIGN } from './characters.ts';
import { type NumberRead, readDigits, readFraction, readNumber } from './numbers.ts';
import {
  type DimensionsRead,
  otherQuantityText,
  type QuantityRead,
  readDimensions,
  readQuantity,
} from './quantities.ts';
import { getUnitAt } from './units.ts';

/** Longer ones are cut; nobody types them. */
const MAX_TOKEN = 40;
/** More parts are no part number. */
const MAX_JOINED_PARTS = 4;
const INNER_SIGNS = "-./_+&',";

/** Receives a token, as a stretch of a text, and its position, counted in words. */
export type TakeToken = (text: string, from: number, to: number, position: number) => void;

const isInner = (text: string, at: number) =>
  at < text.length && INNER_SIGNS.includes(text.charAt(at)) && kindAt(text, at + 1) !== SIGN;

/** After a point or comma inside a word (`1.2.3`), digits stand for themselves. */
const isAfterSeparator = (text: string, at: number) =>
  at > 1 && (text[at - 1] === '.' || text[at - 1] === ',') && kindAt(text, at - 2) !== SIGN;

const readNumberAt = (text: string, at: number): NumberRead | undefined =>
  isAfterSeparator(text, at) ? readDigits(text, at) : readNumber(text, at);

const joined = (text: string) => {
  let whole = '';
  for (let at = 0; at < text.length; at++) if (kindAt(text, at) !== SIGN) whole += text[at];
  return whole;
};

/** Walks over one folded text. */
class TokenWalk {
  private at = 0;
  private position = 0;
  /** Whether what has been read of a word with signs makes sense without them. */
  private isJoinable = true;
  private readonly text: string;
  private readonly takeToken: TakeToken;

  constructor(text: string, take: TakeToken) {
    this.text = text;
    this.takeToken = take;
  }

  walk(): void {
    const { text } = this;
    while (this.at < text.length) {
      const kind = kindAt(text, this.at);
      if (kind === SIGN) {
        this.at++;
        continue;
      }
      if (kind === LETTER) {
        const end = endOfKind(text, this.at, LETTER, text.length);
        if (kindAt(text, end) === SIGN && !isInner(text, end)) {
          this.takePart(this.at, end, this.position++);
          this.at = end;
          continue;
        }
      }
      this.walkWord();
    }
  }

  private take(token: string, position: number): void {
    this.takeToken(token, 0, Math.min(token.length, MAX_TOKEN), position);
  }

  /** What is written just so. */
  private takePart(from: number, to: number, position: number): void {
    this.takeToken(this.text, from, Math.min(to, from + MAX_TOKEN), position);
  }

  /** Words with digits or with signs inside. */
  private walkWord(): void {
    const { at: start, position, text } = this;
    let parts = 0;
    this.isJoinable = true;
    for (;;) {
      parts++;
      if (kindAt(text, this.at) === DIGIT) this.walkNumber();
      else this.walkRun(endOfRun(text, this.at));
      if (!isInner(text, this.at)) break;
      this.at++;
    }
    if (parts === 1 || parts > MAX_JOINED_PARTS || !this.isJoinable || this.at - start > MAX_TOKEN) return;
    this.take(joined(text.slice(start, this.at)), position);
  }

  /** `tn2110` as it is and, of two kinds, as what it is made of. */
  private walkRun(end: number): void {
    const { text, at } = this;
    const kind = kindAt(text, at);
    const border = endOfKind(text, at, kind, end - at);
    this.takePart(at, end, this.position);
    const isSplit =
      border < end &&
      endOfKind(text, border, LETTER + DIGIT - kind, end - border) === end &&
      getUnitAt(text, at, end) === undefined;
    if (isSplit) {
      this.takePart(at, border, this.position++);
      this.takePart(border, end, this.position);
    }
    this.position++;
    this.at = end;
  }

  private walkNumber(): void {
    const { text } = this;
    const number = readNumberAt(text, this.at);
    if (number === undefined) {
      this.walkRun(endOfRun(text, this.at));
      return;
    }
    const dimensions = readDimensions(text, number);
    if (dimensions !== undefined) {
      this.takeDimensions(dimensions);
      return;
    }
    const quantity = readQuantity(text, number);
    if (quantity !== undefined) this.takeQuantity(quantity);
    const fraction = readFraction(text, number);
    if (fraction !== undefined) {
      this.takeFraction(fraction);
      return;
    }
    if (kindAt(text, number.end) !== SIGN && !number.isWritten) {
      this.walkRun(endOfRun(text, number.end));
      return;
    }
    this.takeNumber(number, this.position++);
    this.at = number.end;
    if (!number.isWritten) return;
    if (kindAt(text, number.end) === SIGN) this.isJoinable = false;
    else this.walkRun(endOfRun(text, number.end));
  }

  /** `1/2` as it is and as two numbers. */
  private takeFraction({ text, end }: NumberRead): void {
    this.take(text, this.position);
    for (const number of text.split('/')) this.take(number, this.position++);
    this.at = end;
    this.isJoinable = false;
  }

  private takeNumber(number: NumberRead, position: number): void {
    this.take(number.text, position);
    if (number.other !== undefined) this.take(String(number.other), position);
  }

  private takeQuantity(quantity: QuantityRead): void {
    this.take(quantity.text, this.position);
    const other = otherQuantityText(quantity);
    if (other !== undefined) this.take(other, this.position);
  }

  private takeDimensions({ numbers, end }: DimensionsRead): void {
    const { position } = this;
    let whole = '';
    for (const number of numbers) {
      whole = whole === '' ? number.text : `${whole}x${number.text}`;
      this.takeNumber(number, this.position);
      if (number !== numbers[0]) this.take(whole, position);
      const quantity = readQuantity(this.text, number);
      if (quantity !== undefined) this.takeQuantity(quantity);
      this.position++;
    }
    this.at = end;
    this.isJoinable = false;
  }
}

/**
 * Every token of a folded text of a document with its position, counted in words.
 * A word with signs gives its parts and the whole without signs: `tn-2110` -> tn(0), 2110(1), tn2110(0).
 * Letters and digits run together are also given apart: `230v` -> 230v(0), 230(0), v(1).
 * A number with a known unit also gives the canonical quantity: `1,5 kw`, `1500 w` -> 1500:w at the number's position.
 * `40x60`, `40 x 60`, `40×60` -> 40(0), 60(1), 40x60(0).
 */
export function forEachToken(folded: string, take: (token: string, position: number) => void): void {
  walkTokens(folded, (text, from, to, position) => take(text.slice(from, to), position));
}

/** The same, without a text of its own for each token. */
export function walkTokens(folded: string, take: TakeToken): void {
  new TokenWalk(folded, take).walk();
}

export interface QueryToken {
  /** As the index knows it. */
  readonly text: string;
  readonly kind: 'word' | 'number' | 'quantity' | 'dimensions';
  /** What was written, when the index has no such quantity or dimensions. */
  readonly parts?: readonly string[];
}

function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOfRun(text, at);
    if (end > at) words.push(text.slice(at, end));
    at = end + 1;
  }
  return words;
}

function readNumericToken(text: string, at: number, number: NumberRead): { token: QueryToken; end: number } {
  const dimensions = readDimensions(text, number);
  if (dimensions !== undefined) {
    const parts = dimensions.numbers.map((one) => one.text);
    const last = dimensions.numbers.at(-1) ?? number;
    const quantity = readQuantity(text, last);
    const hasUnit = quantity?.number.end === last.end;
    const end = hasUnit ? quantity.end : dimensions.end;
    return { token: { text: dimensions.text, kind: 'dimensions', parts }, end };
  }
  const quantity = readQuantity(text, number);
  if (quantity !== undefined) {
    const parts = [
      ...quantity.number.text.split(' '),
      ...wordsOf(text.slice(quantity.unit.start, quantity.end)),
    ];
    return { token: { text: quantity.text, kind: 'quantity', parts }, end: quantity.end };
  }
  const fraction = readFraction(text, number);
  if (fraction !== undefined) return { token: { text: fraction.text, kind: 'number' }, end: fraction.end };
  const end = endOfRun(text, number.end);
  return end === number.end || number.isWritten
    ? { token: { text: number.text, kind: 'number' }, end: number.end }
    : { token: { text: text.slice(at, Math.min(end, at + MAX_TOKEN)), kind: 'word' }, end };
}

/**
 * The words of a folded query in order. `1,5 kw` is one token `{text: '1500:w', kind: 'quantity', parts: ['1.5', 'kw']}`,
 * `230v` likewise; `40 x 60` is one; `tn-2110` is two words, `tn2110` one.
 */
export function readQueryTokens(folded: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  for (let at = 0; at < folded.length; ) {
    const kind = kindAt(folded, at);
    if (kind === SIGN) {
      at++;
      continue;
    }
    const number = kind === DIGIT ? readNumberAt(folded, at) : undefined;
    if (number !== undefined) {
      const { token, end } = readNumericToken(folded, at, number);
      tokens.push(token);
      at = end;
      continue;
    }
    const end = endOfRun(folded, at);
    const text = folded.slice(at, Math.min(end, at + MAX_TOKEN));
    tokens.push({ text, kind: kind === DIGIT && /^\d+$/.test(text) ? 'number' : 'word' });
    at = end;
  }
  return tokens;
}
