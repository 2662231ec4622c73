import { createHash } from 'node:crypto';

/**
 * What is the same for the same card (rule Y-11): made of the alias that Adyen gives a card for this company, where it was told to
 * send it. The alias itself is not kept, since Adyen could be asked about its card with it.
 */
export function fingerprintOfAlias(alias: unknown): string | undefined {
  if (typeof alias !== 'string' || alias === '') return undefined;
  return createHash('sha256').update(`adyen card ${alias}`).digest('base64url');
}
