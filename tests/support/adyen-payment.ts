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
