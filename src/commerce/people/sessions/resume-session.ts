import type { CommerceContext } from '../../context.ts';
import {
  hashToken,
  lifetimeOf,
  needsRenewal,
  type Session,
  type SessionLifetime,
  sessionEnd,
} from './session.ts';
import { getSession, renewSession, toSession } from './session-store.ts';

/**
 * The session of a token in a store, renewed on the way; `undefined` when it is unknown, expired or of another store.
 * `onRenewed` is told when it lasts longer from now on, so that the shopper's cookie does too.
 */
export async function resumeSession(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
  token: string,
  storeKey: string,
  onRenewed: (lifetime: SessionLifetime) => void = () => undefined,
): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  if (tokenHash === undefined) return undefined;
  const now = commerce.clock.now();
  const row = await getSession(commerce.database, tokenHash, storeKey, now);
  if (row === undefined) return undefined;
  const session = toSession(row);
  const kind = session.customer === undefined ? 'anonymous' : 'signed-in';
  if (needsRenewal(row.expires_at, now, kind)) {
    await renewSession(commerce.database, tokenHash, sessionEnd(now, kind));
    onRenewed(lifetimeOf(session));
  }
  return session;
}

/** The session of a token in a store, which asking for it does not make last longer. */
export async function findSession(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
  token: string,
  storeKey: string,
): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  if (tokenHash === undefined) return undefined;
  const row = await getSession(commerce.database, tokenHash, storeKey, commerce.clock.now());
  return row && toSession(row);
}

/** The same session as it is by now: its active cart may have changed since the request began. */
export async function refreshSession(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
  session: Session,
): Promise<Session | undefined> {
  const { tokenHash, storeKey } = session;
  const row = await getSession(commerce.database, tokenHash, storeKey, commerce.clock.now());
  return row && toSession(row);
}
