import type { Queryable } from '../../../kernel/database.ts';
import type { CommerceContext } from '../../context.ts';
import { type AttemptKind, getAttemptLimit, type LimitAnswer } from './attempt-limits.ts';
import { type AttemptCount, countAttempt, getAttempts } from './attempt-store.ts';
import { keyOf } from './limit-attempts.ts';

/** Somebody who is at a limit: under which key that is counted, how far they came, and what the limit asks for. */
export interface Excess extends AttemptCount {
  readonly kind: AttemptKind;
  readonly key: string;
  readonly answer: LimitAnswer;
}

interface Means extends Pick<CommerceContext, 'clock'> {
  readonly database: Queryable;
}

function startOf({ clock }: Means, kind: AttemptKind): { readonly now: Date; readonly expired: Date } {
  const now = clock.now();
  return { now, expired: new Date(now.getTime() - getAttemptLimit(kind).seconds * 1000) };
}

/** Counts something of a subject (a card, a door); the answer is there once it is above its limit, in number or in worth. */
export async function countVelocity(
  means: Means,
  kind: AttemptKind,
  subject: string,
  worth: number,
): Promise<Excess | undefined> {
  const { now, expired } = startOf(means, kind);
  const { most, worth: mostWorth, answer } = getAttemptLimit(kind);
  const key = keyOf(kind, subject);
  const counted = await countAttempt(means.database, key, now, expired, worth);
  const isAbove = counted.count > most || counted.worth > mostWorth;
  return isAbove ? { ...counted, kind, key, answer } : undefined;
}

/** Counts nothing: the answer is there once one more would be above the limit. */
export async function findExhausted(
  means: Means,
  kind: AttemptKind,
  subject: string,
): Promise<Excess | undefined> {
  const { expired } = startOf(means, kind);
  const { most, worth: mostWorth, answer } = getAttemptLimit(kind);
  const key = keyOf(kind, subject);
  const counted = await getAttempts(means.database, key, expired);
  const isReached = counted !== undefined && (counted.count >= most || counted.worth >= mostWorth);
  return isReached ? { ...counted, kind, key, answer } : undefined;
}
