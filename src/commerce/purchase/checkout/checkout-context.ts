import type { CartContext } from '../cart/cart-context.ts';
import type { PaymentPartners } from '../payments/payment-partners.ts';
import type { Suspicion } from '../payments/suspicion-store.ts';
import type { WalletProvider } from '../payments/wallet-provider.ts';

/** What paying for a cart and ordering it needs. */
export interface CheckoutContext extends CartContext, PaymentPartners {
  /** Without one there is no express checkout. */
  readonly walletProvider: WalletProvider | undefined;
  /** Tells the shop's operators that payments look like fraud, once a window. */
  readonly onSuspicion: (
    suspicion: Pick<Suspicion, 'id' | 'kind' | 'answer' | 'count' | 'paymentId'>,
  ) => void;
  /** A payment of which the partner told could not be looked into: a bug, told to whoever reads the log. */
  readonly onPaymentFailure: (error: unknown, paymentId: string) => void;
  /** Tells the shop's operators that the partner could not pay a refund after all: which, of which order. */
  readonly onRefundFailure: (failure: Readonly<Record<string, unknown>>) => void;
}
