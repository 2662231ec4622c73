import { createHash } from 'node:crypto';
import { DAY_S } from '../../../kernel/day.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';

/** Whom a request comes from: known by a token that only the shopper holds, in one store. */
export interface Session {
  /** SHA-256 of the token; the token itself is never kept. */
  readonly tokenHash: Uint8Array;
  readonly storeKey: string;
  /** The active cart as the request began. */
  readonly cartId: string | undefined;
  /** Who has signed in; a visitor has not. */
  readonly customer: SessionCustomer | undefined;
}

/** What tells a session from others, and opens none. */
export function nameOfSession({ tokenHash }: Pick<Session, 'tokenHash'>): string {
  return Buffer.from(tokenHash).toString('base64url');
}

/** What every request knows of a signed-in customer. */
export interface SessionCustomer {
  readonly id: string;
  readonly email: string;
  /** Whether the e-mail has been shown to be theirs: only then do a guest's orders under it count as theirs. */
  readonly isEmailVerified: boolean;
  /** Key of the customer group, which may have prices of its own (rule V-02). */
  readonly group: string | undefined;
  /** Tier of that group, for personal discounts (rule V-05). */
  readonly tier: SubscriberTier;
}

/** Secret bits of a token. */
export const TOKEN_BYTES = 32;

/** An anonymous session lasts 30 days from its last use (rule U-01), and is written at most once a day. */
const SESSION_DAYS = 30;

/** A signed-in one lasts a day from its last use, and is written at most once an hour. */
const SIGNED_IN_RENEWAL_SECONDS = 3600;

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

export function writeToken(secret: Uint8Array): string {
  if (secret.length !== TOKEN_BYTES)
    throw new Error(`a token has ${TOKEN_BYTES} bytes, not ${secret.length}`);
  return Buffer.from(secret).toString('base64url');
}

/** The key under which a token's session is kept, or `undefined` for what cannot be a token of ours. */
export function hashToken(token: string): Uint8Array | undefined {
  return TOKEN_PATTERN.test(token) ? createHash('sha256').update(token, 'utf8').digest() : undefined;
}

/** Whether someone has signed in decides how long a session lasts (rule U-01). */
export type SessionKind = 'anonymous' | 'signed-in';

const lifetimes: Readonly<Record<SessionKind, { readonly seconds: number; readonly renewal: number }>> = {
  anonymous: { seconds: SESSION_DAYS * DAY_S, renewal: DAY_S },
  'signed-in': { seconds: DAY_S, renewal: SIGNED_IN_RENEWAL_SECONDS },
};

export function sessionEnd(now: Date, kind: SessionKind): Date {
  return new Date(now.getTime() + lifetimes[kind].seconds * 1000);
}

/** A session in use is renewed, but written seldom. */
export function needsRenewal(expiresAt: Date, now: Date, kind: SessionKind): boolean {
  return sessionEnd(now, kind).getTime() - expiresAt.getTime() >= lifetimes[kind].renewal * 1000;
}

/** What the shopper's side has to know to keep a session: for how long, and whose it is. */
export interface SessionLifetime {
  readonly seconds: number;
  readonly customerId: string | undefined;
}

export function lifetimeOf(session: Pick<Session, 'customer'>): SessionLifetime {
  const kind = session.customer === undefined ? 'anonymous' : 'signed-in';
  return { seconds: lifetimes[kind].seconds, customerId: session.customer?.id };
}
