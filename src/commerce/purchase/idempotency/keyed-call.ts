import { createHash } from 'node:crypto';
import type { Session } from '../../people/sessions/session.ts';

/** The longest key a caller may choose. */
export const KEY_MAXIMUM = 255;

const KEY_PATTERN = /^[\x21-\x7e]+$/;

/** Whether a text can be a key: visible ASCII characters, at most 255. */
export function isIdempotencyKey(text: string): boolean {
  return text.length <= KEY_MAXIMUM && KEY_PATTERN.test(text);
}

/** One call of one caller under a key of theirs: what its answer is kept under. */
export interface KeyedCall {
  /** SHA-256: nobody learns an answer by knowing another's key. */
  readonly caller: Uint8Array;
  readonly call: string;
  readonly key: string;
  /** SHA-256 of the input. */
  readonly bodyHash: Uint8Array;
}

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** JSON with the names of every object sorted, so that the order they were sent in makes no other body. */
export function writeCanonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** A customer keeps their keys from one sign-in to the next; a visitor's belong to their session. */
export function buildKeyedCall(session: Session, call: string, key: string, body: unknown): KeyedCall {
  const caller =
    session.customer === undefined
      ? session.tokenHash
      : sha256(`customer ${session.customer.id} ${session.storeKey}`);
  return { caller, call, key, bodyHash: sha256(writeCanonical(body)) };
}
