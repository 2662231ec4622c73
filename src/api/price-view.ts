import type { PriceView } from '../commerce/goods/prices/find-shown-prices.ts';
import type { ApiRequest, Engine } from './engine.ts';

/** Whose prices a request is shown: those of the customer's group, where the session has one (rule V-02). */
export function viewOf(request: ApiRequest, { clock }: Pick<Engine, 'clock'>): PriceView {
  return {
    country: request.market.countryCode,
    currency: request.currencyCode,
    customerGroup: request.session?.customer?.group,
    at: clock.now(),
  };
}
