import { vi } from 'vitest';

/** Asks again until nothing is thrown any more: for what follows a change by itself, where no rule says how soon. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 20_000 });
