import { checkAddress } from '../../commerce/people/places/check-address.ts';
import { locatePlace, suggestPlaces } from '../../commerce/people/places/suggest-places.ts';
import { accept } from '../../kernel/outcome.ts';
import type { CallHandlers } from './handler.ts';

export const placeHandlers: CallHandlers<'validateAddress' | 'suggestPlaces' | 'locatePlace'> = {
  async validateAddress({ locale: _, ...place }, request, engine) {
    const opinion = await checkAddress(engine, request, place);
    if (opinion === undefined) return accept({ opinion: null });
    const suggestion = opinion.state === 'doubtful' ? (opinion.suggestion ?? null) : null;
    return accept({ opinion: { state: opinion.state, suggestion } });
  },

  async suggestPlaces({ postalCode = '', city = '', ...typed }, request, engine) {
    const { locale } = request;
    const found = await suggestPlaces(engine, request, { ...typed, postalCode, city, locale });
    return accept({ suggestions: [...found.suggestions], attribution: found.attribution ?? null });
  },

  async locatePlace(picked, request, engine) {
    const { locale } = request;
    return accept({ place: await locatePlace(engine, request, { ...picked, locale }) });
  },
};
