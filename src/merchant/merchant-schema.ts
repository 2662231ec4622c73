import { z } from 'zod';
import { countryCodes, localeCodes } from '../kernel/locale.ts';
import { currencyCodes } from '../kernel/money.ts';
import { isStreetNumber } from '../markets/addresses.ts';
import type { CalendarDay } from '../markets/calendar-day.ts';
import { WITHDRAWAL_DAYS } from '../markets/consumer-rights.ts';
import { parseEmail } from '../markets/email.ts';
import { isPhoneNumber } from '../markets/phone.ts';
import { parsePostalCode } from '../markets/postal-codes.ts';
import { switchNames } from '../markets/switch-names.ts';
import { checkVatDigits } from '../markets/vat-check-digits.ts';
import { countryOfVatNumber } from '../markets/vat-number.ts';
import { parseIban } from './iban.ts';
import { openingHours } from './opening-hours.ts';
import { parseDomain } from './parse-domain.ts';

/** Longer is no name and no line of a letter. */
const MOST_CHARACTERS = 250;

/** One line of text as people write it: PostgreSQL keeps no U+0000, and a letterhead no line break. */
const line = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(MOST_CHARACTERS, `must not be longer than ${MOST_CHARACTERS} characters`)
  .refine(
    (text) => text.isWellFormed() && !/\p{Cc}/u.test(text),
    'must be one line without control characters',
  );

