import type { Market } from '../../markets/countries.ts';
import type { AddressDecision } from '../../storefront/canonical-address.ts';
import { findMoved, findOldAddress, type Moved } from './find-moved.ts';
import { isPageOf, type PageSources } from './page-exists.ts';

/** The table of old addresses, as pages and the redirection service ask it (rule R-08). */
export interface OldAddresses {
  /** Of an address that is known to be no page of today. */
  findOfMissing(market: Market, path: string, search: string): Promise<Moved | undefined>;
  /** Of any other: what is a page of today under some form of its address is left alone. */
  find(market: Market, decision: AddressDecision, path: string, search: string): Promise<Moved | undefined>;
}

export interface OldAddressesOptions extends PageSources {
  readonly usesNativeRouting: (market: Market) => boolean;
}

export function createOldAddresses(options: OldAddressesOptions): OldAddresses {
  const { database, usesNativeRouting } = options;
  return {
    findOfMissing: (market, path, search) =>
      findOldAddress(database, { market, nativeRouting: usesNativeRouting(market), path, search }),
    find: (market, decision, path, search) =>
      findMoved(
        database,
        { market, nativeRouting: usesNativeRouting(market), path, search },
        decision,
        (address) => isPageOf(options, market, address),
      ),
  };
}
