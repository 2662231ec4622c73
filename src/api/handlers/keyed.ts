import type { Answering } from '../../commerce/purchase/idempotency/answer-once.ts';
import { buildKeyedCall } from '../../commerce/purchase/idempotency/keyed-call.ts';
import type { CallName } from '../contract.ts';
import type { ApiRequest } from '../engine.ts';

/**
 * How a call that makes something is answered: under the request's key, or the call's default one. Without a session
 * there is nobody to keep an answer for.
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