/** A text that has one form in which it is kept; `parse` answers `undefined` for what has none. */
function parsedBy(parse: (text: string) => string | undefined, message: string) {
  return line.transform((text, context) => {
    const parsed = parse(text);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

const country = z.enum(countryCodes, `must be one of ${countryCodes.join(', ')}`);
const email = parsedBy(parseEmail, 'must be an e-mail address like shop@example.com');
const phone = line.refine(
  isPhoneNumber,
  'must be digits and single spaces, 8 digits at least, with an optional + in front',
);

const vatProblems = {
  'unknown-prefix': 'must begin with the prefix of its country, like SK1234567890',
  'wrong-shape': 'is not made as its country makes VAT numbers',
  'wrong-check-digits': 'has wrong check digits',
} as const;

const vatId = line.transform((text, context) => {
  const number = text.toUpperCase().replace(/[\s.-]/g, '');
  const shape = /^[A-Z]{2}/.test(number) ? checkVatDigits(number) : 'unknown-prefix';
  if (shape === 'right' && countryOfVatNumber(number) !== undefined) return number;
  context.addIssue({
    code: 'custom',
    message: shape === 'right' ? 'must be of a country that the shop sells in' : vatProblems[shape],
  });
  return z.NEVER;
});

/** Where else the company declares its taxes itself. */
const vatIds = z.partialRecord(country, vatId).check(({ value, issues }) => {
  for (const [code, number] of Object.entries(value)) {
    if (countryOfVatNumber(number) === code) continue;
    issues.push({ code: 'custom', path: [code], message: `is no VAT number of ${code}`, input: value });
  }
});

/** Where the company has its seat, by the rules of that country. */
const address = z
  .strictObject({
    streetName: line,
    streetNumber: line.exactOptional(),
    additionalAddressInfo: line.exactOptional(),
    postalCode: line,
    city: line,
    region: line.exactOptional(),
    country,
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    const { streetNumber = '' } = value;
    if (parsePostalCode(value.country, value.postalCode) === undefined)
      refuse('postalCode', `is no postal code of ${value.country}`);
    if (!isStreetNumber(value.country, streetNumber))
      refuse('streetNumber', `must hold a number in ${value.country}`);
  });

const foundedYear = z.int('must be a year').min(1000, 'must be a year').max(2100, 'must be a year');

const company = z.strictObject({
  shopName: line.exactOptional(),
  name: line.exactOptional(),
  address: address.exactOptional(),
  register: line.exactOptional(),
  vatId: vatId.exactOptional(),
  vatIds: vatIds.exactOptional(),
  email: email.exactOptional(),
  phone: phone.exactOptional(),
  foundedYear: foundedYear.exactOptional(),
  openingHours: openingHours.exactOptional(),
});

const bankAccount = z.strictObject({
  holder: line,
  institute: line,
  bic: z
    .string('must be a text')
    .trim()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'must be a BIC like COBADEFFXXX'),
  iban: parsedBy(parseIban, 'must be an IBAN whose check digits are right'),
});

const timestamp = z.iso
  .datetime('must be a timestamp in UTC like 2026-11-23T00:00:00Z')
  .transform((text) => new Date(text).toISOString());

/** A sale with its own tag, banner and title: `campaign:black_friday` (rules N-03, P-21). */
const campaign = z
  .strictObject({
    campaignName: z
      .string('must be a text')
      .regex(
        /^[a-z0-9]+(?:_[a-z0-9]+)*$/,
        'must be lowercase letters and digits, with single _ between them',
      ),
    startDate: timestamp,
    /** Not included. */
    endDate: timestamp,
    /** Where it is held; everywhere unless told. */
    countries: z.array(country).min(1, 'must name a country').readonly().exactOptional(),
  })
  .refine(({ startDate, endDate }) => startDate < endDate, {
    path: ['endDate'],
    message: 'must be after startDate',
  });

const campaigns = z.array(campaign).check(({ value, issues }) => {
  const names = new Map<string, string>();
  for (const [index, { campaignName, endDate, startDate }] of value.entries()) {
    const before = names.get(campaignName);
    if (before !== undefined && startDate < before) {
      const message = `must begin after the ${campaignName} before it has ended: put them in order`;
      issues.push({ code: 'custom', path: [index, 'startDate'], message, input: value });
    }
    names.set(campaignName, endDate);
  }
});

const scope = z.union([z.enum(['everywhere', 'nowhere']), z.array(country).readonly()], {
  error: 'must be "everywhere", "nowhere" or a list of countries',
});

const domain = parsedBy(parseDomain, 'must be a domain like shop.example, without https:// and www.');

/** Where the shop of each country is; further languages of a country have their paths below it, so each locale has one address. */
const domains = z.partialRecord(country, domain).check(({ value, issues }) => {
  const countryOf = new Map<string, string>();
  for (const [code, name] of Object.entries(value)) {
    const other = countryOf.get(name);
    if (other === undefined) countryOf.set(name, code);
    else issues.push({ code: 'custom', path: [code], message: `is the domain of ${other}`, input: value });
  }
});

/** What a storefront shows (rule M-07), and where: the rule names the countries of the trust score. */
const flags = z.strictObject({
  googleReviews: scope.exactOptional(),
  extraGuarantee: scope.exactOptional(),
  complementaryProducts: scope.exactOptional(),
  addressAutocomplete: scope.exactOptional(),
  trustScoreInHeader: scope.exactOptional(),
  vatValidation: scope.exactOptional(),
  /** Companies with a validated VAT id abroad pay NET (rule V-06). */
  taxRateChange: scope.exactOptional(),
});

const webAddress = line.refine(
  (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
  'must be an address like https://shop.example/returns',
);

/** Where the merchant can be found beside the shop (rule S-06). */
const links = z.strictObject({
  returnsPortal: webAddress.exactOptional(),
  careers: webAddress.exactOptional(),
  social: z
    .array(
      z.strictObject({
        kind: z.enum(['video', 'social', 'professional'], 'must be video, social or professional'),
        name: line,
        address: webAddress,
      }),
    )
    .exactOptional(),
});

/** Who brings the goods, by the name shoppers know. */
const carrier = z.strictObject({
  name: line,
  /** Where it delivers; everywhere unless told. */
  countries: z.array(country).min(1, 'must name a country').readonly().exactOptional(),
});

/** One mail to buyers who agreed to it, after their goods came (rule T-01). */
const survey = z.strictObject({
  afterDays: z.int('must be a whole number').min(1, 'must be 1 at least').max(60, 'must be 60 at most'),
  /** Where it is answered, if not on a page of the shop. */
  address: webAddress.exactOptional(),
});

/** Of the whole world, shop or not. */
const anyCountry = z.string('must be a text').regex(/^[A-Z]{2}$/, 'must be the two letters of a country');

const responsiblePerson = z.strictObject({
  /** For what pages say, for personal data, or for the safety of products (GPSR art. 16). */
  role: z.enum(['content', 'dataProtection', 'productSafety'], {
    error: 'must be content, dataProtection or productSafety',
  }),
  name: line,
  /** Without its country, if that is told beside it. */
  address: line.exactOptional(),
  country: anyCountry.exactOptional(),
  email: email.exactOptional(),
});

/** Who makes the goods of some brands (GPSR art. 19): reached by post and in one electronic way at least. */
const maker = z
  .strictObject({
    brands: z.array(line).min(1, 'must name a brand').readonly(),
    name: line,
    address: line,
    country: anyCountry,
    email: email.exactOptional(),
    website: z
      .url({ protocol: /^https$/, error: 'must be an address with https' })
      .max(1000)
      .exactOptional(),
  })
  .refine(
    ({ email, website }) => email !== undefined || website !== undefined,
    'needs an email or a website',
  );

/** The name of a picture or file of the shop's own media. */
const media = z
  .string('must be the name of a picture')
  .max(200, 'must not be longer than 200 characters')
  .regex(/^[a-z0-9][a-z0-9/_.-]*$/, 'must be lowercase letters, digits, / _ . or -');

/** What the law makes a shop say of those who watch over it. */
const legalFacts = {
  supervisoryAuthority: line.exactOptional(),
  disputeBody: line.exactOptional(),
  disputeWebsite: webAddress.exactOptional(),
  /** Whether disputes of consumers are settled out of court there: of one's own will, by law or by contract, or not. */
  disputeStance: z
    .enum(['participates', 'obliged', 'declines'], 'must be participates, obliged or declines')
    .exactOptional(),
  dataAuthority: line.exactOptional(),
  responsiblePersons: z.array(responsiblePerson).exactOptional(),
};

/** Words that counsel may want others of than the shop ships with: the order button's, and what stands above it. */
export const legalWordNames = ['orderButton', 'withdrawal', 'guarantee', 'disputes'] as const;

export type LegalWords = Readonly<Partial<Record<(typeof legalWordNames)[number], string>>>;

const words = z.partialRecord(z.enum(localeCodes), line).exactOptional();

const day = z
  .string('must be a text')
  .refine(
    (text): text is CalendarDay => z.iso.date().safeParse(text).success,
    'must be a day like 2026-11-26',
  );

/** What counts from a day on, and by what source. What a row does not say stays as it was. */
const legalTerms = z.strictObject({
  validFrom: day,
  /** The law, or whose opinion it is. */
  source: line,
  /** Everywhere unless told. */
  countries: z.array(country).min(1, 'must name a country').readonly().exactOptional(),
  /** Never fewer than the law of the Union gives. */
  withdrawalDays: z
    .int('must be a whole number')
    .min(WITHDRAWAL_DAYS, `must be ${WITHDRAWAL_DAYS} at least`)
    .max(365, 'must be 365 at most')
    .exactOptional(),
  freeReturns: z.boolean('must be true or false').exactOptional(),
  guaranteeYears: z
    .int('must be a whole number')
    .min(1, 'must be 1 at least')
    .max(30, 'must be 30 at most')
    .exactOptional(),
  orderButton: words,
  withdrawal: words,
  guarantee: words,
  disputes: words,
});

/**
 * Everything that is the merchant's own and no goods (docs/merchant-file.md). Each part may be absent: a shop is filled step by
 * step, and what is not there is not shown. What is there is right.
 */
export const merchantSchema = z.strictObject({
  /** Nobody owns what the record says: it is for trying the shop, and production takes none of it. */
  invented: z.literal(true, 'must be true, or left out').exactOptional(),
  company: company.exactOptional(),
  mail: z.strictObject({ name: line.exactOptional(), address: email }).exactOptional(),
  bankAccounts: z.partialRecord(z.enum(currencyCodes), bankAccount).exactOptional(),
  campaigns: campaigns.exactOptional(),
  stores: z
    .strictObject({
      domains: domains.exactOptional(),
      flags: flags.exactOptional(),
      switches: z.partialRecord(z.enum(switchNames), z.array(country).readonly()).exactOptional(),
    })
    .exactOptional(),
  legal: z
    .strictObject({
      ...legalFacts,
      terms: z.array(legalTerms).exactOptional(),
      manufacturers: z.array(maker).exactOptional(),
      /** The Commission's own files of the notice of the legal guarantee, by language. */
      guaranteeNotices: z.partialRecord(z.enum(localeCodes), media).exactOptional(),
      countries: z.partialRecord(country, z.strictObject(legalFacts)).exactOptional(),
    })
    .exactOptional(),
  links: links.exactOptional(),
  carriers: z.array(carrier).exactOptional(),
  survey: survey.exactOptional(),
  logo: media.exactOptional(),
});

export type Merchant = z.output<typeof merchantSchema>;
export type Campaign = z.output<typeof campaign>;
export type Domains = z.output<typeof domains>;
export type FlagName = keyof z.output<typeof flags>;
export type FlagScope = z.output<typeof scope>;
export type ResponsiblePerson = z.output<typeof responsiblePerson>;
export type LegalFacts = z.output<z.ZodObject<typeof legalFacts>>;
