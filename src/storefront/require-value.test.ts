import { describe, expect, it } from 'vitest';
import type { CallErrorCode } from '../api/contract/errors.ts';
import { accept, refuse } from '../kernel/outcome.ts';
import { requireValue } from './require-value.ts';

function statusOf(code: CallErrorCode): number | undefined {
  try {
    requireValue(refuse({ code, message: code }));
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    throw thrown;
  }
  return undefined;
}

describe('what a page cannot do without', () => {
  it('is handed over when it is there', () => expect(requireValue(accept(7))).toBe(7));

  it.each(['ResourceNotFound', 'ProductNotFound', 'InvalidInput'] as const)(
    'R-02: %s is a page that is not there, such as a slug longer than any',
    (code) => expect(statusOf(code)).toBe(404),
  );

  it('R-14: anything else is our fault, not the address’s', () => expect(statusOf('Unavailable')).toBe(503));
});
