/**
 * A day that is kept every year: `12-25`; `12-25 moved`, which a weekend moves to the next working day that is no such day itself;
 * days before or after Easter, by the Gregorian or the Julian reckoning; a Monday of a month.
 */
export type HolidayRule =
  | `${number}-${number}${'' | ' moved'}`
  | `${'' | 'orthodox '}easter${'+' | '-'}${number}`
  | `${'first' | 'last'} monday of ${number}`;
