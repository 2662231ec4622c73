import { networkOf } from './limit-attempts.ts';

/** A network address without what tells one household from its neighbours: a proof needs no more of it (GDPR art. 5). */
export function shortenAddress(address: string | undefined): string {
  if (address === undefined) return '';
  const network = networkOf(address);
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : network.replace(/\.\d+$/, '.0');
}
