import type ClientInterface from '@adyen/api-library/lib/src/httpClient/clientInterface.js';
import { z } from 'zod';
import { CardProviderUnavailable } from '../../commerce/purchase/payments/card-provider.ts';

/** The longest that one call may take, all of it. */
const TIME_LIMIT_MS = 15_000;

const errorSchema = z.object({ errorCode: z.string().optional(), message: z.string().optional() });

/** Adyen understood what was asked and will not do it: asked again it says the same. */
export class AdyenDeclined extends CardProviderUnavailable {}

export interface AdyenLine {
  /** Another server than Adyen's own, such as one of the tests or a proxy on the way. */
  readonly url?: string | undefined;
  readonly timeLimitMs?: number;
}

/** Why Adyen did not do it, in its own words; they name no one. */
function readError(status: number, body: string): string {
  const answer = errorSchema.safeParse(parseJson(body));
  const { errorCode = '', message = '' } = answer.success ? answer.data : {};
  return `Adyen answered ${status} ${errorCode} ${message}`.trim();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // an error page of something on the way
  }
}

/**
 * How the library's calls travel. Its own way has no limit for a whole answer, speaks https alone and connects anew for each call;
 * this is `fetch` with a limit. Whatever is not an answer in time is CardProviderUnavailable.
 */
export function createAdyenHttp({ url, timeLimitMs = TIME_LIMIT_MS }: AdyenLine): ClientInterface {
  return {
    async request(
      endpoint,
      json,
      { apiKey = '' },
      _needsKey,
      { method = 'POST', idempotencyKey, params } = {},
    ) {
      const own = new URL(endpoint);
      const address = url === undefined ? own : new URL(own.pathname, url);
      // The library asks with a record alone, though its types allow more.
      address.search = new URLSearchParams(params as Record<string, string> | undefined).toString();
      let response: Response;
      let text: string;
      try {
        response = await fetch(address, {
          method,
          redirect: 'error',
          signal: AbortSignal.timeout(timeLimitMs),
          headers: {
            'content-type': 'application/json',
            'x-api-key': apiKey,
            ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          },
          ...(method === 'GET' ? {} : { body: json.toString() }),
        });
        text = await response.text();
      } catch (cause) {
        throw new CardProviderUnavailable('Adyen was not reached', { cause });
      }
      if (response.ok) return text;
      const problem = readError(response.status, text);
      // An outage passes by itself; a key that is not let in is for the operator to change.
      const isFinal = response.status === 422 && response.headers.get('transient-error') !== 'true';
      throw isFinal ? new AdyenDeclined(problem) : new CardProviderUnavailable(problem);
    },
  };
}
