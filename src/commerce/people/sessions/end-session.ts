import type { Queryable } from '../../../kernel/database.ts';
import type { Session } from './session.ts';
import { removeSession, removeSessionsOf } from './session-store.ts';

/** Ends one session: its token opens nothing from now on. */
export function endSession(database: Queryable, session: Pick<Session, 'tokenHash'>): Promise<void> {
  return removeSession(database, session.tokenHash);
}

/** Ends every session of a customer, save the one that asks (a changed password must lock everyone else out). */
export function endSessionsOf(
  transaction: Queryable,
  customerId: string,
  except: Session | undefined,
): Promise<void> {
  return removeSessionsOf(transaction, customerId, except?.tokenHash);
}
