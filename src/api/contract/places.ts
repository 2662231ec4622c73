import { z } from 'zod';
import { countryCodes } from '../../kernel/locale.ts';
import { completedFields } from '../../markets/addresses.ts';
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

const typingSession = {
  country: z.enum(countryCodes),
  typing: z.string().regex(/^[\w-]{16,36}$/),
  ...localeInput,
};

/** What mapping providers call a place: theirs are up to some hundreds of characters long. */
const placeId = z.string().min(1).max(500);

export const placeCalls = {
  validateAddress: {
    summary:
      'What the mapping provider thinks of an address, once a session. Null where it is not asked or does not answer: buy on.',
    errors: [],
    input: z.strictObject({ country: z.enum(countryCodes), ...placeFields, ...localeInput }),
    output: z.object({ opinion: addressOpinionSchema.nullable() }),
  },
  suggestPlaces: {
    summary:
      'What may be meant by what is typed into an address. None where nobody is asked or answers. `typing`: an id for each address.',
    errors: [],
    input: z.strictObject({
      ...typingSession,
      field: z.enum(completedFields),
      text,
      postalCode: text.optional(),
      city: text.optional(),
    }),
    output: z.object({
      suggestions: z.array(z.object({ id: placeId, name: z.string(), detail: z.string() })),
      /** Whose knowledge it is, where that is to be told beside it. */
      attribution: z.string().nullable(),
    }),
  },
  locatePlace: {
    summary: 'The fields of an address that a suggestion fills; those that it says nothing of are left out.',
    errors: [],
    input: z.strictObject({ ...typingSession, id: placeId }),
    output: z.object({ place: z.object(placeFields).partial() }),
  },
} as const;
