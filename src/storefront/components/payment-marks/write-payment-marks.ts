import type { MarketFacts } from '../../../api/contract/content.ts';
import { getPartnerMethodFacts } from '../../../markets/payment-methods.ts';
import type { PageText } from '../../i18n/texts.ts';

/** Schemes of cards that the card partner takes everywhere. */
export const CARD_SCHEMES = ['Visa', 'Mastercard'] as const;

/** What the market can be paid with, each once. */
export function writePaymentMarks(
  facts: Pick<MarketFacts, 'paymentMethods' | 'takesBankTransfer' | 'codFee'>,
  text: PageText,
): readonly string[] {
  const marks = facts.paymentMethods.flatMap((method) => {
    const { brand } = getPartnerMethodFacts(method);
    return brand === undefined ? CARD_SCHEMES : [brand];
  });
  const all = new Set([
    ...marks,
    ...(facts.takesBankTransfer ? [text('checkout.bankTransfer')] : []),
    ...(facts.codFee === undefined ? [] : [text('checkout.cashOnDelivery')]),
  ]);
  // What a partner offers in several ways bears its name once.
  return [...all].filter((mark) => ![...all].some((other) => mark.startsWith(`${other} `)));
}
