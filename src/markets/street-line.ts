import type { CountryCode } from '../kernel/locale.ts';
import { getAddressRules } from './addresses.ts';

/** A street as one line says it, in the parts an address keeps (rule C-21). */
export interface StreetParts {
  readonly streetName: string;
  readonly streetNumber?: string;
  /** What stands behind the number: a stair, a floor, a flat. */
  readonly additionalAddressInfo?: string;
}

/** `12`, `12 a`, `5/7`, `12-14`, `10 bis`, `5 m. 3`. */
const NUMBER = String.raw`\d+\s?(?:[a-z]|bis|ter|quater)?(?:\s?[/-]\s?\d*\s?[a-z]?)*(?:\s(?:m|lok)\.?\s?\d+)?`;
const NUMBER_LAST = new RegExp(String.raw`^(.*?\p{L}.*?)[,\s]+(?:č\.\s?|nr\.?\s?|nº\s?)?(${NUMBER})$`, 'iu');
const NUMBER_FIRST = new RegExp(String.raw`^(${NUMBER})[,\s]+(.*\p{L}.*)$`, 'iu');

/** `Calle Mayor 12, 3º B`: what follows the first comma behind a number is not the street's. */
function cutBehindNumber(line: string): readonly [street: string, rest: string | undefined] {
  for (let comma = line.indexOf(','); comma > 0; comma = line.indexOf(',', comma + 1)) {
    const street = line.slice(0, comma).trim();
    const rest = line.slice(comma + 1).trim();
    if (rest !== '' && NUMBER_LAST.test(street)) return [street, rest];
  }
  return [line, undefined];
}

/**
 * Splits the line of a wallet or of another shop (`Hauptstraße 12 a`, `12 bis rue de la Paix`) by the order of its country. A line
 * without a number is a street's name.
 */
export function splitStreetLine(countryCode: CountryCode, line: string): StreetParts {
  const tidy = line.replace(/\s+/g, ' ').trim();
  const first = NUMBER_FIRST.exec(tidy);
  const isNumberFirst = getAddressRules(countryCode).streetOrder === 'number-name';
  if (isNumberFirst && first !== null) return { streetName: first[2] ?? '', streetNumber: first[1] ?? '' };
  const [street, rest] = cutBehindNumber(tidy);
  const last = NUMBER_LAST.exec(street);
  const extra = rest === undefined ? {} : { additionalAddressInfo: rest };
  if (last !== null) return { streetName: last[1] ?? '', streetNumber: last[2] ?? '', ...extra };
  return first === null ? { streetName: tidy } : { streetName: first[2] ?? '', streetNumber: first[1] ?? '' };
}
