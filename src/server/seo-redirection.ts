import type { CallError } from '../api/contract/errors.ts';
import { buildCallError } from '../api/errors.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import type { Market } from '../markets/countries.ts';
import { decideAddress } from '../storefront/canonical-address.ts';
import type { OldAddresses } from './old-addresses/old-addresses.ts';

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
 * `GET /api/seo/redirection?sourceUrl=…`: where an old address of this store leads today, the same that its pages redirect to: by
 * the table of old addresses, or in today's structure. `sourceUrl` is a path, or an address of the store itself. `InvalidInput`;
 * `ResourceNotFound` when it leads nowhere else.
 */
export async function findSeoRedirection(
  { market, nativeRouting, origin }: RedirectingStore,
  sourceUrl: string | undefined,
  oldAddresses: Pick<OldAddresses, 'find'>,
): Promise<Outcome<SeoRedirection, CallError>> {
  if (sourceUrl === undefined || sourceUrl === '') return refuseSource('required');
  if (sourceUrl.length > ADDRESS_MAXIMUM) return refuseSource('max');
  if (origin === undefined) return refuse(buildCallError('ResourceNotFound'));
  if (!URL.canParse(sourceUrl, origin)) return refuseSource('format');
  const source = new URL(sourceUrl, origin);
  if (source.origin !== origin) return refuseSource('oneOf');
  const { pathname, search } = source;
  const decision = decideAddress(market, nativeRouting, pathname, search);
  const moved = await oldAddresses.find(market, decision, pathname, search);
  if (moved !== undefined)
    return accept({ targetURL: new URL(moved.location, origin).href, redirectionCode: moved.status });
  return decision.kind === 'redirect'
    ? accept({ targetURL: `${origin}${decision.location}`, redirectionCode: decision.status })
    : refuse(buildCallError('ResourceNotFound'));
}
