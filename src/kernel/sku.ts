/** A stock keeping unit: `EX` and 8 digits (rule K-01), or a virtual 41000xx (rule K-02). */
export type Sku = string & { readonly __brand: 'Sku' };

const SKU_PATTERN = /^(EX\d{8}|41000\d{2})$/;

export function parseSku(text: string): Sku | undefined {
  return SKU_PATTERN.test(text) ? (text as Sku) : undefined;
}

/** Virtual skus have no stock of their own (rule K-02). */
export function isVirtualSku(sku: Sku): boolean {
  return sku.startsWith('41000');
}

/** The 8 digits a product's slug ends with (rule R-22). */
export function slugDigitsOf(sku: Sku): string {
  return sku.slice(2);
}

/** The sku behind a product slug, or `undefined` when the slug does not end in 8 digits. */
export function skuFromSlug(slug: string): Sku | undefined {
  const digits = /(?:^|[a-z-])(\d{8})$/.exec(slug)?.[1];
  return digits === undefined ? undefined : (`EX${digits}` as Sku);
}
