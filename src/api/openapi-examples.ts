import type { CallName } from './contract.ts';
import recorded from './openapi-examples.json' with { type: 'json' };

interface CallExample {
  readonly input: unknown;
  readonly output: unknown;
}

/**
 * One input and the answer to it per call, as they were in the purchases of `tests/pages/openapi-client.test.ts`, which
 * fails when an answer is not this any more and writes the file anew with `RECORD_EXAMPLES=1`.
 */
export const examples: { readonly [Name in CallName]?: CallExample } = recorded;
