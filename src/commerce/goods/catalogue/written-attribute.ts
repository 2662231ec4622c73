import type { LocaleCode } from '../../../kernel/locale.ts';
import { formatNumber } from '../../../markets/money-format.ts';
import { writeYesNo } from './yes-no.ts';

/** An attribute as the stores read it: texts already picked for the locale. */
export interface StoredAttribute {
  readonly key: string;
  readonly label: string;
  readonly value: number | boolean | string;
  readonly unit: string | null;
}

/** An attribute as a shopper reads it: `{ label: 'Voltage', value: '230 V' }` with a no-break space. */
export interface WrittenAttribute {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Technical data may need more digits than prices do: 0.00025 m stays what it is. */
const NUMBER_DIGITS = 6;
/** Units that join the number without a space in the languages of the shop. */
const tightUnits: ReadonlySet<string> = new Set(['"', '°', '′', '″']);

/** Writes one attribute out in the locale: numbers in its digits with their unit, yes and no in its words. */
export function writeAttribute(locale: LocaleCode, attribute: StoredAttribute): WrittenAttribute {
  const { key, label, unit } = attribute;
  const bare = writeValue(locale, attribute.value);
  if (unit === null || typeof attribute.value === 'boolean') return { key, label, value: bare };
  return { key, label, value: tightUnits.has(unit) ? `${bare}${unit}` : `${bare}\u00a0${unit}` };
}

function writeValue(locale: LocaleCode, value: StoredAttribute['value']): string {
  if (typeof value === 'number') return formatNumber(locale, value, NUMBER_DIGITS);
  return typeof value === 'boolean' ? writeYesNo(locale, value) : value;
}
