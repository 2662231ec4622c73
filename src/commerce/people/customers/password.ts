import { timingSafeEqual } from 'node:crypto';
import type { Credentials } from './customer.ts';

export const SALT_BYTES = 16;

/**
 * argon2id of a password; `undefined` when too many wait for theirs already, so that a flood of sign-ins is answered
 * `Unavailable` and the rest of the shop goes on. Never called inside a transaction.
 */
export type HashPassword = (password: string, salt: Uint8Array) => Promise<Uint8Array | undefined>;

export interface PasswordHashing {
  readonly hashPassword: HashPassword;
}

/** The first account whose password this is; every account is compared, so that the time tells nothing. */
export function pickMatching(
  candidates: readonly Credentials[],
  salt: Uint8Array,
  hash: Uint8Array,
): Credentials | undefined {
  let matching: Credentials | undefined;
  for (const candidate of candidates) {
    const isEqual = timingSafeEqual(candidate.hash, hash) && Buffer.compare(candidate.salt, salt) === 0;
    if (isEqual) matching ??= candidate;
  }
  return matching;
}
