import type { CommerceContext } from '../../context.ts';
import { ATTEMPT_LIMITS } from '../limits/attempt-limits.ts';
import { removeAttempts } from '../limits/attempt-store.ts';
import { removeExpiredTokens } from './token-store.ts';

/** Removes counts of tries whose windows are over, and mailed tokens that have expired. Resolves to how many went. */
export async function forgetOldTries(commerce: Pick<CommerceContext, 'database' | 'clock'>): Promise<number> {
  const now = commerce.clock.now();
  const longest = Math.max(...Object.values(ATTEMPT_LIMITS).map(({ seconds }) => seconds));
  const tokens = await removeExpiredTokens(commerce.database, now);
  return tokens + (await removeAttempts(commerce.database, new Date(now.getTime() - longest * 1000)));
}
