import type { Cart } from '../../../api/contract/cart.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import { GrossBeside } from './gross-beside.tsx';

interface GrossOfLineProps {
  /** With its prices as they are charged. */
  readonly cart: Pick<ShownCart | Cart, 'taxMode'> & {
    readonly lineItems: readonly Pick<ShownCart['lineItems'][number], 'id' | 'totalPrice'>[];
  };
  readonly line: { readonly id: string };
}

/** What a line costs with VAT, beside what it costs without; of a cart that is charged net there is none. */
export function GrossOfLine({ cart, line }: GrossOfLineProps) {
  const charged = cart.lineItems.find(({ id }) => id === line.id);
  if (charged === undefined || cart.taxMode === 'External') return null;
  return <GrossBeside amount={charged.totalPrice} place="below" />;
}
