import type { CardProvider } from '../../src/commerce/purchase/payments/card-provider.ts';

/** A card partner under test, with its shopper and the merchant's side of the wire. */
export interface CardPartnerUnderTest {
  readonly provider: CardProvider;
  /** The only origin its merchant registered. */
  readonly shopOrigin: string;
  /** Does on the hosted page what a shopper does; the answer is where the browser is sent. */
  shop(
    redirectUrl: string,
    choice: 'pay-approved' | 'pay-refused' | 'cancel' | 'agree' | 'decline' | 'pay-reference',
  ): Promise<string>;
  /** The notifications that the merchant got so far, once at least `count` have come. */
  notifications(count: number): Promise<readonly ReceivedNotification[]>;
  advanceClock(minutes: number): void;
  /** Lets the money of a payment that was made move: from then on parts of it can be paid back. */
  settle(providerReference: string): Promise<void>;
  /** Lets the shop hear all that the partner has told so far. */
  hear(): Promise<void>;
  /** What the partner adds to the return address. */
  returnedWith(providerReference: string): Readonly<Record<string, string>>;
  /** The same message as somebody else would send it: each in another way not the partner's. */
  forge(message: ReceivedNotification): readonly (readonly [string, ReceivedNotification])[];
}

export interface ReceivedNotification {
  readonly rawBody: Uint8Array;
  readonly headers: Readonly<Record<string, string | undefined>>;
}
