import type { Refusal, RefusalCode } from '../../commerce/refusal.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { CallErrorOf, CallName, CallOutput, ParsedInput } from '../contract.ts';
import type { ApiRequest, Engine } from '../engine.ts';

/** What a call may be refused with by its handler: the codes of its entry that the engine knows. */
export type CallRefusal<Name extends CallName> = Refusal<Extract<CallErrorOf<Name>, RefusalCode>>;

/** What answers one call: its input is parsed, and `request.locale` is the one the call asked for. */
type CallHandler<Name extends CallName> = (
  input: ParsedInput<Name>,
  request: ApiRequest,
  engine: Engine,
) => Promise<Outcome<CallOutput<Name>, CallRefusal<Name>>>;

export type CallHandlers<Names extends CallName> = { readonly [Name in Names]: CallHandler<Name> };
