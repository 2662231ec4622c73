import { z } from 'zod';
import { priceRules } from '../../commerce/rules/pricing/price-step.ts';
import { countryCodes, languageCodes, localeCodes } from '../../kernel/locale.ts';
import { currencyCodes } from '../../kernel/money.ts';
import { ADDRESS_TEXT_MAXIMUM } from '../../markets/postal-address.ts';

export const key = z.string().min(1).max(100);
const text = z.string().max(ADDRESS_TEXT_MAXIMUM);
export const versioned = { id: z.uuid(), version: z.int().min(1) };

/** Any call may say the locale it wants its texts in; it must be one the store speaks. */
export const localeInput = { locale: z.enum(localeCodes).optional() };

/** A call may name the store it means; another than the host's is refused (rule X-01). */
export const storeKeyInput = { storeKey: key.optional() };

/** What a cart is fetched with (rule X-01): each must be the host's own, else the call is refused with its field. */
export const cartScopeInput = {
  ...localeInput,
  ...storeKeyInput,
  /** Picks the locale where none is named. */
  language: z.enum(languageCodes).optional(),
  currency: z.enum(currencyCodes).optional(),
};

export const moneySchema = z.object({
  currencyCode: z.enum(currencyCodes),
  centAmount: z.int(),
  fractionDigits: z.int(),
});

/** An address as a form or client sends it; which fields a country asks for is decided by the engine (rule C-03). */
export const addressSchema = z.strictObject({
  title: text.optional(),
  salutation: text.optional(),
  firstName: text.optional(),
  lastName: text.optional(),
  streetName: text.optional(),
  streetNumber: text.optional(),
  additionalStreetInfo: text.optional(),
  additionalAddressInfo: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  region: text.optional(),
  state: text.optional(),
  country: z.enum(countryCodes),
  company: text.optional(),
  department: text.optional(),
  building: text.optional(),
  apartment: text.optional(),
  pOBox: text.optional(),
  phone: text.optional(),
  mobile: text.optional(),
  email: text.optional(),
  /** Carries the VAT number (rule C-21). */
  fax: text.optional(),
});
export type Address = z.infer<typeof addressSchema>;

/** When goods that are sold out are expected back, as the calendar of the market counts (rule P-03). */
export const calendarMonthSchema = z.string().regex(/^\d{4}-\d{2}$/);

export const categoryLinkSchema = z.object({ key: z.string(), name: z.string(), slug: z.string() });

export const imageSchema = z.object({ name: z.string(), label: z.string() });

const taxPortionSchema = z.object({
  name: z.string(),
  /** A fraction of one: 0.23 is 23 %. For display; amounts come from basis points. */
  rate: z.number(),
  amount: moneySchema,
});
/** Why an amount is what it is: the steps' amounts sum to it (rule V-08). */
export const priceStepSchema = z.object({
  rule: z.enum(priceRules),
  /** Which price, tier, discount or method. */
  id: z.string().optional(),
  amount: moneySchema,
});

export const taxedPriceSchema = z.object({
  totalNet: moneySchema,
  totalGross: moneySchema,
  taxPortions: z.array(taxPortionSchema),
});
export type TaxedPrice = z.infer<typeof taxedPriceSchema>;
