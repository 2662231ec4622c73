import { DIGIT, endOfKind, kindAt, LETTER, SIGN, skipSpaces } from './characters.ts';
import { type NumberRead, readFraction, readNumber, readSpacedNumber } from './numbers.ts';
import { doubtfulUnits, getUnit, getUnitAt, type KnownUnit, MAX_UNIT_LENGTH } from './units.ts';

interface UnitRead {
  readonly known: KnownUnit;
  readonly start: number;
  readonly end: number;
}

export interface QuantityRead {
  /** As the index knows it: `1500:w`. */
  readonly text: string;
  /** Offset after the unit. */
  readonly end: number;
  readonly number: NumberRead;
  readonly unit: UnitRead;
}

export interface DimensionsRead {
  /** `40x60x80` */
  readonly text: string;
  readonly numbers: readonly NumberRead[];
  readonly end: number;
}

/** Six significant digits: enough to tell sizes apart, few enough that 1,1 kW and 1100 W are one. */
function quantityText(value: number, { unit, factor }: KnownUnit): string {
  const canonical = value * factor;
  const rounded = Number.isInteger(canonical) ? canonical : Number(canonical.toPrecision(6));
  return `${rounded}:${unit}`;
}

/** Letters of a unit with its square or cube: `kw`, `m3`. */
function endOfUnitWord(text: string, at: number): number {
  const end = endOfKind(text, at, LETTER, MAX_UNIT_LENGTH + 1);
  const isPower = end > at && (text[end] === '2' || text[end] === '3') && kindAt(text, end + 1) === SIGN;
  return isPower ? end + 1 : end;
}

function readSignUnit(text: string, at: number, isAttached: boolean): UnitRead | undefined {
  const sign = text[at];
  let end = at;
  let name = '';
  if (sign === '%') [name, end] = ['%', at + 1];
  else if (sign === '"' && (isAttached || kindAt(text, at + 1) === SIGN)) [name, end] = ['"', at + 1];
  else if (sign === "'" && text[at + 1] === "'" && isAttached) [name, end] = ["''", at + 2];
  else if (sign === '°') {
    const letter = skipSpaces(text, at + 1);
    const scale = kindAt(text, letter + 1) === SIGN ? `°${text[letter] ?? ''}` : '°';
    [name, end] = scale.length > 1 && getUnit(scale) ? [scale, letter + 1] : ['°', at + 1];
  } else if (text.startsWith('1/min', at) && !isAttached && kindAt(text, at + 5) === SIGN)
    [name, end] = ['rpm', at + 5];
  const known = name === '' ? undefined : getUnit(name);
  return known && { known, start: at, end };
}

const SECOND_WORD_SIGNS = '.·/-';

/** Whether the exponent of `min-1` stands at an offset: a number that goes on (`min-1.50`, `min-1m3`) is none. */
const isMinusOne = (text: string, at: number) =>
  text.startsWith('-1', at) && kindAt(text, at + 2) === SIGN && readNumber(text, at + 1)?.end === at + 2;

/** Units of two words with a sign between: `l/min`, `ot./min`, `kg/24 h`, `кв.м`, `min-1`; undefined: it is none. */
function readSecondWord(text: string, start: number, end: number): UnitRead | undefined {
  if (!SECOND_WORD_SIGNS.includes(text.charAt(end))) return undefined;
  const first = text.slice(start, end);
  let next = end;
  if (text[next] === '.' || text[next] === '·') next++;
  const isRatio = text[next] === '/';
  if (isRatio) next++;
  else if (first === 'min' && isMinusOne(text, end)) {
    const known = getUnit('rpm');
    return known && { known, start, end: end + 2 };
  } else if (next === end) return undefined;
  else if (text[next] === ' ' && first === 'кв') next++;
  const hours = isRatio && text.startsWith('24', next) ? '24' : '';
  if (hours !== '') next = skipSpaces(text, next + hours.length);
  const last = endOfUnitWord(text, next);
  if (last === next || kindAt(text, last) !== SIGN) return undefined;
  const known = getUnit(`${first}${isRatio ? '/' : ''}${hours}${text.slice(next, last)}`);
  return known && { known, start, end: last };
}

