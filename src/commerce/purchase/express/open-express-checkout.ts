import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import type { PricedCart } from '../../rules/pricing/priced-cart.ts';
import { loadCartPricing } from '../cart/load-cart-pricing.ts';
import { type ActiveCartRefusal, findOwnActiveCart } from '../cart/own-cart.ts';
import { refreshCart } from '../cart/refresh-cart.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';
import { limitPayments } from '../checkout/prepare-payment.ts';
import { CardProviderUnavailable } from '../payments/card-provider.ts';
import { findPaymentMethods } from '../payments/payment-methods.ts';
import { isReturnAddress } from '../payments/return-address.ts';
import type { WalletDelivery } from '../payments/wallet-provider.ts';

export interface ExpressRequest {
  readonly cartId: string;
  /** The version that the shopper saw; left out by those that have just added to the cart. */
  readonly cartVersion?: number | undefined;
  /** Where the shopper comes back to, with the parameter `sheet`. */
  readonly returnUrl: string;
}

/** By the same kind of money as the total: net for a company that is charged net (rule V-06). */
function deliveryOf({ taxMode, shipping }: PricedCart): WalletDelivery | undefined {
  if (shipping === undefined) return undefined;
  const { totalNet, totalGross } = shipping.taxedPrice;
  return { method: shipping.methodKey, price: taxMode === 'External' ? totalNet : totalGross };
}

/** Opens the wallet's sheet for a cart that is paid by a wallet here (rules Y-01, Y-05); nothing of the cart changes yet. */
export async function openExpressCheckout(
  commerce: CheckoutContext,
  shopper: Shopper,
  { cartId, cartVersion, returnUrl }: ExpressRequest,
): Promise<
  Outcome<
    { readonly redirectUrl: string },
    | ActiveCartRefusal
    | Refusal<
        | 'CartEmpty'
        | 'InvalidInput'
        | 'PaymentMethodNotAllowed'
        | 'PaymentProviderUnavailable'
        | 'RateLimited'
      >
  >
> {
  const { database, walletProvider } = commerce;
  if (!isReturnAddress(returnUrl, commerce.isShopOrigin))
    return refuse({ code: 'InvalidInput', fields: { returnUrl: 'url' } });
  const found = await findOwnActiveCart(database, shopper, cartId, cartVersion, 'read');
  if (!found.ok) return found;
  const cart = found.value;
  if (cart.lineItems.length === 0) return refuse({ code: 'CartEmpty' });
  const view = refreshCart(cart, await loadCartPricing(database, commerce, cart, shopper.locale));
  if (walletProvider === undefined || findPaymentMethods(view, commerce, 'wallets').length === 0) {
    return refuse({ code: 'PaymentMethodNotAllowed' });
  }
  const allowed = await limitPayments(database, commerce, shopper);
  if (!allowed.ok) return allowed;
  try {
    const { redirectUrl } = await walletProvider.openSheet({
      merchantReference: cart.id,
      amount: view.cart.totalPrice,
      delivery: deliveryOf(view.priced),
      country: cart.country,
      locale: shopper.locale,
      returnUrl,
    });
    return accept({ redirectUrl });
  } catch (error) {
    if (!(error instanceof CardProviderUnavailable)) throw error;
    return refuse({ code: 'PaymentProviderUnavailable' });
  }
}
