import type { CountryCode } from '../kernel/locale.ts';

/** How a country writes its postal codes; the capture groups are the parts that `separator` joins. */
interface PostalCodeRow {
  readonly pattern: RegExp;
  readonly separator: '' | ' ' | '-';
  readonly example: string;
  /** What foreign mail puts before the code and the code itself does not contain, `SE-`. */
  readonly foreignPrefix?: string;
}

const fourDigits = /^(\d{4})$/;
const fourDigitsNotZero = /^([1-9]\d{3})$/;
const fiveDigits = /^(\d{5})$/;
const threeAndTwoDigits = /^(\d{3}) ?(\d{2})$/;

/**
 * British postcodes: the shape of BS 7666 (outward and inward part, with the letters each place allows), Girobank's
 * own and the forces' post offices.
 */
const britishPostcode =
  /^(?:(GIR) ?(0AA)|(BFPO) ?(\d{1,4})|([A-PR-UWYZ](?:\d{1,2}|\d[A-HJKPS-UW]|[A-HK-Y]\d[\dABEHMNPRV-Y]?)) ?(\d[ABD-HJLNP-UW-Z]{2}))$/;

/** Eircode: a routing key (`D6W` is the only one of its shape) and a unique identifier without look-alike letters. */
const eircode = /^(D6W|[AC-FHKNPRTV-Y]\d{2}) ?([\dAC-FHKNPRTV-Y]{4})$/;

/**
 * The postal codes of rule C-03, matched against trimmed upper-case text. GB after BS 7666 and IE after Eircode; foreign
 * prefixes after google/libaddressinput (`postprefix`, 2025-06-12).
 */
const rows: Readonly<Record<CountryCode, PostalCodeRow>> = {
  SK: { pattern: threeAndTwoDigits, separator: ' ', example: '811 01' },
  IE: { pattern: eircode, separator: ' ', example: 'D02 AF30' },
  DE: { pattern: fiveDigits, separator: '', example: '10115' },
  PT: { pattern: /^(\d{4})[ -]?(\d{3})$/, separator: '-', example: '1250-096' },
  IT: { pattern: fiveDigits, separator: '', example: '00144' },
  FR: { pattern: fiveDigits, separator: '', example: '75001' },
  HU: { pattern: fourDigitsNotZero, separator: '', example: '1037' },
  CZ: { pattern: threeAndTwoDigits, separator: ' ', example: '110 00' },
  AT: { pattern: fourDigitsNotZero, separator: '', example: '1010' },
  NO: { pattern: fourDigits, separator: '', example: '0150' },
  NL: { pattern: /^([1-9]\d{3}) ?([A-Z]{2})$/, separator: ' ', example: '1012 AB' },
  CH: { pattern: fourDigits, separator: '', example: '8001', foreignPrefix: 'CH-' },
  BE: { pattern: fourDigitsNotZero, separator: '', example: '1000' },
  DK: { pattern: fourDigits, separator: '', example: '1566' },
  SE: { pattern: threeAndTwoDigits, separator: ' ', example: '114 55', foreignPrefix: 'SE-' },
  ES: { pattern: fiveDigits, separator: '', example: '28039' },
  GB: { pattern: britishPostcode, separator: ' ', example: 'EC1A 1HQ' },
  FI: { pattern: fiveDigits, separator: '', example: '00100', foreignPrefix: 'FI-' },
  PL: { pattern: /^(\d{2})[ -]?(\d{3})$/, separator: '-', example: '00-950' },
  RO: { pattern: /^(\d{6})$/, separator: '', example: '060274' },
  LT: { pattern: fiveDigits, separator: '', example: '04340', foreignPrefix: 'LT-' },
  SI: { pattern: fourDigits, separator: '', example: '1000', foreignPrefix: 'SI-' },
  BG: { pattern: fourDigits, separator: '', example: '1000' },
  GR: { pattern: threeAndTwoDigits, separator: ' ', example: '151 24' },
  HR: { pattern: fiveDigits, separator: '', example: '10000', foreignPrefix: 'HR-' },
};

/**
 * The code as the country writes it (`81101` -> `811 01`, `sw1a1aa` -> `SW1A 1AA`, `SE-11455` -> `114 55`), or
 * `undefined` where it is none. Case, spaces around it and the separator between its parts are forgiven; nothing else is.
 */
export function parsePostalCode(countryCode: CountryCode, text: string): string | undefined {
  const { pattern, separator, foreignPrefix } = rows[countryCode];
  const written = text.trim().replace(/\s+/g, ' ').toUpperCase();
  const bare =
    foreignPrefix !== undefined && written.startsWith(foreignPrefix)
      ? written.slice(foreignPrefix.length).trimStart()
      : written;
  const parts = pattern.exec(bare)?.slice(1);
  return parts?.filter((part) => part !== undefined).join(separator);
}

/** A code of the country, for the message beside the field ('5 digits, like 811 01'). */
export function postalCodeExample(countryCode: CountryCode): string {
  return rows[countryCode].example;
}

/** What the field may hold, for its `pattern` attribute: the same rule, before case is forgiven. */
export function postalCodePattern(countryCode: CountryCode): RegExp {
  return rows[countryCode].pattern;
}
