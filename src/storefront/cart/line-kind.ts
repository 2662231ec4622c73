import type { CartLineItem } from '../../api/contract/cart.ts';

type AnyLine = Pick<CartLineItem, 'id' | 'lineItemMode' | 'custom'> & {
  readonly variant: Pick<CartLineItem['variant'], 'sku'>;
};

/** What a line is to the shopper: what they chose, what was given to them, or what they added to a product. */
export type LineKind = 'product' | 'gift' | 'guarantee';

export function kindOf({ lineItemMode, custom }: Pick<AnyLine, 'lineItemMode' | 'custom'>): LineKind {
  if (lineItemMode === 'GiftLineItem') return 'gift';
  return custom.parentSku === undefined ? 'product' : 'guarantee';
}

/** A line with the guarantees that were added for it. */
export interface LineWithGuarantees<Line extends AnyLine> {
  readonly line: Line;
  readonly guarantees: readonly Line[];
}

/** Products each with their guarantees, then gifts; a product in two lines has its guarantee under the first of them. */
export function groupLines<Line extends AnyLine>(
  lines: readonly Line[],
): readonly LineWithGuarantees<Line>[] {
  const products = lines.filter((line) => kindOf(line) === 'product');
  const gifts = lines.filter((line) => kindOf(line) === 'gift');
  const guaranteesOf = (line: Line) => {
    const { sku } = line.variant;
    const first = products.find((product) => product.variant.sku === sku);
    return first === line ? lines.filter(({ custom }) => custom.parentSku === sku) : [];
  };
  return [
    ...products.map((line) => ({ line, guarantees: guaranteesOf(line) })),
    ...gifts.map((line) => ({ line, guarantees: [] })),
  ];
}

/** Articles that were chosen, each once, what was added last first. */
export function goodsOf(
  cart: { readonly lineItems: readonly AnyLine[] } | null | undefined,
): readonly string[] {
  const chosen = (cart?.lineItems ?? []).filter((line) => kindOf(line) === 'product');
  return [...new Set(chosen.map(({ variant }) => variant.sku).toReversed())].slice(0, 100);
}
