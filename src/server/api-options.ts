import { dispatchCall } from '../api/dispatch.ts';
import type { Engine } from '../api/engine.ts';
import { buildCallError, errorTable } from '../api/errors.ts';
import { buildOpenApi } from '../api/openapi.ts';
import { resumeSession } from '../commerce/people/sessions/resume-session.ts';
import { handleCardNotification } from '../commerce/purchase/checkout/handle-card-notification.ts';
import { getOwnPaperFiles } from '../commerce/purchase/invoices/own-papers.ts';
import { refuse } from '../kernel/outcome.ts';
import type { ApiOptions } from './http/api.ts';
import type { OldAddresses } from './old-addresses/old-addresses.ts';
import { findSeoRedirection } from './seo-redirection.ts';
import { openSessionVisit } from './session-visit.ts';
import type { ShopSources } from './shop-sources.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';
import { answerVatQuestion } from './vat-question.ts';

/** Of the middleware, as its description says it. */
const VERSION = '1.0.0';

interface ApiParts {
  readonly engine: Engine;
  readonly oldAddresses: OldAddresses;
  readonly onFailure: ApiOptions['onFailure'];
}

/** What the middleware answers with. */
export function buildApiOptions(
  { database, currencyOf }: ShopSurroundings,
  { merchant, addresses }: Pick<ShopSources, 'merchant' | 'addresses'>,
  { engine, oldAddresses, onFailure }: ApiParts,
): ApiOptions {
  const openApi = buildOpenApi(VERSION);
  return {
    onFailure,
    marketOf: addresses.marketOf,
    async dispatch(call, body, { market, token, isHttps, clientAddress, idempotencyKey }) {
      const input = parseJson(body);
      if (input === undefined) return { outcome: refuse(buildCallError('InvalidJson')), cookies: [] };
      const visit = openSessionVisit(engine, { market, token, isHttps });
      const { onNewSession, onSessionEnd } = visit;
      const session = await visit.resume();
      const { locale } = market.languages[0];
      const currencyCode = currencyOf(market, engine.clock.now());
      const shopper = { market, locale, currencyCode, session, clientAddress };
      const request = { ...shopper, onNewSession, onSessionEnd, idempotencyKey };
      const outcome = await dispatchCall(call, input.value, request, engine);
      return { outcome, cookies: visit.cookies };
    },
    statusOf: ({ code }) => errorTable[code].status,
    openApi: () => openApi,
    async isReady() {
      try {
        await database.pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    findRedirection(market, sourceUrl) {
      const nativeRouting = merchant.isSwitchedOn('nativeRouting', market.countryCode);
      const origin = addresses.findOrigin(market);
      return findSeoRedirection({ market, nativeRouting, origin }, sourceUrl, oldAddresses);
    },
    answerVatQuestion: (question, clientAddress) => answerVatQuestion(engine, question, clientAddress),
    async getPaper({ orderId, number, form }, { market, token }) {
      if (token === undefined) return undefined;
      const session = await resumeSession(engine, token, market.storeId);
      const files = await getOwnPaperFiles(engine, { session }, { orderId, number });
      return files?.[form];
    },
    async receiveCardNotification(body, headers) {
      const received = await handleCardNotification(engine, body, headers);
      if (received.ok) return 'accepted';
      return received.refusal.code === 'SignatureInvalid' ? 'wrong signature' : 'try again';
    },
  };
}

/** JSON of a body, in an object so that a literal `null` is told from no JSON at all. An empty body is `{}`. */
function parseJson(body: Uint8Array): { readonly value: unknown } | undefined {
  const text = new TextDecoder('utf-8', { fatal: false }).decode(body);
  if (text.trim() === '') return { value: {} };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
