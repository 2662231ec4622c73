import type { Queryable } from '../../kernel/database.ts';
import type { Commerce } from '../commerce.ts';
import { hashToken, type Session, sessionEnd, TOKEN_BYTES, writeToken } from './session.ts';
import { addSession } from './session-store.ts';

/** A session that has just begun; `token` goes to the shopper and is not kept. */
export interface OpenedSession {
  readonly token: string;
  readonly session: Session;
}

/** Opens an anonymous session of one store, inside the transaction of what it is opened for. */
export async function openSession(
  transaction: Queryable,
  commerce: Pick<Commerce, 'clock' | 'randomBytes'>,
  storeKey: string,
): Promise<OpenedSession> {
  const now = commerce.clock.now();
  const token = writeToken(commerce.randomBytes(TOKEN_BYTES));
  const tokenHash = hashToken(token);
  if (tokenHash === undefined) throw new Error('a token that was just written cannot be read');
  await addSession(transaction, { tokenHash, storeKey, now, expiresAt: sessionEnd(now) });
  return { token, session: { tokenHash, storeKey, cartId: undefined, customer: undefined } };
}
