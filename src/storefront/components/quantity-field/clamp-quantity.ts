/** What a quantity field takes over, and why it is not what was typed. */
export interface ClampedQuantity {
  readonly quantity: number;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  /** The highest there can be. */
  readonly most: number;
  /** The shopper asked for more than there is, or than one order may hold. */
  readonly wasTooMany: boolean;
}

/**
 * Quantity selector (rule P-04): 1 or below and anything but a number become 1; more than the
 * stock, or than the cart's maximum, becomes the lower of both, with a warning.
 */
export function clampQuantity(typed: string | number, stock: number, maximum: number): ClampedQuantity {
  const number = typeof typed === 'number' ? typed : /^\s*\d+\s*$/.test(typed) ? Number(typed) : 1;
  const most = Math.max(1, Math.min(stock, maximum));
  const wanted = Number.isFinite(number) && number > 1 ? Math.floor(number) : 1;
  const quantity = Math.min(wanted, most);
  return {
    quantity,
    canDecrease: quantity > 1,
    canIncrease: quantity < most,
    most,
    wasTooMany: wanted > most,
  };
}
