// Here because the page of a product says the default group too, and the storefront stands on nothing of commerce.

/** From this many pieces of a group on, so many basis points (hundredths of a percent) off. */
export interface VolumeDiscountTier {
  readonly volume: number;
  readonly basisPoints: number;
}

/** Rule V-04: 3 items 5 %, 5 items 10 %, 10 items 15 %. */
export const volumeDiscountTiers: readonly VolumeDiscountTier[] = [
  { volume: 3, basisPoints: 500 },
  { volume: 5, basisPoints: 1000 },
  { volume: 10, basisPoints: 1500 },
];

/** The group of products that name none, and its value (rule V-04). */
export const DEFAULT_VOLUME_DISCOUNT = { key: 'volume_discount_default', value: 3 } as const;
