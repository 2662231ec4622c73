import { type CallName, factsOf } from './contract.ts';

export type Scope = 'anonymous' | 'customer';

/** Who a call answers: a customer alone, or a visitor as well. */
export function scopeOf(name: CallName): Scope {
  return factsOf(name).scope ?? 'anonymous';
}

const session = [{ bearer: [] }, { cookie: [] }];

/** OpenAPI's words for it: `{}` is no session at all. */
export const securityOf: Readonly<Record<Scope, readonly object[]>> = {
  anonymous: [...session, {}],
  customer: session,
};
