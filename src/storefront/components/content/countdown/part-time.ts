import { DAY_S } from '../../../../kernel/day.ts';

export const timeUnits = ['day', 'hour', 'minute', 'second'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** Milliseconds as days, hours, minutes and seconds; a begun second counts. */
export function partTime(milliseconds: number): Readonly<Record<TimeUnit, number>> {
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    day: Math.floor(seconds / DAY_S),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}
