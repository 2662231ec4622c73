import type { Outcome } from '../../../kernel/outcome.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Answering, ReusedKey } from '../idempotency/answer-once.ts';
import { codMethod } from '../payments/payment-methods.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { type CreatedPayment, createPromise } from './create-promise.ts';
import type { PaymentRequest, PrepareRefusal } from './prepare-payment.ts';

/**
 * Promises to pay the cart's total with the fee at the door (rule Y-02); the order follows by createOrderFromCart
 * for the version that is answered.
 */
export function createCodPayment<Answer>(
  commerce: CheckoutContext,
  shopper: Shopper,
  request: PaymentRequest,
  answering: Answering<CreatedPayment, Answer>,
): Promise<Outcome<Answer, PrepareRefusal | ReusedKey>> {
  return createPromise(commerce, shopper, request, codMethod, answering);
}
