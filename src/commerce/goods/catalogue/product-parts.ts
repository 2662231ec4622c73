import { z } from 'zod';
import {
  atLeastOne,
  distinct,
  documentAddress,
  localized,
  textUpTo,
  webAddress,
} from '../../../kernel/written-fields.ts';
import { contentUnitNames } from '../../../markets/content-units.ts';
import {
  conditionGrades,
  documentKinds,
  hazardPictograms,
  signalWords,
} from '../../../markets/product-labels.ts';
import { goodsSku } from '../../written-sku.ts';

/** How much is in it, in thousandths of the unit at most (rule P-16). */
export const content = z.strictObject({
  amount: z.number().min(0.001).max(1_000_000).multipleOf(0.001),
  unit: z.enum(contentUnitNames),
});

/** Who answers for a product (rule D-04): reached by post and in one electronic way at least. */
export const manufacturer = z
  .strictObject({
    name: textUpTo(250),
    address: textUpTo(500),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country'),
    email: z.email('must be an e-mail address').max(254).exactOptional(),
    website: webAddress.exactOptional(),
  })
  .refine(
    ({ email, website }) => email !== undefined || website !== undefined,
    'needs an email or a website',
  );

/** Of mixtures by the CLP regulation (EC 1272/2008), as the supplier's label says it (rule D-13). */
export const hazard = z.strictObject({
  signalWord: z.enum(signalWords).exactOptional(),
  pictograms: distinct(z.enum(hazardPictograms), hazardPictograms.length).default([]),
  statements: z
    .array(
      z.strictObject({
        code: z
          .string()
          .regex(
            /^(?:EUH\d{3}|[HP]\d{3}[A-Za-z]{0,2}(?:\+[HP]\d{3}[A-Za-z]{0,2}){0,3})$/,
            'must be like H319 or P305+P351',
          ),
        text: atLeastOne(localized(textUpTo(500))),
      }),
    )
    .min(1)
    .max(40),
});

/** A paper beside the manual (rule P-06). */
export const paper = z.strictObject({
  kind: z.enum(documentKinds),
  url: atLeastOne(localized(documentAddress)),
});

/** An article of a set (rule P-16). */
export const setPart = z.strictObject({ sku: goodsSku, quantity: z.int().min(1).max(999) });

/** How good second-hand goods are, what is wrong with them, and the article they are of (rule P-16). */
export const secondHand = z.strictObject({
  grade: z.enum(conditionGrades),
  fault: localized(textUpTo(500)).default({}),
  newSku: goodsSku.exactOptional(),
});
