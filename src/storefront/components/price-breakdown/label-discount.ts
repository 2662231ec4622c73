import type { ShownCart, ShownDiscount } from '../../cart/shown-cart.ts';
import type { PageText } from '../../i18n/texts.ts';

/** A discount as rows call it: with the code that brought it, and said to be personal where it is (rules V-05, D-07). */
export function labelDiscount(
  text: PageText,
  { key, name, type }: Pick<ShownDiscount, 'key' | 'name' | 'type'>,
  codes: ShownCart['discountCodes'],
): string {
  switch (type) {
    case 'cart-discount':
      return name;
    case 'volume-discount':
      return text('cart.volumeDiscount', { name });
    case 'personal-discount':
      return text('cart.personalDiscount', { name });
    case 'discount-code': {
      const code = codes.find(({ discountCode }) =>
        discountCode.cartDiscounts.some((discount) => discount.key === key),
      );
      return code === undefined ? name : text('cart.codeDiscount', { name, code: code.discountCode.code });
    }
  }
}
