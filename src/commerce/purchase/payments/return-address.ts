/** Whether a shopper may be sent to an address from the partner's page: one of the shop's, and nobody's name before its host. */
export function isReturnAddress(text: string, isShopOrigin: (origin: string) => boolean): boolean {
  const address = URL.parse(text);
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.username === '' &&
    isShopOrigin(address.origin)
  );
}
