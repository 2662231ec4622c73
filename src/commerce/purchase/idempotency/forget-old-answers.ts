import type { CommerceContext } from '../../context.ts';
import { removeAnswersBefore } from './idempotent-answer-store.ts';

/** Twice what callers are promised: 24 hours. */
const VALID_MS = 48 * 60 * 60_000;

/** Answers of one statement: none is long, whatever has piled up. */
const BATCH = 1000;

/** Forgets answers that nobody will ask for again. Resolves to how many went. */
export async function forgetOldAnswers(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
): Promise<number> {
  const before = new Date(commerce.clock.now().getTime() - VALID_MS);
  let removed = 0;
  for (;;) {
    const count = await removeAnswersBefore(commerce.database, before, BATCH);
    removed += count;
    if (count < BATCH) return removed;
  }
}
