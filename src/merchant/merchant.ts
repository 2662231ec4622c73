import { nameCountry } from '../kernel/formatters.ts';
import { type CountryCode, getFallbackLocale, type LocaleCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { addressFormat } from '../markets/address-format.ts';
import { getMarket } from '../markets/countries.ts';
import type { SwitchSettings } from '../markets/switches.ts';
import { trustScoreCountries } from '../markets/trust-features.ts';
import type {
  Campaign,
  Domains,
  FlagName,
  FlagScope,
  LegalFacts,
  Merchant,
  ResponsiblePerson,
} from './merchant-schema.ts';

/** Where a bank transfer goes (rule Y-04); the reference is the order's. */
export interface BankAccount {
  readonly holder: string;
  readonly institute: string;
  readonly bic: string;
  readonly iban: string;
  /** `true`: nobody owns this account, and whoever is told it is told so. */
  readonly demonstration: boolean;
}

/** What a storefront shows, read from its store (rule M-07). */
export type StoreFlags = Readonly<Record<FlagName, boolean>>;

/** A shop that its merchant has said nothing of. */
export const nobody: Merchant = {};

/** Who makes something, and where to reach them. */
export interface Maker {
  readonly name: string;
  readonly address: string;
  /** Two letters. */
  readonly country: string;
  readonly email?: string;
  readonly website?: string;
}

/** The account that transfers in a currency go to; without one, no transfers in it. */
export function findBankAccount(merchant: Merchant, currencyCode: CurrencyCode): BankAccount | undefined {
  const account = merchant.bankAccounts?.[currencyCode];
  return account === undefined ? undefined : { ...account, demonstration: merchant.invented === true };
}

/** Where a flag is on when the merchant has not said so. Rule M-07 names the trust features' countries; nothing narrows the others. */
const usualScopes = {
  googleReviews: 'everywhere',
  extraGuarantee: 'everywhere',
  complementaryProducts: 'everywhere',
  addressAutocomplete: 'everywhere',
  trustScoreInHeader: trustScoreCountries,
  vatValidation: 'everywhere',
  taxRateChange: 'everywhere',
} as const satisfies Readonly<Record<FlagName, FlagScope>>;

export function isFlagOn(merchant: Merchant, flag: FlagName, countryCode: CountryCode): boolean {
  const scope: FlagScope = merchant.stores?.flags?.[flag] ?? usualScopes[flag];
  if (scope === 'everywhere') return true;
  return scope !== 'nowhere' && scope.includes(countryCode);
}

export function flagsOf(merchant: Merchant, countryCode: CountryCode): StoreFlags {
  const isOn = (flag: FlagName) => isFlagOn(merchant, flag, countryCode);
  return {
    googleReviews: isOn('googleReviews'),
    extraGuarantee: isOn('extraGuarantee'),
    complementaryProducts: isOn('complementaryProducts'),
    addressAutocomplete: isOn('addressAutocomplete'),
    trustScoreInHeader: isOn('trustScoreInHeader'),
    vatValidation: isOn('vatValidation'),
    taxRateChange: isOn('taxRateChange'),
  };
}

const noDomains: Domains = {};

/** Where the shops of the countries are; where links lead to domains, a country that is left out has none. */
export function domainsOf(merchant: Merchant): Domains {
  return merchant.stores?.domains ?? noDomains;
}

/** Countries where the merchant has turned a switch on beyond its row (rules M-21, R-03). */
export function switchSettingsOf(merchant: Merchant): SwitchSettings {
  return merchant.stores?.switches ?? {};
}

/** The campaigns of a country's store, in the order of the record. */
export function campaignsOf(merchant: Merchant, countryCode: CountryCode): readonly Campaign[] {
  return (merchant.campaigns ?? []).filter(
    ({ countries }) => countries === undefined || countries.includes(countryCode),
  );
}

/** Rule N-03: a campaign is active when its start is not after now and its end is after now. */
export function isActiveCampaign(
  { startDate, endDate }: Pick<Campaign, 'startDate' | 'endDate'>,
  now: Date,
): boolean {
  return Date.parse(startDate) <= now.getTime() && Date.parse(endDate) > now.getTime();
}

/** The campaigns of a country's store that run at `now`. */
export function findActiveCampaigns(
  merchant: Merchant,
  countryCode: CountryCode,
  now: Date,
): readonly Campaign[] {
  return campaignsOf(merchant, countryCode).filter((campaign) => isActiveCampaign(campaign, now));
}

const socialOrder = ['video', 'social', 'professional'] as const;

/** Where the merchant can be found beside the shop, networks in the footer's order. */
export function linksOf({ links = {} }: Merchant) {
  const { returnsPortal, careers, social = [] } = links;
  const inOrder = socialOrder.flatMap((kind) => social.filter((one) => one.kind === kind));
  return { returnsPortal, careers, social: inOrder };
}

/** Who delivers in a country. */
export function carriersOf({ carriers = [] }: Merchant, countryCode: CountryCode): readonly string[] {
  return carriers
    .filter(({ countries }) => countries === undefined || countries.includes(countryCode))
    .map(({ name }) => name);
}

/** The seat by its parts, for programs; nothing where the merchant names none. */
export function seatOf({ company }: Merchant) {
  if (company?.address === undefined) return undefined;
  const { streetName, streetNumber, postalCode, city, region, country } = company.address;
  return {
    street: addressFormat(country, { streetName, streetNumber }).join(', '),
    postalCode,
    city,
    ...(region === undefined ? {} : { region }),
    country,
  };
}

/** The seat as letters write it, last the country as the reader calls it, or as it calls itself; nothing where the merchant names none. */
export function addressLinesOf({ company }: Merchant, reader?: LocaleCode): readonly string[] {
  const address = company?.address;
  if (address === undefined) return [];
  const locale = reader ?? getMarket(address.country).languages[0].locale;
  return [...addressFormat(address.country, address), nameCountry(locale, address.country)];
}

/** What the law makes the shop of a country say: its own facts, and the general ones where it has none. */
export function legalFactsOf({ legal = {} }: Merchant, countryCode: CountryCode): LegalFacts {
  const { countries = {}, ...general } = legal;
  return { ...general, ...countries[countryCode] };
}

/** The media with the official notice of the legal guarantee in a locale, where the merchant has put it there. */
export function findGuaranteeArtwork({ legal }: Merchant, locale: LocaleCode): string | undefined {
  const files = legal?.guaranteeNotices ?? {};
  return files[locale] ?? files[getFallbackLocale(locale) ?? locale];
}

/** Who makes the goods of a brand, where the merchant says so (rule D-04). */
export function findManufacturer({ legal }: Merchant, brand: string | undefined): Maker | undefined {
  const found = legal?.manufacturers?.find(({ brands }) => brand !== undefined && brands.includes(brand));
  if (found === undefined) return undefined;
  const { brands: _, ...maker } = found;
  return maker;
}

export function findResponsiblePerson(
  facts: LegalFacts,
  role: ResponsiblePerson['role'],
): ResponsiblePerson | undefined {
  return facts.responsiblePersons?.find((one) => one.role === role);
}

/** Who answers for something in the shop of a country, with where to reach them; their country as the reader calls it. */
export function writeResponsiblePerson(
  facts: LegalFacts,
  role: ResponsiblePerson['role'],
  reader: LocaleCode,
): string | undefined {
  const person = findResponsiblePerson(facts, role);
  if (person === undefined) return undefined;
  const { name, address, country, email } = person;
  const countryName = country === undefined ? undefined : nameCountry(reader, country);
  return [name, address, countryName, email].filter((part) => part !== undefined).join(', ');
}
