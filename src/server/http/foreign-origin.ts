import type { FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Of a request that tells no origin: the page itself, or somebody who typed the address. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** What a browser says of the page that a request began on: `undefined` where it says nothing, as clients that are none. */
export function isFromElsewhere({ headers }: Pick<FastifyRequest, 'headers'>): boolean | undefined {
  const site = headers['sec-fetch-site'];
  return typeof site === 'string' ? !OWN_SITES.has(site) : undefined;
}

/**
 * Whether a request that changes something was made by a page of another site (docs/architecture.md: forms carry no token).
 * Browsers always send Origin with such a request; clients that are no browser send none and carry no cookies of ours.
 */
export function isForeignOrigin(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'host' | 'protocol'>,
): boolean {
  if (READING.has(request.method)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return isFromElsewhere(request) ?? false;
  const from = URL.parse(origin);
  if (from === null || from.host !== request.host) return true;
  // Behind a proxy that nobody named, a page over https comes in as http; the other way round somebody stands between.
  return request.protocol === 'https' && from.protocol !== 'https:';
}
