import { Card } from '@adyen/adyen-web';
import type { AdyenPart } from './adyen-part.ts';

/** What the fields look like in their frames, where our own style sheet does not reach. */
function readFieldStyles() {
  const shop = getComputedStyle(document.documentElement);
  const read = (token: string) => shop.getPropertyValue(token).trim();
  return {
    base: { color: read('--color-text'), fontSize: '16px', fontFamily: 'Arial, sans-serif' },
    placeholder: { color: read('--color-text-muted') },
    error: { color: read('--color-error') },
  };
}

/** The number, date and code are frames of Adyen's; the check by the card's bank takes all the room that there is. */
export const part: AdyenPart = {
  button: 'ours',
  isThere: 'when-told',
  create: (checkout, { onThere }) =>
    new Card(checkout, {
      ...{ hasHolderName: true, holderNameRequired: true, _disableClickToPay: true },
      challengeWindowSize: '05',
      styles: readFieldStyles(),
      onConfigSuccess: onThere,
    }),
};
