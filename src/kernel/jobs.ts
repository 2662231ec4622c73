import type { Queryable } from './database.ts';
import type { CountryCode, LocaleCode } from './locale.ts';

/** What happened to an account that someone has to be told by mail; its links lead to the country's shop. */
export type AccountMailRequest = {
  readonly country: CountryCode;
  readonly locale: LocaleCode;
} & (
  | { readonly about: 'sign-up'; readonly customerId: string }
  | { readonly about: 'password-reset'; readonly email: string }
  /** `email`: the one to be confirmed. */
  | { readonly about: 'email-change'; readonly customerId: string; readonly email: string }
  /** `email`: the one given up. */
  | { readonly about: 'email-changed'; readonly customerId: string; readonly email: string }
);

/** Somebody asked for a newsletter; the links of the mail lead to the country's shop. */
export interface NewsletterMailRequest {
  readonly subscriptionId: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
}
/** What whoever wrote to customer service is told by mail: that it has come, or the answer. */
type RequestMailRequest =
  | { readonly about: 'receipt'; readonly requestId: string }
  | { readonly about: 'answer'; readonly answerId: string };

/**
 * What a consumer who withdraws is told by mail: that the statement has come, what was decided, that the proof of sending or the goods
 * themselves have come, and that what was taken back for it is paid.
 */
export type WithdrawalMailRequest =
  | { readonly about: 'receipt' | 'decision' | 'proof' | 'goods' | 'refunded'; readonly withdrawalId: string }
  | { readonly about: 'refunded'; readonly reversalId: string };

/** How a payment ended: its money goes back, since no order came of it; or there was none, since it was refused or not made. */
export type PaymentEnd = 'given-back' | 'refused';

/** Work that must not be lost and must not be in the shopper's way: name -> what it is given. */
export interface JobPayloads {
  'send-order-confirmation': { readonly orderId: string };
  'send-account-mail': AccountMailRequest;
  'send-newsletter-mail': NewsletterMailRequest;
  /** Of the embedded partner: tells of the next event of a checkout, or of a certain one again. */
  'deliver-card-notification': { readonly checkoutId: string; readonly eventId?: string };
  /** Of the embedded partner: takes what was authorised. */
  'capture-card-checkout': { readonly checkoutId: string };
  /** `authorised: 'late'`: money came after all was over, which nobody waited for. */
  'cancel-card-payment': { readonly paymentId: string; readonly authorised?: 'late' };
  /** Tells whoever paid that nothing came of it. */
  'send-payment-end': { readonly paymentId: string; readonly end: PaymentEnd };
  /** Fetches what the payment partner's books say of some days, and holds it against what it told. */
  'read-payment-report': { readonly address: string };
  /** Gives back what a payment was paid beyond once. */
  'cancel-second-payment': { readonly paymentId: string };
  /** Asks the partner about a payment of which it has told, when that went wrong at once. */
  'ask-about-payment': { readonly merchantReference: string; readonly providerReference: string };
  /** Pays back what a cancellation or return owes, through the partner that took it. */
  'refund-payment': { readonly reversalId: string };
  /** Tells the customer what became of a cancellation or return. */
  'send-reversal-notice': { readonly reversalId: string };
  /** Asks the buyer of an order that has arrived how satisfied they are, who agreed to it. */
  'send-survey': { readonly orderId: string };
  /** Issues the invoice and the credit notes that are due for an order. */
  'issue-papers': { readonly orderId: string };
  /** Draws an invoice or credit note and sends it to its customer. */
  'send-paper': { readonly paperId: string };
  /** Tells those who wait for goods that are there again that they are; in which order and how many, it finds out itself. */
  'tell-stock-back': Readonly<Record<never, never>>;
  /** Mails to somebody who waits for goods: asks whether it was them, or says that the goods are back. */
  'send-stock-notice': { readonly noticeId: string; readonly about: 'request' | 'back' };
  /** Gives what someone wrote to customer service to the case desk. */
  'hand-over-request': { readonly requestId: string };
  'send-request-mail': RequestMailRequest;
  'send-withdrawal-mail': WithdrawalMailRequest;
  /** Makes the sizes of a picture whose original has come. */
  'make-picture-sizes': { readonly name: string };
  /** Fetches a picture or document from the address that the catalogue file gave. */
  'fetch-media': { readonly name: string };
  /** Removes media that nothing has shown for long; begun by the clock. */
  'sweep-media': Readonly<Record<never, never>>;
}

export type JobName = keyof JobPayloads;

/** Written in the transaction that caused it; run at least once, with growing pauses between tries. `runAt`: not before. */
export interface Jobs {
  enqueue<Name extends JobName>(
    transaction: Queryable,
    name: Name,
    payload: JobPayloads[Name],
    runAt?: Date,
  ): Promise<void>;
}
