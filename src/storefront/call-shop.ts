import type { CallError } from '../api/contract/errors.ts';
import type { CallInput, CallName, CallOutput } from '../api/contract.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';

/** The shop's refusal, or no answer at all: then nobody knows whether the call was carried out. */
export type CallFailure = CallError | { readonly code: 'Unreachable'; readonly message: string };

/** Makes one commerce call from the browser. */
export type CallShop = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<Outcome<CallOutput<Name>, CallFailure>>;

/** The longest a call may take; after that it counts as unanswered. */
const CALL_LIMIT_MS = 15_000;

/**
 * Commerce calls by `POST /api/commerce/<call>` of the page's own origin (rule X-01). They outlive the page (`keepalive`), so that
 * a change made just before leaving still arrives.
 */
export function createCallShop(fetchImplementation: typeof fetch): CallShop {
  return async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
    let status: number;
    let text: string;
    try {
      const response = await fetchImplementation(`/api/commerce/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
        keepalive: true,
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      });
      status = response.status;
      text = await response.text();
    } catch {
      return refuse({ code: 'Unreachable', message: 'The shop cannot be reached.' });
    }
    try {
      const body: { data: CallOutput<Name> } | { error: CallError } = JSON.parse(text);
      return 'data' in body ? accept(body.data) : refuse(body.error);
    } catch {
      return refuse({ code: 'Unavailable', message: `The answer cannot be read (${status}).` });
    }
  };
}
