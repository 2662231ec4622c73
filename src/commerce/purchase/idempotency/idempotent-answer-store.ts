import { type Queryable, statement } from '../../../kernel/database.ts';
import type { KeyedCall } from './keyed-call.ts';

export interface StoredAnswer {
  readonly bodyHash: Uint8Array;
  /** JSON, as it was sent. */
  readonly answer: string;
}

const selectAnswer = statement(
  `select body_hash as "bodyHash", answer from idempotent_answer where caller = $1 and call = $2 and key = $3`,
);

export async function getAnswer(database: Queryable, call: KeyedCall): Promise<StoredAnswer | undefined> {
  const [row] = await database.query<StoredAnswer>(selectAnswer, [call.caller, call.call, call.key]);
  return row;
}

const insertAnswer = statement(`
  insert into idempotent_answer (caller, call, key, body_hash, answer, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing
  returning key`);

/** Keeps an answer. It waits for a transaction that is about to keep one under the same key, and is false if that did. */
export async function addAnswer(
  transaction: Queryable,
  call: KeyedCall,
  answer: string,
  now: Date,
): Promise<boolean> {
  const rows = await transaction.query(insertAnswer, [
    call.caller,
    call.call,
    call.key,
    call.bodyHash,
    answer,
    now,
  ]);
  return rows.length === 1;
}

const deleteOld = statement(`
  delete from idempotent_answer
   where (caller, call, key) in
         (select caller, call, key from idempotent_answer where created_at < $1 order by created_at limit $2)
  returning key`);

/** Removes answers that were kept before a moment, so many at most. Answers how many. */
export async function removeAnswersBefore(database: Queryable, before: Date, limit: number): Promise<number> {
  return (await database.query(deleteOld, [before, limit])).length;
}
