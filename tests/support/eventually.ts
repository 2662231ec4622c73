import { vi } from 'vitest';

/** Asks again until nothing is thrown any more: for what follows a change by itself, where no rule says how soon. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 60_000 });

/** Rules promise their times of a machine that does nothing else (`GANTRY_LONG=1`): beside other tests it may take this much longer. */
const SLOWER = process.env.GANTRY_LONG === '1' ? 1 : 6;

/** The same for what a rule promises: within two seconds. */
export const withinTwoSeconds = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 2000 * SLOWER, interval: 10 });
