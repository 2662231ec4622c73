import { z } from 'zod';
import { countryCodes, localeCodes } from '../../../kernel/locale.ts';
import { inParts, type RecordFields } from '../../../kernel/record-fields.ts';
import { key, localized, textUpTo, timestampWithOffset } from '../../../kernel/written-fields.ts';
import { parseEmail } from '../../../markets/email.ts';
import { addressTexts } from '../../../markets/postal-address.ts';
import { subscriberTiers } from '../../subscriber-tiers.ts';

/** The tiers a group can give: being a visitor is none, and no tier is said by leaving it out. */
const groupTiers = subscriberTiers.filter((tier) => tier !== 'not-logged-in' && tier !== 'no-tier');

/** A group of customers, with prices of its own or a tier of personal discounts. */
export const customerGroupFields = {
  key: { says: 'yours', schema: key, type: 'text' },
  name: { says: 'per locale', schema: localized(textUpTo(200)).default({}), type: 'jsonb' },
  tier: {
    says: 'of personal discounts, `tier-1` to `tier-4`',
    schema: z.enum(groupTiers).exactOptional(),
    type: 'text',
  },
} as const satisfies RecordFields;

const texts = Object.fromEntries(addressTexts.map((text) => [text, textUpTo(250).exactOptional()])) as Record<
  (typeof addressTexts)[number],
  z.ZodExactOptional<z.ZodString>
>;
const address = z.strictObject({
  id: textUpTo(100),
  key: textUpTo(100),
  country: z.enum(countryCodes),
  ...texts,
});

/** argon2id as the shop makes it (`src/server/hash-password.ts`): whoever brings other hashes leaves them out. */
const password = z.strictObject({
  salt: z.base64().refine((text) => Buffer.from(text, 'base64').length >= 16, 'must be at least 16 bytes'),
  hash: z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes'),
});
const toBytea = (base64: string) => `\\x${Buffer.from(base64, 'base64').toString('hex')}`;
const toBase64 = (column: string) => `translate(encode(${column}, 'base64'), E'\\n', '')`;

/** What the shop knows of a person with an account, in the order of an exported line. */
export const customerFields = {
  key: inParts(z.uuid(), {
    says: 'the customer’s id, a UUID',
    columns: { id: { type: 'uuid', of: (key) => key } },
    exported: 'id::text',
  }),
  email: {
    says: 'their e-mail address',
    schema: z.string().refine((text) => parseEmail(text) === text, 'must be an e-mail address'),
    type: 'text',
    read: 'asItIs',
  },
  // Until then others may claim the same address (decision 0008).
  emailVerifiedAt: {
    says: 'when the address was shown to reach them; without it nobody owns the address yet, and others may claim it',
    schema: timestampWithOffset.exactOptional(),
    type: 'timestamptz',
    read: 'asItIs',
  },
  password: inParts(password.exactOptional(), {
    says: '`{salt, hash}` in base64, as the shop itself exports them (argon2id). Without it a known customer keeps theirs, a new one asks for one by mail',
    columns: {
      password_salt: { type: 'bytea', of: (password) => password && toBytea(password.salt) },
      password_hash: { type: 'bytea', of: (password) => password && toBytea(password.hash) },
    },
    exported: `jsonb_build_object('salt', ${toBase64('password_salt')}, 'hash', ${toBase64('password_hash')})`,
  }),
  firstName: { says: 'what they are called', schema: textUpTo(100), type: 'text', read: 'asItIs' },
  lastName: { says: 'the name of their family', schema: textUpTo(100), type: 'text', read: 'asItIs' },
  dateOfBirth: {
    says: 'a day, `1980-05-17`',
    schema: z.iso.date().exactOptional(),
    type: 'date',
    read: 'asItIs',
  },
  vatId: {
    says: 'the number of a company that deducts VAT',
    schema: textUpTo(50).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  locale: {
    says: 'what mails to them are written in',
    schema: z.enum(localeCodes),
    type: 'text',
    read: 'asItIs',
  },
  customerType: {
    says: '`private` or `company`',
    schema: z.enum(['private', 'company']),
    type: 'text',
    read: 'asItIs',
  },
  customerGroup: { says: 'key of a group', schema: key.exactOptional(), type: 'text' },
  addresses: {
    says: '`{id, key, country, firstName, …}`: the fields of an address (docs/api.md), by the rules of its country',
    schema: z.array(address).max(100).default([]),
    type: 'jsonb',
    read: 'asItIs',
  },
  shippingAddressIds: {
    says: 'which of the addresses goods are sent to',
    schema: z.array(textUpTo(100)).default([]),
    type: 'text[]',
    read: 'asItIs',
  },
  billingAddressIds: {
    says: 'which of the addresses invoices are for',
    schema: z.array(textUpTo(100)).default([]),
    type: 'text[]',
    read: 'asItIs',
  },
  defaultShippingAddressId: {
    says: 'which of `shippingAddressIds` is filled in first',
    schema: textUpTo(100).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  defaultBillingAddressId: {
    says: 'which of `billingAddressIds` is filled in first',
    schema: textUpTo(100).exactOptional(),
    type: 'text',
    read: 'asItIs',
  },
  createdAt: {
    says: 'when they signed up',
    schema: timestampWithOffset,
    type: 'timestamptz',
    read: 'asItIs',
  },
} as const satisfies RecordFields;
