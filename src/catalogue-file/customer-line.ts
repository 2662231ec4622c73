import { z } from 'zod';
import { countryCodes, localeCodes } from '../kernel/locale.ts';
import { key, problem, textUpTo } from '../kernel/written-fields.ts';
import { subscriberTiers } from '../markets/discount-constants.ts';
import { parseEmail } from '../markets/email.ts';
import { type Address, addressTexts, findAddressErrors } from '../markets/postal-address.ts';
import { localized } from './catalogue-fields.ts';

/** The tiers a group can give: being a visitor is none, and no tier is said by leaving it out. */
const groupTiers = subscriberTiers.filter((tier) => tier !== 'not-logged-in' && tier !== 'no-tier');

/** A group of customers, with prices of its own or a tier of personal discounts (docs/catalogue-file.md). */
export const customerGroupLine = z.strictObject({
  type: z.literal('customerGroup'),
  key,
  name: localized(textUpTo(200)).default({}),
  tier: z.enum(groupTiers).exactOptional(),
});

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const id = z.uuid();
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

/** A person with an account (docs/catalogue-file.md). */
export const customerLine = z
  .strictObject({
    type: z.literal('customer'),
    key: id,
    email: z.string().refine((text) => parseEmail(text) === text, 'must be an e-mail address'),
    emailVerifiedAt: moment.exactOptional(),
    password: password.exactOptional(),
    firstName: textUpTo(100),
    lastName: textUpTo(100),
    dateOfBirth: z.iso.date().exactOptional(),
    vatId: textUpTo(50).exactOptional(),
    locale: z.enum(localeCodes),
    customerType: z.enum(['private', 'company']),
    customerGroup: key.exactOptional(),
    addresses: z.array(address).max(100).default([]),
    shippingAddressIds: z.array(textUpTo(100)).default([]),
    billingAddressIds: z.array(textUpTo(100)).default([]),
    defaultShippingAddressId: textUpTo(100).exactOptional(),
    defaultBillingAddressId: textUpTo(100).exactOptional(),
    createdAt: moment,
  })
  .check((context) => {
    const line = context.value;
    const ids = line.addresses.map((one) => one.id);
    if (new Set(ids).size !== ids.length) problem(context, ['addresses'], 'has one id twice');
    const clientType = line.customerType === 'company' ? 'COMPANY' : 'PRIVATE';
    line.addresses.forEach(({ id: own, key: _, ...given }, index) => {
      const role = line.billingAddressIds.includes(own) ? 'billing' : 'shipping';
      const errors = findAddressErrors(given as Address, role, clientType, given.country);
      for (const [field, rule] of Object.entries(errors))
        problem(context, ['addresses', index, field], `breaks the rule ${rule} of its country`);
    });
    const lists = {
      shippingAddressIds: line.shippingAddressIds,
      billingAddressIds: line.billingAddressIds,
    };
    for (const [field, used] of Object.entries(lists))
      for (const one of used.filter((wanted) => !ids.includes(wanted)))
        problem(context, [field], `${one} is no address of this customer`);
    const defaults = [
      ['defaultShippingAddressId', line.defaultShippingAddressId, line.shippingAddressIds],
      ['defaultBillingAddressId', line.defaultBillingAddressId, line.billingAddressIds],
    ] as const;
    for (const [field, chosen, among] of defaults)
      if (chosen !== undefined && !among.includes(chosen))
        problem(context, [field], `${chosen} is not among the addresses of its kind`);
  });
