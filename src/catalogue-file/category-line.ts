import { categoryFields } from '../commerce/goods/catalogue/category-fields.ts';
import { problem } from '../kernel/written-fields.ts';
import { lineOf } from './line-of.ts';
import { describeTakenAddress } from './taken-address.ts';

/** A category of the catalogue file (docs/catalogue-file.md). */
export const categoryLine = lineOf('category', categoryFields).check((context) => {
  for (const [locale, address] of Object.entries(context.value.slug)) {
    const refused = describeTakenAddress(address);
    if (refused !== undefined) problem(context, ['slug', locale], refused);
  }
});
