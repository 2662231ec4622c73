import type { CartContext } from '../cart/cart-context.ts';
import type { PaymentPartners } from '../payments/payment-partners.ts';

/** What paying for a cart and ordering it needs. */
export interface CheckoutContext extends CartContext, PaymentPartners {}
