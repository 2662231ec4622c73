import type { CountryCode, LocaleCode } from '../../kernel/locale.ts';
import type { Money } from '../../kernel/money.ts';

/** How a card payment stands at the partner. */
export type CardPaymentStatus = 'Open' | 'Authorised' | 'Refused' | 'Cancelled';

/** The partner could not be asked or answered nonsense; the shopper keeps the cart and may try again. */
export class CardProviderUnavailable extends Error {
  override readonly name = 'CardProviderUnavailable';
}

/** A notification whose signature was checked. It says which payment to ask about, never what became of it. */
export interface CardNotification {
  readonly providerReference: string;
  readonly merchantReference: string;
}

/**
 * The card partner as the shop needs it (acceptance Y-03, Y-07). The shopper's card never touches us: the partner
 * shows its own page. Every method throws CardProviderUnavailable when the partner cannot be reached in time.
 */
export interface CardProvider {
  /** Opens a checkout for one exact amount. Called again with the same merchantReference it answers the same checkout. */
  openCheckout(request: {
    readonly merchantReference: string;
    readonly amount: Money;
    readonly country: CountryCode;
    readonly locale: LocaleCode;
    readonly returnUrl: string;
  }): Promise<{ readonly providerReference: string; readonly redirectUrl: string }>;
  getStatus(
    providerReference: string,
  ): Promise<{ readonly status: CardPaymentStatus; readonly amount: Money }>;
  /** Gives an authorised amount back; doing it twice is the same as once. */
  cancel(providerReference: string): Promise<void>;
  /** Parses a notification from its raw body and headers; `undefined` when the signature is wrong or missing. */
  verifyNotification(
    rawBody: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ): CardNotification | undefined;
}
