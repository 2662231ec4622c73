import type { CartDiscount } from './cart-discount.ts';

/** What of a cart decides which discounts it is entitled to. */
export interface Entitlement {
  /** Keys of the discounts that its codes switch on. */
  readonly byCode: ReadonlySet<string>;
  /** Of each group the volume discount that the cart reaches. */
  readonly volumes: ReadonlySet<CartDiscount>;
}

interface Occasion {
  readonly isFor: (discount: CartDiscount) => boolean;
  readonly applies: (discount: CartDiscount, cart: Entitlement) => boolean;
}

/** Why a discount is considered: for a volume, by a code, for the shopper's tier, or by itself. The first that it is for counts. */
const occasions = {
  'volume-discount': {
    isFor: ({ volume }) => volume !== undefined,
    applies: (discount, { volumes }) => volumes.has(discount),
  },
  'discount-code': {
    isFor: ({ requiresDiscountCode }) => requiresDiscountCode,
    applies: ({ key }, { byCode }) => byCode.has(key),
  },
  'personal-discount': { isFor: ({ tier }) => tier !== undefined, applies: () => true },
  'cart-discount': { isFor: () => true, applies: () => true },
} as const satisfies Readonly<Record<string, Occasion>>;

export type DiscountKind = keyof typeof occasions;

export const discountKinds = Object.keys(occasions) as readonly DiscountKind[];

/** Why a cart gets a discount; `undefined` where it does not. */
export function occasionOf(discount: CartDiscount, cart: Entitlement): DiscountKind | undefined {
  const kind = discountKinds.find((name) => occasions[name].isFor(discount));
  return kind !== undefined && occasions[kind].applies(discount, cart) ? kind : undefined;
}
