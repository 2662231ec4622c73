import type { PaymentPartners } from '../payments/payment-partners.ts';

/** A page of the shop, and nobody's name before its host: partners send shoppers back to no other. */
export function isOwnPage(text: string, { isShopOrigin }: Pick<PaymentPartners, 'isShopOrigin'>): boolean {
  const address = URL.parse(text);
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.username === '' &&
    isShopOrigin(address.origin)
  );
}
