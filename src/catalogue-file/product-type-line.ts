import { z } from 'zod';
import { inParts, type RecordFields } from '../kernel/record-fields.ts';
import { atLeastOne, distinctKeys, key, localized, textUpTo } from '../kernel/written-fields.ts';
import { lineOf } from './line-of.ts';

const attribute = z.strictObject({
  key,
  label: atLeastOne(localized(textUpTo(200))),
  unit: textUpTo(40).exactOptional(),
});

/** What a type of product says; its attributes are rows of their own. */
export const productTypeFields = {
  key: { says: 'yours', schema: key, type: 'text' },
  attributes: inParts(z.array(attribute).max(10_000).check(distinctKeys), {
    says: '`{key, label, unit?}`, the label per locale',
    columns: { attributes: { type: 'jsonb', column: null, of: (attributes) => attributes } },
    exported: `coalesce(
      (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', known.key, 'label', known.label, 'unit', known.unit))
              order by known.position)
       from product_attribute as known where known.product_type = product_type.key), '[]')`,
  }),
} as const satisfies RecordFields;

/** The attributes that products of a type may have (docs/catalogue-file.md). */
export const productTypeLine = lineOf('productType', productTypeFields);
