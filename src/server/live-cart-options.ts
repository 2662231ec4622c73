import { callCommerce } from '../api/dispatch.ts';
import type { Engine } from '../api/engine.ts';
import { findSession } from '../commerce/people/sessions/resume-session.ts';
import type { LiveCartOptions } from './http/live-cart.ts';
import { createLiveCarts } from './live-carts/live-carts.ts';
import type { ShopSources } from './shop-sources.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';

/** What carts are followed with: announcements of all processes, and the call that pages ask for the cart. */
export function buildLiveCartOptions(
  { log, currencyOf }: Pick<ShopSurroundings, 'log' | 'currencyOf'>,
  { events, merchant, addresses }: Pick<ShopSources, 'events' | 'merchant' | 'addresses'>,
  engine: Engine,
): LiveCartOptions {
  return {
    liveCarts: createLiveCarts(events, (error) =>
      log.warn({ err: error }, 'A followed cart could not be read'),
    ),
    marketOf: addresses.marketOf,
    isOn: ({ countryCode }) => merchant.isSwitchedOn('websocket', countryCode),
    async readCart({ market, token, locale, clientAddress }) {
      const session = await findSession(engine, token, market.storeId);
      if (session === undefined) return undefined;
      const request = {
        ...{ market, session, clientAddress, locale: market.languages[0].locale },
        currencyCode: currencyOf(market, engine.clock.now()),
        // Reading opens and ends none.
        onNewSession: () => undefined,
        onSessionEnd: () => undefined,
        idempotencyKey: undefined,
      };
      const answer = await callCommerce('getMe', { locale }, request, engine);
      if (!answer.ok) throw new Error(`getMe was refused: ${answer.refusal.code}`);
      return answer.value.activeCart ?? undefined;
    },
  };
}
