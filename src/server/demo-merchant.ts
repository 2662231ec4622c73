import { isDeepStrictEqual } from 'node:util';
import type { Merchant } from '../merchant/merchant-schema.ts';
import type { MerchantChange } from '../merchant/merchant-store.ts';

/** Who writes the demonstration's merchant record. */
export const DEMO_WRITER = 'demonstration';

/** Whether a shop of the demonstration is to take its merchant: it has none, or one of another version that nobody has changed since. */
export function isDemoMerchantDue(stored: MerchantChange | undefined, merchant: Merchant): boolean {
  if (stored === undefined) return true;
  return stored.changedBy === DEMO_WRITER && !isDeepStrictEqual(stored.record, merchant);
}
