import { hashRaw } from '@node-rs/argon2';
import type { HashPassword } from '../commerce/people/customers/password.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. A change makes every kept hash useless. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

export interface HashQueueSize {
  /** Hashes computed at the same time: half of the four threads that also read files and look up names. */
  readonly atOnce: number;
  /** Callers that wait, at most; a few seconds' worth. */
  readonly mostWaiting: number;
}

/**
 * argon2id behind a queue: so many at once and so many waiting, the next is turned away (`undefined`, told as 503). A flood
 * of sign-ins takes two threads and 38 MiB, never the process.
 */
export function createPasswordHasher({ atOnce, mostWaiting }: HashQueueSize): HashPassword {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (password, salt) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return undefined;
      // Whoever ends hands its place on, so nobody who comes meanwhile gets in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await hashRaw(password.normalize('NFKC'), { ...COST, salt });
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export const hashPassword: HashPassword = createPasswordHasher({ atOnce: 2, mostWaiting: 100 });
