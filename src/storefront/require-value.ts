import type { CallError } from '../api/contract/errors.ts';
import type { Outcome } from '../kernel/outcome.ts';

/** What says that there is no such thing: what a page asks for comes from its address, so one that cannot be asked for too. */
const ABSENT: ReadonlySet<CallError['code']> = new Set([
  'ResourceNotFound',
  'ProductNotFound',
  'InvalidInput',
]);

/** HTTP status of a page whose data was refused; everything that is not "there is no such thing" is our fault. */
function pageStatus(error: CallError): 404 | 503 {
  return ABSENT.has(error.code) ? 404 : 503;
}

/** The value of a call that a page cannot do without; a refusal becomes the error page with its status. */
export function requireValue<Value>(outcome: Outcome<Value, CallError>): Value {
  if (outcome.ok) return outcome.value;
  throw new Response(outcome.refusal.message, { status: pageStatus(outcome.refusal) });
}
