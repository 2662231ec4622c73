import { productFields } from '../commerce/goods/catalogue/product-fields.ts';
import { GUARANTEE_PRODUCT_TYPE } from '../commerce/item-kinds.ts';
import { problem } from '../kernel/written-fields.ts';
import { VIRTUAL_SKU_PREFIX } from '../markets/cart-constants.ts';
import { lineOf } from './line-of.ts';

/** A product of the catalogue file (docs/catalogue-file.md): its fields, and what one asks of another. */
export const productLine = lineOf('product', productFields).check((context) => {
  const line = context.value;
  if (line.key !== line.sku) problem(context, ['key'], 'must be the sku');
  const digits = line.sku.replace('EX', '');
  for (const [locale, value] of Object.entries(line.slug)) {
    if (!value.endsWith(digits)) problem(context, ['slug', locale], `must end with ${digits}`);
  }
  const isGuarantee = line.productType === GUARANTEE_PRODUCT_TYPE;
  if (line.sku.startsWith(VIRTUAL_SKU_PREFIX) !== isGuarantee) {
    problem(
      context,
      ['sku'],
      `must start with ${VIRTUAL_SKU_PREFIX} for an ${GUARANTEE_PRODUCT_TYPE}, and for nothing else`,
    );
  }
  if ((line.guarantee !== undefined) !== isGuarantee) {
    problem(context, ['guarantee'], `belongs to an ${GUARANTEE_PRODUCT_TYPE}, which needs it`);
  }
  if (line.categories.length === 0 && !isGuarantee) problem(context, ['categories'], 'needs at least one');
});
