import { createHash } from 'node:crypto';
import type { SubscriberTier } from '../../markets/discount-constants.ts';

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

/** What every request knows of a signed-in customer. */
export interface SessionCustomer {
  readonly id: string;
  readonly email: string;
  /** Key of the customer group, which may have prices of its own (acceptance V-02). */
  readonly group: string | undefined;
  /** Tier of that group, for personal discounts (acceptance V-05). */
  readonly tier: SubscriberTier;
}

/** Secret bits of a token. */
export const TOKEN_BYTES = 32;

/** An anonymous session lasts 30 days (spec §9, time constants). */
const SESSION_SECONDS = 2_592_000;

const RENEWAL_SECONDS = 86_400;

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

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}

/** A session in use is renewed, but written at most once a day. */
export function needsRenewal(expiresAt: Date, now: Date): boolean {
  return sessionEnd(now).getTime() - expiresAt.getTime() >= RENEWAL_SECONDS * 1000;
}
