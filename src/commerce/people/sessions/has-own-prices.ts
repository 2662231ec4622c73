import type { CommerceContext } from '../../context.ts';
import { hashToken } from './session.ts';
import { getSession, toSession } from './session-store.ts';

/** Whether who holds a token is shown other prices than visitors: a customer of a group may be (rule V-02). */
export async function hasOwnPrices(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
  token: string,
  storeKey: string,
): Promise<boolean> {
  const tokenHash = hashToken(token);
  if (tokenHash === undefined) return false;
  const row = await getSession(commerce.database, tokenHash, storeKey, commerce.clock.now());
  return row !== undefined && toSession(row).customer?.group !== undefined;
}
