import { z } from 'zod';
import { vatMessageKeys } from '../../commerce/people/vat/vat-outcome.ts';
import { countryCodes } from '../../kernel/locale.ts';
import { ADDRESS_TEXT_MAXIMUM } from '../../markets/postal-address.ts';
import { vatSchema } from './cart.ts';
import { localeInput } from './shared.ts';

/** What an address may hold, with room for a prefix that was not typed. */
const VAT_ID_MAXIMUM = ADDRESS_TEXT_MAXIMUM + 10;

export const vatCheckSchema = vatSchema.extend({
  /** The service's own (rule C-06); 999 where it could not be reached. */
  code: z.int(),
  /** Whether prices are adjusted to NET with this number, were to be but cannot, or have no reason to. */
  priceChange: z.enum(['net', 'failed', 'none']),
  /** What to tell the shopper, by the storefront's message keys. */
  messageKeys: z.array(z.enum(vatMessageKeys)),
});
export type VatCheck = z.infer<typeof vatCheckSchema>;

export const vatCalls = {
  validateVatId: {
    summary:
      'Checks the VAT number of a company in a country. Null where the store validates none, or none is given.',
    errors: ['RateLimited'],
    input: z.strictObject({
      country: z.enum(countryCodes),
      vatId: z.string().max(VAT_ID_MAXIMUM),
      ...localeInput,
    }),
    output: z.object({ validation: vatCheckSchema.nullable() }),
  },
} as const;
