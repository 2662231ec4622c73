/** What the card integration can be asked for, by the keys of rule Y-01; `scheme` is the card itself. */
export const partnerMethods = [
  'scheme',
  'googlepay',
  'applepay',
  'paypal',
  'klarna',
  'klarna_account',
  'klarna_b2b',
  'ratepay',
  'onlineBanking_PL',
  'ideal',
  'multibanco',
  'twint',
  'mobilepay',
] as const;

export type PartnerMethod = (typeof partnerMethods)[number];

export function isPartnerMethod(key: string): key is PartnerMethod {
  return (partnerMethods as readonly string[]).includes(key);
}
