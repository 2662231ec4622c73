import type { Outcome } from '../../../kernel/outcome.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Answering, ReusedKey } from '../idempotency/answer-once.ts';
import { bankMethod } from '../payments/payment-methods.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { type CreatedPayment, createPromise } from './create-promise.ts';
import type { PaymentRequest, PrepareRefusal } from './prepare-payment.ts';

/** Promises a transfer of the cart's total; the order follows by createOrderFromCart. */
export function createBankPayment<Answer>(
  commerce: CheckoutContext,
  shopper: Shopper,
  request: PaymentRequest,
  answering: Answering<CreatedPayment, Answer>,
): Promise<Outcome<Answer, PrepareRefusal | ReusedKey>> {
  return createPromise(commerce, shopper, request, bankMethod, answering);
}
