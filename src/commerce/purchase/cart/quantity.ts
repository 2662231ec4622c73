import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { isVirtualSku, type Sku } from '../../../kernel/sku.ts';
import { DEFAULT_SINGLE_PRODUCT_MAXIMUM } from '../../../markets/cart-constants.ts';
import type { Sellable } from '../../goods/catalogue/get-sellable.ts';
import { pickAvailable } from '../../goods/stock/availability.ts';
import type { Refusal } from '../../refusal.ts';

/** Why a cart cannot hold so many. */
export type QuantityRefusal = Refusal<'OutOfStock' | 'QuantityAboveStock' | 'QuantityAboveMaximum'>;

/** The most lines a cart holds: far above any purchase, so that no one can make carts that are slow to price. */
export const LINE_MAXIMUM = 500;

/** How many of a product a cart can hold: the lower of stock and maximum; virtual skus have no stock (rule K-02). */
export function maximumQuantityOf(sellable: Sellable, supplyChannel?: string): number {
  return isVirtualSku(sellable.sku as Sku)
    ? DEFAULT_SINGLE_PRODUCT_MAXIMUM
    : Math.min(pickAvailable(sellable, supplyChannel), DEFAULT_SINGLE_PRODUCT_MAXIMUM);
}

/**
 * Whether a cart can hold so many of a product from one supply channel, besides those it holds from others (rules P-04,
 * rule G-04): the stock is the channel's, the maximum is the product's.
 */
export function checkQuantity(
  sellable: Sellable,
  quantity: number,
  supplyChannel?: string,
  fromOthers = 0,
): Outcome<number, QuantityRefusal> {
  const left = Math.max(0, DEFAULT_SINGLE_PRODUCT_MAXIMUM - fromOthers);
  const maximum = Math.min(maximumQuantityOf(sellable, supplyChannel), left);
  if (quantity <= maximum) return accept(quantity);
  const about = { sku: sellable.sku, available: maximum };
  if (maximum === left) return refuse({ code: 'QuantityAboveMaximum', ...about });
  return refuse({ code: maximum === 0 ? 'OutOfStock' : 'QuantityAboveStock', ...about });
}
