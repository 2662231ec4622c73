import { type Market, markets } from '../markets/countries.ts';
import { resolveMarket } from '../markets/resolve-market.ts';

/** Whether an origin is one of our own shops: a market's public one, or a host of this machine that names a market. */
export function isShopOrigin(origin: string, originOf: (market: Market) => string): boolean {
  if (!URL.canParse(origin)) return false;
  return (
    markets.some((market) => originOf(market) === origin) || resolveMarket(new URL(origin).host).isKnownHost
  );
}
