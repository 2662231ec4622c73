import { checkAddress } from '../../commerce/people/places/check-address.ts';
import { accept } from '../../kernel/outcome.ts';
import type { CallHandlers } from './handler.ts';

export const placeHandlers: CallHandlers<'validateAddress'> = {
  async validateAddress({ locale: _, ...place }, request, engine) {
    const opinion = await checkAddress(engine, request, place);
    if (opinion === undefined) return accept({ opinion: null });
    const suggestion = opinion.state === 'doubtful' ? (opinion.suggestion ?? null) : null;
    return accept({ opinion: { state: opinion.state, suggestion } });
  },
};
