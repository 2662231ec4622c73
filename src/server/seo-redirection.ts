import type { CallError } from '../api/contract/errors.ts';
import { buildCallError } from '../api/errors.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import type { Market } from '../markets/countries.ts';
import { decideAddress } from '../storefront/canonical-address.ts';

/** Where an old address leads (rule R-08). */
export interface SeoRedirection {
  readonly targetURL: string;
  /** 301 for what search engines were told under the old structure, 308 for another form of today's address (rule R-21). */
  readonly redirectionCode: number;
}

export interface RedirectingStore {
  readonly market: Market;
  readonly nativeRouting: boolean;
  /** `https://gantry.de`; a store that has none redirects nobody. */
  readonly origin: string | undefined;
}

const ADDRESS_MAXIMUM = 2000;

function refuseSource(rule: string): Outcome<never, CallError> {
  return refuse({ ...buildCallError('InvalidInput'), fields: { sourceUrl: rule } });
}

/**
 * `GET /api/seo/redirection?sourceUrl=…`: the address in today's structure that an old one of this store leads to, the same
 * that its pages redirect to. `sourceUrl` is a path, or an address of the store itself. `InvalidInput`;
 * `ResourceNotFound` when it leads nowhere else.
 */
export function findSeoRedirection(
  { market, nativeRouting, origin }: RedirectingStore,
  sourceUrl: string | undefined,
): Outcome<SeoRedirection, CallError> {
  if (sourceUrl === undefined || sourceUrl === '') return refuseSource('required');
  if (sourceUrl.length > ADDRESS_MAXIMUM) return refuseSource('max');
  if (origin === undefined) return refuse(buildCallError('ResourceNotFound'));
  if (!URL.canParse(sourceUrl, origin)) return refuseSource('format');
  const source = new URL(sourceUrl, origin);
  if (source.origin !== origin) return refuseSource('oneOf');
  const decision = decideAddress(market, nativeRouting, source.pathname, source.search);
  return decision.kind === 'redirect'
    ? accept({ targetURL: `${origin}${decision.location}`, redirectionCode: decision.status })
    : refuse(buildCallError('ResourceNotFound'));
}
