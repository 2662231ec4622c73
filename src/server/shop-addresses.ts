import { type Market, markets } from '../markets/countries.ts';
import { listHosts, type MarketHosts, resolveMarket } from '../markets/resolve-market.ts';
import type { AddressedBy } from '../merchant/check-merchant.ts';
import { domainsOf } from '../merchant/merchant.ts';
import type { Domains, Merchant } from '../merchant/merchant-schema.ts';
import type { Config } from './config.ts';

/** Where the shops of the countries are, as the merchant's record and the settings have it now. */
export interface ShopAddresses {
  marketOf(host: string): Market;
  /** `https://shop.example`; `undefined` while the merchant has named no domain for a country that needs one. */
  findOrigin(market: Market): string | undefined;
  /** The same, for what cannot be without: throws while there is none. */
  requireOrigin(market: Market): string;
  /** Whether an origin is one of our own shops: a public one, or a host of this machine that names a market. */
  isShopOrigin(origin: string): boolean;
}

/** What the settings have links lead to. */
export function addressedBy({ publicOrigin }: Pick<Config, 'publicOrigin'>): AddressedBy {
  return publicOrigin.includes('{domain}') ? 'domains' : 'settings';
}

export function createShopAddresses(
  config: Pick<Config, 'publicOrigin'>,
  merchant: () => Merchant,
): ShopAddresses {
  const { publicOrigin } = config;
  const fill = (market: Market, domains: Domains): string | undefined => {
    const domain = domains[market.countryCode];
    if (domain === undefined && addressedBy(config) === 'domains') return undefined;
    return publicOrigin
      .replaceAll('{country}', market.countryCode.toLowerCase())
      .replaceAll('{domain}', domain ?? '');
  };
  const findOrigin = (market: Market) => fill(market, domainsOf(merchant()));

  let listed: { readonly of: Merchant; readonly hosts: MarketHosts } | undefined;
  function hosts(): MarketHosts {
    const of = merchant();
    if (listed?.of !== of) listed = { of, hosts: listHosts(listOwnHosts(domainsOf(of))) };
    return listed.hosts;
  }
  const listOwnHosts = (domains: Domains) =>
    markets.flatMap((market) => {
      const domain = domains[market.countryCode];
      const origin = fill(market, domains);
      const names = [
        ...(origin === undefined ? [] : [new URL(origin).hostname]),
        ...(domain === undefined ? [] : [domain, `www.${domain}`]),
      ];
      return names.map((name) => [name, market] as const);
    });

  return {
    marketOf: (host) => resolveMarket(host, hosts()).market,
    findOrigin,
    requireOrigin(market) {
      const origin = findOrigin(market);
      if (origin !== undefined) return origin;
      throw new Error(
        `The merchant record names no domain for ${market.countryCode} (npm run shop -- merchant check)`,
      );
    },
    isShopOrigin: (origin) =>
      URL.canParse(origin) &&
      (markets.some((market) => findOrigin(market) === origin) ||
        resolveMarket(new URL(origin).host, hosts()).isKnownHost),
  };
}
