import { REQUEST_KEPT_MONTHS } from '../../../markets/request-constants.ts';
import type { CommerceContext } from '../../context.ts';
import { removeSettledBefore } from './request-store.ts';

/** Forgets requests that were settled long ago, with their files and answers. Resolves to how many went. */
export async function forgetOldRequests(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
): Promise<number> {
  const before = new Date(commerce.clock.now());
  before.setUTCMonth(before.getUTCMonth() - REQUEST_KEPT_MONTHS);
  return removeSettledBefore(commerce.database, before);
}
