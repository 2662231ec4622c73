import { DAY_MS } from '../../../kernel/day.ts';
import type { CommerceContext } from '../../context.ts';
import { removeVisitorsOfOldPayments } from './payment-visitor-store.ts';
import { removeSuspicions } from './suspicion-store.ts';

/** As long as somebody may still ask why a card was turned away. */
const SUSPICION_DAYS = 90;

/** Removes suspicions that are long over, and who opened payments that are. Resolves to how many went. */
export async function forgetOldSuspicions({
  database,
  clock,
}: Pick<CommerceContext, 'database' | 'clock'>): Promise<number> {
  const now = clock.now().getTime();
  const visitors = await removeVisitorsOfOldPayments(database, new Date(now - DAY_MS));
  return visitors + (await removeSuspicions(database, new Date(now - SUSPICION_DAYS * DAY_MS)));
}
