/**
 * A day that is kept every year: `12-25`; `12-25 moved`, which a weekend moves to the next working day that is no such day itself;
 * `12-24 since 2026`, in no year before; days before or after Easter, by the Gregorian or the Julian reckoning; a Monday of a month;
 * the first Friday from a day on.
 */
export type HolidayRule =
  | `${number}-${number}${'' | ' moved'}`
  | `${number}-${number} since ${number}`
  | `first friday from ${number}-${number}`
  | `${'' | 'orthodox '}easter${'+' | '-'}${number}`
  | `${'first' | 'last'} monday of ${number}`;
