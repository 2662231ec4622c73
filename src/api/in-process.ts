import { refreshSession, resumeSession } from '../commerce/people/sessions/resume-session.ts';
import type { Session, SessionLifetime } from '../commerce/people/sessions/session.ts';
import type { CallName, ShopCalls } from './contract.ts';
import { callCommerce } from './dispatch.ts';
import type { ApiRequest, Engine } from './engine.ts';

/** Calls after which the session may hold another cart than before, or be another's. */
const callsThatChangeSessions: readonly CallName[] = [
  'createCart',
  'addToCart',
  'deleteCart',
  'createMyOrderFromCart',
  'completePayment',
  'signUp',
  'signIn',
  'confirmEmail',
  'customerUpdateMe',
];

/**
 * The calls of the contract for one request of a page, without HTTP: an action and the loaders after it see each other's
 * session and cart. `request.onNewSession` hears the token of a session that a call opened.
 */
export function createShopCalls(engine: Engine, request: ApiRequest): ShopCalls {
  let session: Session | undefined = request.session;
  let openedToken: string | undefined;

  async function refresh(): Promise<void> {
    if (openedToken !== undefined) session = await resumeSession(engine, openedToken, request.market.storeId);
    else if (session !== undefined) session = await refreshSession(engine, session);
  }

  return {
    locale: request.locale,
    async call(name, input) {
      const onNewSession = (token: string, lifetime: SessionLifetime): void => {
        openedToken = token;
        request.onNewSession(token, lifetime);
      };
      const onSessionEnd = (): void => {
        openedToken = undefined;
        session = undefined;
        request.onSessionEnd();
      };
      const current = { ...request, session, onNewSession, onSessionEnd };
      const outcome = await callCommerce(name, input, current, engine);
      if (callsThatChangeSessions.includes(name)) await refresh();
      return outcome;
    },
  };
}
