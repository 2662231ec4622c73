import type { Refusal } from '../../commerce/refusal.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { CallName, CallOutput, ParsedInput } from '../contract.ts';
import type { ApiRequest, Engine } from '../engine.ts';

/** What answers one call: its input is parsed, and `request.locale` is the one the call asked for. */
type CallHandler<Name extends CallName> = (
  input: ParsedInput<Name>,
  request: ApiRequest,
  engine: Engine,
) => Promise<Outcome<CallOutput<Name>, Refusal>>;

export type CallHandlers<Names extends CallName> = { readonly [Name in Names]: CallHandler<Name> };
