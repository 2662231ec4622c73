import type { Address } from '../../../markets/postal-address.ts';
import { formatVatNumber } from '../../../markets/vat-number.ts';
import { isFlagOn } from '../../../merchant/merchant.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import { checkVatNumber } from '../../people/vat/check-vat-number.ts';
import type { FrozenVatVerdict } from '../../people/vat/vat-verdict.ts';
import type { CartAction } from './cart.ts';
import type { CartContext } from './cart-context.ts';
import { findOwnCart } from './own-cart.ts';

type AddressAction = Extract<CartAction, { readonly address: Address }>;

function isBilling(action: CartAction): action is AddressAction {
  return action.action === 'setBillingAddress';
}

/**
 * What is known of the VAT number that a batch submits with its billing address: the cart freezes it, and payment never asks
 * again (rule C-06). Asked before the cart's transaction, for the service may take its time; only for the
 * shopper's own cart, and only about a company of a store that validates. A network that asks too often is told that
 * the number could not be validated: it can still buy, with VAT.
 */
export async function findSubmittedVerdict(
  commerce: Pick<CartContext, 'database' | 'clock' | 'vat' | 'merchant'>,
  shopper: Shopper,
  cartId: string,
  actions: readonly CartAction[],
): Promise<FrozenVatVerdict | undefined> {
  const billing = actions.findLast(isBilling)?.address;
  const typed = billing?.fax?.trim() ?? '';
  if (billing === undefined || typed === '' || commerce.vat === undefined) return undefined;
  if (!isFlagOn(commerce.merchant(), 'vatValidation', shopper.market.countryCode)) return undefined;
  const found = await findOwnCart(commerce.database, shopper, cartId, 'read');
  if (!found.ok || found.value.state !== 'Active') return undefined;
  const chosen = actions.findLast((action) => action.action === 'setClientType')?.clientType;
  if ((chosen ?? found.value.clientType) === 'PRIVATE') return undefined;
  const checked = await checkVatNumber(commerce, shopper, billing.country, typed);
  if (checked.ok) return checked.value?.verdict;
  return {
    vatId: formatVatNumber(billing.country, typed),
    state: 'unavailable',
    checkedAt: commerce.clock.now().toISOString(),
  };
}
