/** Keys of the product types that rules ask about (rule P-22). */
export const STANDARD_PRODUCT_TYPE = 'standard_product';

/** An extra guarantee is bought for another line and counts as no piece (rule P-22). */
export const GUARANTEE_PRODUCT_TYPE = 'extra_guarantee';
