import type { CommerceContext } from '../../context.ts';
import type { VatContext } from '../../people/vat/vat-service.ts';
import type { SellableSource } from './sellable-source.ts';

/** What a cart is kept and priced with. */
export interface CartContext extends CommerceContext, VatContext {
  readonly sellable: SellableSource;
}
