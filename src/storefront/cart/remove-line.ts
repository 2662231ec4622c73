import type { CartLineItem } from '../../api/contract/cart.ts';
import type { PageText } from '../i18n/texts.ts';
import { type Notification, notify } from '../notifications/notifications.ts';
import { addToCart } from './add-to-cart.ts';
import { removeLine } from './change-cart.ts';
import { kindOf } from './line-kind.ts';

type Removable = Pick<CartLineItem, 'id' | 'name' | 'quantity' | 'lineItemMode' | 'custom'> & {
  readonly variant: Pick<CartLineItem['variant'], 'sku'>;
};

/** Longer than other messages stay: it has to be read, and decided about. */
const UNDO_MS = 10_000;

interface RemovableFrom {
  readonly lineItems: readonly Pick<Removable, 'custom' | 'variant'>[];
}

/** Takes a line out of the cart and offers to put it back. */
export function removeLineForNow(cart: RemovableFrom, line: Removable, text: PageText): void {
  void removeLine(line);
  const offer = offerToPutBack(cart, line, text);
  if (offer !== undefined) notify(offer);
}

/**
 * What is said of a product that has just left the cart, with the way back for it and for the guarantee that left with it. A gift and
 * a guarantee are offered again by the cart itself.
 */
export function offerToPutBack(
  { lineItems }: RemovableFrom,
  line: Removable,
  text: PageText,
): Notification | undefined {
  if (kindOf(line) !== 'product') return undefined;
  const { sku } = line.variant;
  const guarantee = lineItems.find(({ custom }) => custom.parentSku === sku)?.variant.sku;
  return {
    id: `cart-removed-${sku}`,
    type: 'info',
    message: text('cart.removed', { name: line.name }),
    duration: UNDO_MS,
    action: { label: text('cart.undo'), run: () => void putBack(sku, line.quantity, guarantee, text) },
  };
}

async function putBack(
  sku: string,
  quantity: number,
  guarantee: string | undefined,
  text: PageText,
): Promise<void> {
  const added = await addToCart(sku, quantity, guarantee);
  if (added.ok) return;
  notify({ id: 'cart-adding-problem', type: 'error', message: text('product.addFailed') });
}
