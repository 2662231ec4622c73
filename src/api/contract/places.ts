import { z } from 'zod';
import { countryCodes } from '../../kernel/locale.ts';
import { ADDRESS_TEXT_MAXIMUM } from '../../markets/postal-address.ts';
import { localeInput } from './shared.ts';

const text = z.string().max(ADDRESS_TEXT_MAXIMUM);
const placeFields = { streetName: text, streetNumber: text, postalCode: text, city: text };

const addressOpinionSchema = z.object({
  state: z.enum(['fine', 'doubtful']),
  /** How the address may have been meant; null where nobody knows, or nothing is to be changed. */
  suggestion: z.object(placeFields).nullable(),
});
export type AddressOpinion = z.infer<typeof addressOpinionSchema>;

export const placeCalls = {
  validateAddress: {
    summary:
      'What the mapping provider thinks of an address, once a session. Null where it is not asked or does not answer: buy on.',
    errors: [],
    input: z.strictObject({ country: z.enum(countryCodes), ...placeFields, ...localeInput }),
    output: z.object({ opinion: addressOpinionSchema.nullable() }),
  },
} as const;
