/** Keys of the product types that rules ask about (spec §3 item kinds). */
export const STANDARD_PRODUCT_TYPE = 'standard_product';

/** An extra guarantee is bought for another line and counts as no piece (spec §5). */
export const GUARANTEE_PRODUCT_TYPE = 'extra_guarantee';
