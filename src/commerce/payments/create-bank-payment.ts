import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { findOwnActiveCart } from '../cart/own-cart.ts';
import { settleStoredCart } from '../cart/settle-stored-cart.ts';
import type { Commerce, Shopper } from '../commerce.ts';
import { type Answering, answerOnce } from '../idempotency/answer-once.ts';
import { buildId } from '../new-id.ts';
import type { Refusal } from '../refusal.ts';
import { isSameAmount, type Payment } from './payment.ts';
import { bankMethod, isBankTransferPossible } from './payment-methods.ts';
import { addPayment, findPaymentsOfCart } from './payment-store.ts';

/** Promises a transfer of the cart's total; asked again for the same version, it answers the same promise. */
export function createBankPayment<Answer>(
  commerce: Commerce,
  shopper: Shopper,
  { cartId, cartVersion }: { readonly cartId: string; readonly cartVersion: number },
  answering: Answering<Payment, Answer>,
): Promise<Outcome<Answer, Refusal>> {
  return answerOnce(commerce, answering, async (transaction) => {
    const found = await findOwnActiveCart(transaction, shopper, cartId, cartVersion, 'lock');
    if (!found.ok) return found;
    const cart = found.value;
    if (cart.lineItems.length === 0) return refuse({ code: 'CartEmpty' });
    const now = commerce.clock.now();
    const settled = await settleStoredCart(transaction, commerce, cart, shopper.locale, now);
    if (!isSameAmount(settled.cart.totalPrice, cart.totalPrice)) return refuse({ code: 'PriceChanged' });
    if (!isBankTransferPossible(settled, commerce.findBankAccount)) {
      return refuse({ code: 'PaymentMethodNotAllowed' });
    }
    const earlier = await findPaymentsOfCart(transaction, cart.id, 'bank-transfer');
    const same = earlier.find(
      (payment) => payment.cartVersion === cart.version && isSameAmount(payment.amount, cart.totalPrice),
    );
    if (same !== undefined) return accept(same);
    const payment: Payment = {
      id: buildId(now, commerce.randomBytes(10)),
      cartId: cart.id,
      cartVersion: cart.version,
      orderId: undefined,
      storeKey: cart.storeKey,
      ...bankMethod,
      amount: cart.totalPrice,
      state: 'Pending',
      providerReference: undefined,
      refusal: undefined,
      createdAt: now,
      modifiedAt: now,
    };
    await addPayment(transaction, payment);
    return accept(payment);
  });
}
