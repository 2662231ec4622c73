import { createHmac } from 'node:crypto';

/**
 * What is the same for the same card (rule Y-11): made of the alias that Adyen gives a card for this company, where it was told to
 * send it, and of a key of the shop, so that nobody who sees it finds the alias by trying. The alias itself is not kept, since Adyen
 * could be asked about its card with it.
 */
export function fingerprintOfAlias(alias: unknown, key: string): string | undefined {
  if (typeof alias !== 'string' || alias === '') return undefined;
  return createHmac('sha256', key).update(`adyen card ${alias}`).digest('base64url');
}
