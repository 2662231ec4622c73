/**
 * An address of the partner, which has a host of its own: over the scheme and the port that the shop was asked by, since both are
 * one program.
 */
export function buildPartnerAddress(host: string, path: string, returnUrl: string): string {
  const address = new URL(path, returnUrl);
  address.hostname = host;
  return address.href;
}

/** The partner's pages as a policy names them, whichever the port. */
export function partnerOrigins(host: string): readonly string[] {
  return [`${host}:*`];
}
