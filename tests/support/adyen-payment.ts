/** A payment as the Adyen of the tests keeps it. */
export interface Payment {
  readonly id: string;
  readonly reference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly method: string;
  readonly returnUrl: string;
  readonly expiresAt: Date;
  status: 'active' | 'completed' | 'refused' | 'canceled' | 'expired';
  attempts: number;
  pspReference: string | undefined;
  secondReference?: string;
  refunded: number;
}

/** What it answers instead. */
export class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, errorCode: string, message: string, errorType: string) {
    super(message);
    this.status = status;
    this.body = { status, errorCode, message, errorType };
  }
}

export interface AdyenServerSettings {
  readonly apiKey: string;
  readonly merchantAccount: string;
  readonly hmacKey: string;
  /** What browsers know of the account. */
  readonly clientKey?: string;
  /** Of the report user. */
  readonly reportKey?: string;
  readonly clock: { now(): Date };
  /** Where notifications go, which may be known only later, and what they sign in with. */
  readonly notificationUrl: string | (() => string);
  readonly authorization?: string;
}

export type AdyenDecision = 'pay' | 'refuse' | 'cancel';
