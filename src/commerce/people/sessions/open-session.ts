import type { Queryable } from '../../../kernel/database.ts';
import type { CommerceContext } from '../../context.ts';
import {
  hashToken,
  type Session,
  type SessionCustomer,
  sessionEnd,
  TOKEN_BYTES,
  writeToken,
} from './session.ts';
import { addSession, passOnViews, removeSession } from './session-store.ts';

/** A session that has just begun; `token` goes to the shopper and is not kept. */
export interface OpenedSession {
  readonly token: string;
  readonly session: Session;
}

/** Opens an anonymous session of one store, inside the transaction of what it is opened for; `cartId`: its active cart. */
export async function openSession(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'clock' | 'randomBytes'>,
  storeKey: string,
  cartId?: string,
): Promise<OpenedSession> {
  const now = commerce.clock.now();
  const { token, tokenHash } = makeToken(commerce);
  await addSession(transaction, {
    tokenHash,
    storeKey,
    now,
    expiresAt: sessionEnd(now, 'anonymous'),
    cartId,
  });
  return { token, session: { tokenHash, storeKey, cartId, customer: undefined } };
}

/**
 * Opens a customer's session in place of the visitor's: a new token, so that one somebody else put there is worth nothing
 * (session fixation). What the visitor ordered just now stays in sight.
 */
export async function openCustomerSession(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'clock' | 'randomBytes'>,
  storeKey: string,
  visitor: Session | undefined,
  owner: { readonly customer: SessionCustomer; readonly cartId: string | undefined },
): Promise<OpenedSession> {
  const now = commerce.clock.now();
  const { token, tokenHash } = makeToken(commerce);
  const { customer, cartId } = owner;
  const expiresAt = sessionEnd(now, 'signed-in');
  await addSession(transaction, { tokenHash, storeKey, now, expiresAt, customerId: customer.id, cartId });
  if (visitor !== undefined) {
    if (visitor.customer === undefined || visitor.customer.id === customer.id) {
      await passOnViews(transaction, visitor.tokenHash, tokenHash);
    }
    await removeSession(transaction, visitor.tokenHash);
  }
  return { token, session: { tokenHash, storeKey, cartId, customer } };
}

function makeToken(commerce: Pick<CommerceContext, 'randomBytes'>): { token: string; tokenHash: Uint8Array } {
  const token = writeToken(commerce.randomBytes(TOKEN_BYTES));
  const tokenHash = hashToken(token);
  if (tokenHash === undefined) throw new Error('a token that was just written cannot be read');
  return { token, tokenHash };
}
