import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { addAnswer, getAnswer, type StoredAnswer } from './idempotent-answer-store.ts';
import type { KeyedCall } from './keyed-call.ts';

/** How a call is answered: what its caller sees of a value, and the key under which that is kept, if there is one. */
export interface Answering<Value, Answer> {
  readonly call: KeyedCall | undefined;
  /** The answer as JSON can hold it. */
  readonly present: (value: Value) => Answer;
}

/** Another call with the same key was answered while this one worked; all it did is undone. */
class AnsweredMeanwhile extends Error {
  override readonly name = 'AnsweredMeanwhile';
}

export type ReusedKey = Refusal<'IdempotencyKeyReused'>;

function replay<Answer>(call: KeyedCall, stored: StoredAnswer): Outcome<Answer, ReusedKey> {
  return Buffer.compare(call.bodyHash, stored.bodyHash) === 0
    ? accept(JSON.parse(stored.answer) as Answer)
    : refuse({ code: 'IdempotencyKeyReused' });
}

/**
 * Does work in one transaction and keeps its answer in the same one: asked again with the same key and body, the answer
 * is the same byte for byte, whatever became of the thing since, from whichever process; with another body it is
 * `IdempotencyKeyReused`. A refusal is not kept, so that it may be tried again.
 */
export async function answerOnce<Value, Answer, Refused extends Refusal>(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
  { call, present }: Answering<Value, Answer>,
  work: (transaction: Queryable) => Promise<Outcome<Value, Refused>>,
): Promise<Outcome<Answer, Refused | ReusedKey>> {
  try {
    return await commerce.database.transaction(async (transaction) => {
      const stored = call && (await getAnswer(transaction, call));
      if (call !== undefined && stored !== undefined) return replay(call, stored);
      const outcome = await work(transaction);
      if (!outcome.ok) return outcome;
      const answer = JSON.stringify(present(outcome.value));
      if (call !== undefined && !(await addAnswer(transaction, call, answer, commerce.clock.now()))) {
        throw new AnsweredMeanwhile();
      }
      return accept(JSON.parse(answer) as Answer);
    });
  } catch (error) {
    if (!(error instanceof AnsweredMeanwhile) || call === undefined) throw error;
    const stored = await getAnswer(commerce.database, call);
    if (stored === undefined) throw new Error('an answer that was stored just now is gone', { cause: error });
    return replay(call, stored);
  }
}

/** The answer that was kept for a call before, for work that is more than one transaction. */
export async function findStoredAnswer<Answer>(
  commerce: Pick<CommerceContext, 'database'>,
  call: KeyedCall | undefined,
): Promise<Outcome<Answer, ReusedKey> | undefined> {
  const stored = call && (await getAnswer(commerce.database, call));
  return call === undefined || stored === undefined ? undefined : replay(call, stored);
}
