import { accept, type Outcome } from '../../../kernel/outcome.ts';
import { buildId } from '../../new-id.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Cart } from '../cart/cart.ts';
import { type Answering, answerOnce, type ReusedKey } from '../idempotency/answer-once.ts';
import { buildPayment, isSameAmount, type Payment } from '../payments/payment.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import { addPayment, findPaymentsOfCart } from '../payments/payment-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { type PaymentRequest, type PrepareRefusal, preparePayment } from './prepare-payment.ts';

/** A payment, and the cart it is for: of another version than was seen when the payment changed it. */
export interface CreatedPayment {
  readonly payment: Payment;
  readonly cart: Pick<Cart, 'id' | 'version'>;
}

/**
 * Promises to pay the cart's total later, by transfer or at the door (rules Y-02, Y-04). Asked again for the same version, it answers the
 * same promise.
 */
export function createPromise<Answer>(
  commerce: CheckoutContext,
  shopper: Shopper,
  request: PaymentRequest,
  method: PaymentMethod,
  answering: Answering<CreatedPayment, Answer>,
): Promise<Outcome<Answer, PrepareRefusal | ReusedKey>> {
  return answerOnce(commerce, answering, async (transaction) => {
    const now = commerce.clock.now();
    const prepared = await preparePayment(transaction, commerce, shopper, request, method, now);
    if (!prepared.ok) return prepared;
    const { cart } = prepared.value;
    const earlier = await findPaymentsOfCart(transaction, cart.id, method.paymentInterface);
    const same = earlier.find(
      (payment) => payment.cartVersion === cart.version && isSameAmount(payment.amount, cart.totalPrice),
    );
    if (same !== undefined) return accept({ payment: same, cart });
    const id = buildId(now, commerce.randomBytes(10));
    const payment = buildPayment(id, cart, method, 'Pending', now);
    await addPayment(transaction, payment);
    return accept({ payment, cart });
  });
}
