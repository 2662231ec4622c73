import type { CountryCode } from '../kernel/locale.ts';
import { getMarket, markets } from './countries.ts';

/** Which characters a country's VAT number keeps (rule C-06). */
type CharacterRule = 'digits' | 'digits-and-letters' | 'without-spaces';

interface VatNumberRow {
  readonly keeps: CharacterRule;
  readonly placeholder: string;
  /** Only so many characters count. */
  readonly cutAt?: number;
}

/** Rule C-06: a shorter number is not sent to be validated. */
export const VAT_NUMBER_MINIMUM_LENGTH = 2;

/**
 * Kinds of rule, prefixes and Hungary's cut: rule C-06. Which country has letters follows the shapes published for VIES,
 * HMRC, the Norwegian register and the Swiss UID register; old Irish numbers may hold `+` or `*`. The placeholders
 * show the shape and are nobody's number.
 */
const rows: Readonly<Record<CountryCode, VatNumberRow>> = {
  SK: { keeps: 'digits', placeholder: 'SK1234567890' },
  IE: { keeps: 'without-spaces', placeholder: 'IE1234567AB' },
  DE: { keeps: 'digits', placeholder: 'DE123456789' },
  PT: { keeps: 'digits', placeholder: 'PT123456789' },
  IT: { keeps: 'digits', placeholder: 'IT12345678901' },
  FR: { keeps: 'digits-and-letters', placeholder: 'FRXX123456789' },
  HU: { keeps: 'digits', placeholder: 'HU12345678', cutAt: 8 },
  CZ: { keeps: 'digits', placeholder: 'CZ12345678' },
  AT: { keeps: 'digits-and-letters', placeholder: 'ATU12345678' },
  NO: { keeps: 'digits', placeholder: 'NO123456789MVA' },
  NL: { keeps: 'digits-and-letters', placeholder: 'NL123456789B01' },
  CH: { keeps: 'digits', placeholder: 'CHE-123.456.789' },
  BE: { keeps: 'digits', placeholder: 'BE0123456789' },
  DK: { keeps: 'digits', placeholder: 'DK12345678' },
  SE: { keeps: 'digits', placeholder: 'SE123456789001' },
  ES: { keeps: 'digits-and-letters', placeholder: 'ESX1234567X' },
  GB: { keeps: 'digits-and-letters', placeholder: 'GB123456789' },
  FI: { keeps: 'digits', placeholder: 'FI12345678' },
  PL: { keeps: 'digits', placeholder: 'PL1234567890' },
  RO: { keeps: 'digits', placeholder: 'RO1234567890' },
  LT: { keeps: 'digits', placeholder: 'LT123456789' },
  SI: { keeps: 'digits', placeholder: 'SI12345678' },
  BG: { keeps: 'digits', placeholder: 'BG123456789' },
  GR: { keeps: 'digits', placeholder: 'EL123456789' },
  HR: { keeps: 'digits', placeholder: 'HR12345678901' },
};

const dropped: Readonly<Record<CharacterRule, RegExp>> = {
  digits: /\D/g,
  'digits-and-letters': /[^\dA-Z]/g,
  'without-spaces': /\s/g,
};

/**
 * The number without its country prefix and whatever the country's rule drops: `EL 094.322.222` -> `094322222`,
 * `atu 42527002` -> `U42527002`. Says nothing about its being valid; the VAT service does (rule C-06).
 */
export function normaliseVatNumber(countryCode: CountryCode, text: string): string {
  const { keeps, cutAt } = rows[countryCode];
  const { vatPrefix } = getMarket(countryCode);
  const written = text.trim().toUpperCase();
  const bare = written.startsWith(vatPrefix)
    ? written.slice(vatPrefix.length).replace(/^[\s.-]+/, '')
    : written;
  return bare.replace(dropped[keeps], '').slice(0, cutAt);
}

/** The number as invoices and the VAT service write it, `EL094322222`; takes what a shopper typed. */
export function formatVatNumber(countryCode: CountryCode, text: string): string {
  return `${getMarket(countryCode).vatPrefix}${normaliseVatNumber(countryCode, text)}`;
}

/** The country that a number with its prefix is from; `undefined` for one that the shop does not sell in. */
export function countryOfVatNumber(vatId: string): CountryCode | undefined {
  const [market] = markets
    .filter(({ vatPrefix }) => vatId.startsWith(vatPrefix))
    .sort((left, right) => right.vatPrefix.length - left.vatPrefix.length);
  return market?.countryCode;
}

/** The shape of a number of the country, for the field's placeholder. */
export function vatNumberPlaceholder(countryCode: CountryCode): string {
  return rows[countryCode].placeholder;
}
