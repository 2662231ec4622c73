import type { CountryCode } from '../../../kernel/locale.ts';
import { formatVatNumber } from '../../../markets/vat-number.ts';
import { isFlagOn } from '../../../merchant/merchant.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import { checkVatNumber } from '../../people/vat/check-vat-number.ts';
import type { FrozenVatVerdict } from '../../people/vat/vat-verdict.ts';
import type { CartAction } from './cart.ts';
import type { CartContext } from './cart-context.ts';
import { findOwnCart } from './own-cart.ts';

/** The number that a batch leaves the cart with, and the country it is of; `undefined` where it says nothing of one. */
function findTyped(actions: readonly CartAction[], country: CountryCode) {
  const last = actions.findLast(({ action }) => action === 'setBillingAddress' || action === 'setVatId');
  if (last?.action === 'setVatId') return { typed: last.vatId.trim(), country };
  if (last?.action !== 'setBillingAddress') return undefined;
  return { typed: last.address.fax?.trim() ?? '', country: last.address.country };
}

/**
 * What is known of the VAT number that a batch submits, by itself or with its billing address: the cart freezes it, and payment never asks
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
  const submitted = findTyped(actions, shopper.market.countryCode);
  if (submitted === undefined || submitted.typed === '' || commerce.vat === undefined) return undefined;
  const { typed, country } = submitted;
  if (!isFlagOn(commerce.merchant(), 'vatValidation', shopper.market.countryCode)) return undefined;
  const found = await findOwnCart(commerce.database, shopper, cartId, 'read');
  if (!found.ok || found.value.state !== 'Active') return undefined;
  const chosen = actions.findLast((action) => action.action === 'setClientType')?.clientType;
  if ((chosen ?? found.value.clientType) === 'PRIVATE') return undefined;
  const checked = await checkVatNumber(commerce, shopper, country, typed);
  if (checked.ok) return checked.value?.verdict;
  return {
    vatId: formatVatNumber(country, typed),
    state: 'unavailable',
    checkedAt: commerce.clock.now().toISOString(),
  };
}
