import { defaultMarket, type Market, markets } from './countries.ts';

/** Who answers a request, and whether its host is one of ours: only then may the host be repeated in an address. */
export interface ResolvedMarket {
  readonly market: Market;
  readonly isKnownHost: boolean;
}

/** Host name -> market, for every host the shop is known under (rule M-03). */
export type MarketHosts = ReadonlyMap<string, Market>;

/** Hosts without a country, which a development machine answers to. */
const bareHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** What every machine answers to. */
const localHosts: MarketHosts = new Map([
  ...bareHosts.map((host) => [host, defaultMarket] as const),
  ...markets.map((market) => [`${market.countryCode.toLowerCase()}.localhost`, market] as const),
]);

/** The merchant's own hosts in front of those of any machine. */
export function listHosts(own: readonly (readonly [host: string, market: Market])[]): MarketHosts {
  return new Map([...localHosts, ...own]);
}

/** `host[:port]`, the host a bracketed IPv6 address or anything without a colon; a trailing dot is the DNS root. */
const HOST_PATTERN = /^(?<name>\[[0-9a-f:.]+\]|[^:[\]]+?)\.?(?::\d{0,5})?$/;

/**
 * The market that a `Host` header asks for, in any case and on any port. Anything unknown, garbage included, is served by
 * Slovakia (rule M-03). Whether a forwarded host may be believed is decided before this is asked.
 */
export function resolveMarket(host: string, hosts: MarketHosts): ResolvedMarket {
  const name = HOST_PATTERN.exec(host.trim().toLowerCase())?.groups?.name;
  const market = name === undefined ? undefined : hosts.get(name);
  return { market: market ?? defaultMarket, isKnownHost: market !== undefined };
}
