import { z } from 'zod';
import { localeCodes } from '../../kernel/locale.ts';
import { documentKinds, hazardPictograms, signalWords } from '../../markets/product-labels.ts';
import { safetyRegions } from '../../markets/product-safety.ts';

const contactSchema = { name: z.string(), email: z.string().optional() };

/** Whom and what the law has a shop name beside goods (rules D-04, D-13). */
export const productSafetySchema = z.object({
  manufacturer: z
    .object({ ...contactSchema, address: z.string(), country: z.string(), website: z.string().optional() })
    .optional(),
  /** Of goods made outside of the region. */
  responsiblePerson: z
    .object({ ...contactSchema, address: z.string().optional(), country: z.string().optional() })
    .optional(),
  region: z.enum(safetyRegions),
  warnings: z.array(z.string()),
  hazard: z
    .object({
      signalWord: z.enum(signalWords).optional(),
      pictograms: z.array(z.enum(hazardPictograms)),
      statements: z.array(z.object({ code: z.string(), text: z.string() })),
    })
    .optional(),
});

/** A paper of a product in one language; in the asked one where there is one. */
export const productDocumentSchema = z.object({
  kind: z.enum(['manual', ...documentKinds]),
  url: z.string(),
  locale: z.enum(localeCodes),
  /** Of the shop's own files. */
  bytes: z.int().optional(),
});
