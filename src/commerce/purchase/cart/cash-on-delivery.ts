import { CASH_AND_BANK_ITEMS, getCashOnDelivery } from '../../../markets/cash-and-bank.ts';
import { GUARANTEE_PRODUCT_TYPE, STANDARD_PRODUCT_TYPE } from '../../item-kinds.ts';
import type { CartView } from './cart-view.ts';

type CountedCart = Pick<CartView, 'cart' | 'lines' | 'priced'>;

/** What is paid for: a gift never takes a way to pay away. */
const isBought = ({ mode }: CartView['lines'][number]): boolean => mode === 'Standard';

function countPieces(view: CountedCart, counts: (productType: string) => boolean): number {
  return view.lines
    .filter((line) => isBought(line) && counts(line.productType))
    .reduce((count, line) => count + line.quantity, 0);
}

/** Cash and bank take 1 to 20 items, extra guarantees not counted (rule Y-02). */
export function hasItemsForCashAndBank(view: CountedCart): boolean {
  const items = countPieces(view, (productType) => productType !== GUARANTEE_PRODUCT_TYPE);
  return items >= CASH_AND_BANK_ITEMS.minimum && items <= CASH_AND_BANK_ITEMS.maximum;
}

/**
 * Whether a cart may be paid at the door (rule Y-02): its country's row allows it, with a fee in the cart's
 * money, the total gross without that fee and the standard products stay within the limits, and freight is allowed.
 */
export function isCashOnDeliveryPossible(view: CountedCart): boolean {
  const { cart, priced } = view;
  const row = getCashOnDelivery(cart.country);
  const gross = priced.subtotal.centAmount + (priced.shipping?.price.centAmount ?? 0);
  // The item limit of cash on delivery is about these alone (rules Y-02, P-22).
  const standard = countPieces(view, (productType) => productType === STANDARD_PRODUCT_TYPE);
  const isFreight = view.lines.some((line) => isBought(line) && line.package === 'freight');
  return (
    row.isAllowed &&
    priced.calculatedCodFee !== undefined &&
    row.limit.currencyCode === priced.subtotal.currencyCode &&
    gross <= row.limit.centAmount &&
    (row.itemLimit === 'unlimited' || standard <= row.itemLimit) &&
    (!isFreight || row.isAllowedForFreight) &&
    hasItemsForCashAndBank(view)
  );
}
