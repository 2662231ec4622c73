import type { PartnerMethod } from '../../../../markets/partner-methods.ts';
import type { walletMethods } from '../../../../markets/payment-methods.ts';

type Wallet = (typeof walletMethods)[number];

/** How the browsers that have a wallet at hand name themselves; it may be paid with on any other, too. */
const devicesOf: Readonly<Record<Wallet, RegExp>> = {
  applepay: /\b(?:iPhone|iPad)\b|\bMacintosh\b.*\bVersion\/\S+ Safari\b/,
  googlepay: /\bAndroid\b/,
};

function isAtHand(method: string, userAgent: string): boolean {
  return Object.hasOwn(devicesOf, method) && devicesOf[method as Wallet].test(userAgent);
}

/** The ways to pay with the wallet of the shopper's device first; the others in the order of rule Y-01. */
export function orderMethods<Offered extends { readonly method: string }>(
  methods: readonly Offered[],
  userAgent: string,
): readonly Offered[] {
  const atHand = methods.filter(({ method }) => isAtHand(method, userAgent));
  return [...atHand, ...methods.filter((offered) => !atHand.includes(offered))];
}

/** What is chosen before anybody chooses: what was chosen before, else the card (rule Y-01). */
export function pickChosen(
  methods: readonly { readonly method: string }[],
  preferred: string | undefined,
): string | undefined {
  const card: PartnerMethod = 'scheme';
  const found = [preferred, card].find((wanted) => methods.some(({ method }) => method === wanted));
  return found ?? methods[0]?.method;
}