/** The unit that follows a number which ends at an offset: attached, after spaces or after a hyphen (`12-volt`). */
function readUnit(text: string, at: number): UnitRead | undefined {
  const isHyphenated = text[at] === '-' && kindAt(text, at + 1) === LETTER;
  const start = isHyphenated ? at + 1 : skipSpaces(text, at);
  if (kindAt(text, start) !== LETTER) return readSignUnit(text, start, start === at);
  const end = endOfUnitWord(text, start);
  if (kindAt(text, end) !== SIGN) return undefined;
  const second = readSecondWord(text, start, end);
  if (second !== undefined) return second;
  // Kilograms an hour are not kilograms.
  if (text[end] === '/' && kindAt(text, end + 1) === LETTER) return undefined;
  const known = getUnitAt(text, start, end);
  if (known === undefined) return undefined;
  const isDoubtful =
    doubtfulUnits.has(text.slice(start, end)) &&
    (isHyphenated || kindAt(text, skipSpaces(text, end)) === DIGIT);
  return isDoubtful ? undefined : { known, start, end };
}

function withUnit(text: string, number: NumberRead): QuantityRead | undefined {
  const unit = readUnit(text, number.end);
  return unit && { text: quantityText(number.value, unit.known), end: unit.end, number, unit };
}

/** `1 1/2`, or `1/2`. */
function readInches(text: string, first: NumberRead): NumberRead | undefined {
  const fraction = readFraction(text, first);
  if (fraction !== undefined) return fraction;
  if (first.isWritten || (text[first.end] !== ' ' && text[first.end] !== '-')) return undefined;
  const above = readNumber(text, first.end + 1);
  const part = above && readFraction(text, above);
  return part && { ...part, value: first.value + part.value, text: `${first.text} ${part.text}` };
}

/** The quantity that a number begins: `1,5 kw`, `1 500 w`, `1 1/2"`; undefined without a known unit. */
export function readQuantity(text: string, number: NumberRead): QuantityRead | undefined {
  const longer = readInches(text, number) ?? readSpacedNumber(text, number);
  return (longer && withUnit(text, longer)) ?? withUnit(text, number);
}

/** What a quantity may mean beside, where its number can be read in two ways: `1,500 w`. */
export function otherQuantityText({ number, unit }: QuantityRead): string | undefined {
  return number.other === undefined ? undefined : quantityText(number.other, unit.known);
}

const MAX_DIMENSIONS = 4;
const isTimes = (sign: string | undefined) =>
  sign === 'x' || sign === '×' || sign === '*' || sign === 'х' || sign === 'χ';

/** First letters of the lengths that are written between two numbers: mm, cm, dm, in, ", мм, см. */
const LENGTHS = 'mcdi"мс';

/** Offset of the number after a multiplication sign (`40 cm x 60`), or -1. */
function offsetAfterTimes(text: string, at: number): number {
  const spaced = skipSpaces(text, at);
  let sign = spaced;
  if (!isTimes(text[sign])) {
    const unit = LENGTHS.includes(text.charAt(spaced)) ? readUnit(text, at) : undefined;
    if (unit?.known.unit !== 'mm') return -1;
    sign = skipSpaces(text, unit.end);
    if (!isTimes(text[sign])) return -1;
  }
  const next = skipSpaces(text, sign + 1);
  return kindAt(text, next) === DIGIT ? next : -1;
}

/** The dimensions that a number begins: `40x60`, `40 × 60 × 80`, `2,5 x 3`; undefined when no second one follows. */
export function readDimensions(text: string, first: NumberRead): DimensionsRead | undefined {
  if (offsetAfterTimes(text, first.end) < 0) return undefined;
  const numbers = [first];
  let { end } = first;
  while (numbers.length < MAX_DIMENSIONS) {
    const next = offsetAfterTimes(text, end);
    const number = next < 0 ? undefined : readNumber(text, next);
    if (number === undefined) break;
    numbers.push(number);
    ({ end } = number);
  }
  if (numbers.length === 1) return undefined;
  // `2x4b5` is a code.
  if (kindAt(text, end) !== SIGN && readUnit(text, end) === undefined) return undefined;
  return { text: numbers.map((number) => number.text).join('x'), numbers, end };
}
