import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import type { CartActionRefusal } from '../cart/cart-actions.ts';
import type { CartView } from '../cart/cart-view.ts';
import { type ActiveCartRefusal, findOwnActiveCart } from '../cart/own-cart.ts';
import { updateCart } from '../cart/update-cart.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';
import { CardProviderUnavailable } from '../payments/card-provider.ts';
import type { WalletAnswer, WalletProvider } from '../payments/wallet-provider.ts';
import { type ExpressRefusal, readExpressDetails } from './express-details.ts';

/** `undefined`: the shopper left the sheet, and nothing was shared. */
export type CompletedExpress = CartView | undefined;

async function ask(
  walletProvider: WalletProvider | undefined,
  sheet: string,
  cartId: string,
): Promise<Outcome<WalletAnswer, Refusal<'PaymentProviderUnavailable' | 'ResourceNotFound'>>> {
  if (walletProvider === undefined) return refuse({ code: 'ResourceNotFound' });
  try {
    const answer = await walletProvider.getSheet(sheet, cartId);
    return answer === undefined ? refuse({ code: 'ResourceNotFound' }) : accept(answer);
  } catch (error) {
    if (!(error instanceof CardProviderUnavailable)) throw error;
    return refuse({ code: 'PaymentProviderUnavailable' });
  }
}

/**
 * The shopper is back from the wallet's sheet: what they shared becomes the cart's addresses and e-mail, all of it or
 * nothing (rule Y-05). The sheet has to be this very cart's, so that nobody reads who somebody else is. Done twice, it is the same as once.
 */
export async function completeExpressCheckout(
  commerce: CheckoutContext,
  shopper: Shopper,
  { cartId, sheet }: { readonly cartId: string; readonly sheet: string },
): Promise<
  Outcome<
    CompletedExpress,
    | ActiveCartRefusal
    | CartActionRefusal
    | ExpressRefusal
    | Refusal<'PaymentProviderUnavailable' | 'RateLimited' | 'ResourceNotFound'>
  >
> {
  const found = await findOwnActiveCart(commerce.database, shopper, cartId, undefined, 'read');
  if (!found.ok) return found;
  const answer = await ask(commerce.walletProvider, sheet, cartId);
  if (!answer.ok) return answer;
  if (answer.value.state !== 'Shared') return accept(undefined);
  const read = readExpressDetails(answer.value.details, found.value);
  if (!read.ok) return read;
  return updateCart(commerce, shopper, { id: cartId, version: undefined, actions: read.value });
}
