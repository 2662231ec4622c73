import type { FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something was made by a page of another site (docs/architecture.md: forms carry no token).
 * Browsers always send Origin with such a request; clients that are no browser send none and carry no cookies of ours.
 */
export function isForeignOrigin(request: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): boolean {
  if (READING.has(request.method)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
