import type { Answering } from '../../commerce/purchase/idempotency/answer-once.ts';
import { buildKeyedCall } from '../../commerce/purchase/idempotency/keyed-call.ts';
import type { CallName } from '../contract.ts';
import type { ApiRequest } from '../engine.ts';

/**
 * Answers a call that creates something once per idempotency key: the request's own, or the call's default one (rule X-04).
 * Without a session there is no caller to store an answer for.
 */
export function buildAnswering<Value, Answer>(
  request: ApiRequest,
  name: CallName,
  input: unknown,
  how: { readonly defaultKey?: string; readonly present: (value: Value) => Answer },
): Answering<Value, Answer> {
  const key = request.idempotencyKey ?? how.defaultKey;
  const { session } = request;
  return {
    call: session === undefined || key === undefined ? undefined : buildKeyedCall(session, name, key, input),
    present: how.present,
  };
}
