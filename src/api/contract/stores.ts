import { z } from 'zod';
import { countryCodes, localeCodes } from '../../kernel/locale.ts';
import { key, localeInput } from './shared.ts';

const channelSchema = z.object({ key: z.string() });

export const storeSchema = z.object({
  id: z.string(),
  key: z.string(),
  country: z.enum(countryCodes),
  name: z.string(),
  /** The first is served where nothing else is asked for. */
  languages: z.array(z.enum(localeCodes)),
  distributionChannels: z.array(channelSchema),
  /** None: every store sells from the one warehouse. */
  supplyChannels: z.array(channelSchema),
  custom: z.object({
    googleReviews: z.boolean(),
    extraGuarantee: z.boolean(),
    complementaryProducts: z.boolean(),
    addressAutocomplete: z.boolean(),
    trustScoreInHeader: z.boolean(),
    vatValidation: z.boolean(),
    taxRateChange: z.boolean(),
    /** Where transfers in the store's money go; absent where it takes none. */
    bankDetails: z
      .object({ accountOwner: z.string(), institute: z.string(), bic: z.string(), iban: z.string() })
      .optional(),
    campaigns: z.array(
      z.object({ campaignName: z.string(), startDate: z.iso.datetime(), endDate: z.iso.datetime() }),
    ),
    codFeeTitle: z.string(),
  }),
});
export type Store = z.infer<typeof storeSchema>;

export const storeCalls = {
  getStores: {
    summary: 'Stores by key, by id or by several ids, in the order of the markets; without any, all of them.',
    input: z.strictObject({
      ...localeInput,
      where: z
        .strictObject({
          key: key.optional(),
          id: key.optional(),
          ids: z.array(key).min(1).max(100).optional(),
        })
        .optional(),
    }),
    output: z.object({ stores: z.object({ results: z.array(storeSchema) }) }),
  },
  getStore: {
    summary: 'One store by its key.',
    errors: ['ResourceNotFound'],
    input: z.strictObject({ ...localeInput, key }),
    output: z.object({ store: storeSchema }),
  },
} as const;
