import { DIGIT, endOfKind, kindAt, SIGN } from './characters.ts';

export interface NumberRead {
  /** Offset after it. */
  readonly end: number;
  readonly value: number;
  /** As the index knows it: decimal point, no thousands separators, no zeros at the end: `2,50` -> `2.5`. */
  readonly text: string;
  /** What else it may mean: `1.500` is 1500 or, elsewhere, 1.5. */
  readonly other?: number;
  /** Whether a separator stands in it. */
  readonly isWritten: boolean;
}

/** Longer rows of digits are codes. */
const MAX_DIGITS = 12;
const MAX_GROUPS = 4;
const isSeparator = (sign: string | undefined) => sign === '.' || sign === ',' || sign === "'";

/** Digits alone; undefined where they are too many to be a quantity. */
export function readDigits(text: string, at: number): NumberRead | undefined {
  const end = endOfKind(text, at, DIGIT, MAX_DIGITS + 1);
  if (end === at || end - at > MAX_DIGITS) return undefined;
  const written = text.slice(at, end);
  return { end, value: Number(written), text: written, isWritten: false };
}

interface Groups {
  /** Digits between the separators. */
  readonly digits: readonly string[];
  readonly separators: readonly string[];
  readonly end: number;
}

function readGroups(text: string, first: NumberRead): Groups {
  const digits = [first.text];
  const separators: string[] = [];
  let end = first.end;
  while (digits.length <= MAX_GROUPS && isSeparator(text[end]) && kindAt(text, end + 1) === DIGIT) {
    const next = endOfKind(text, end + 1, DIGIT, MAX_DIGITS + 1);
    if (next - end > MAX_DIGITS + 1) break;
    separators.push(text[end] ?? '');
    digits.push(text.slice(end + 1, next));
    end = next;
  }
  return { digits, separators, end };
}

const written = (value: number, end: number): NumberRead => ({
  end,
  value,
  text: String(value),
  isWritten: true,
});

/**
 * The number at an offset, where it begins with a digit: `1,5`, `1.500`, `1'500`, `1.500,75`. What is no number with
 * separators (`1.2.3`) gives its first digits.
 */
export function readNumber(text: string, at: number): NumberRead | undefined {
  const first = readDigits(text, at);
  if (first === undefined || !isSeparator(text[first.end])) return first;
  const { digits, separators, end } = readGroups(text, first);
  const last = digits.at(-1) ?? '';
  const isGrouped = first.text.length <= 3 && !first.text.startsWith('0');
  const areThousands = (groups: readonly string[]) =>
    isGrouped && groups.every((group) => group.length === 3);
  const [sign] = separators;
  if (sign === undefined || separators.length === MAX_GROUPS) return first;
  const isUniform = separators.every((separator) => separator === sign);
  if (isUniform && areThousands(digits.slice(1))) {
    const read = written(Number(digits.join('')), end);
    return separators.length === 1 && sign !== "'"
      ? { ...read, other: Number(`${first.text}.${last}`) }
      : read;
  }
  if (separators.length === 1 && sign !== "'") return written(Number(`${first.text}.${last}`), end);
  const isDecimal =
    separators.at(-1) !== sign && separators.slice(0, -1).every((separator) => separator === sign);
  return isDecimal && separators.at(-1) !== "'" && areThousands(digits.slice(1, -1))
    ? written(Number(`${digits.slice(0, -1).join('')}.${last}`), end)
    : first;
}

/** Thousands set apart by spaces, from the first group on: `1 500`; undefined when it is not written so. */
export function readSpacedNumber(text: string, first: NumberRead): NumberRead | undefined {
  if (first.isWritten || first.text.length > 3 || first.text.startsWith('0')) return undefined;
  let { end } = first;
  let digits = first.text;
  for (let group = 0; group < 3 && text[end] === ' '; group++) {
    const next = endOfKind(text, end + 1, DIGIT, 4);
    if (next !== end + 4) break;
    digits += text.slice(end + 1, next);
    end = next;
  }
  return end === first.end ? undefined : written(Number(digits), end);
}

const DENOMINATORS: ReadonlySet<number> = new Set([2, 3, 4, 8, 16, 32, 64]);

/** A fraction as inches are given: `1/2`, `3/8`; undefined for `24/7` and `5/2`. */
export function readFraction(text: string, first: NumberRead): NumberRead | undefined {
  if (first.isWritten || text[first.end] !== '/') return undefined;
  const below = readDigits(text, first.end + 1);
  if (
    below === undefined ||
    !DENOMINATORS.has(below.value) ||
    first.value >= below.value ||
    first.value === 0
  )
    return undefined;
  if (text[below.end] === '/' || (kindAt(text, below.end) !== SIGN && below.end - first.end > 3))
    return undefined;
  return {
    end: below.end,
    value: first.value / below.value,
    text: `${first.text}/${below.text}`,
    isWritten: true,
  };
}
