import type { PlaceholderTexts } from '../content/placeholders.ts';
import { getNumberFormat } from '../kernel/formatters.ts';
import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import { getCashOnDelivery } from '../markets/cash-and-bank.ts';
import { getLocale } from '../markets/locales.ts';
import { formatMoney, formatPercent } from '../markets/money-format.ts';
import { vatRate } from '../markets/vat-rates.ts';
import { domainsOf, legalFactsOf, writeResponsiblePerson } from '../merchant/merchant.ts';
import type { Merchant, ResponsiblePerson } from '../merchant/merchant-schema.ts';
import type { MarketFacts } from './contract/content.ts';

/** What the placeholders of content texts stand for in the market of the locale (docs/content-file.md). */
export function writePlaceholderTexts(
  locale: LocaleCode,
  now: Date,
  merchant: Merchant,
  facts: MarketFacts,
): PlaceholderTexts {
  const { countryCode, countryName } = getLocale(locale);
  return {
    country: countryName,
    domain: domainsOf(merchant)[countryCode] ?? '',
    year: String(now.getUTCFullYear()),
    ...writeCompany(merchant, facts),
    ...writeDelivery(locale, countryCode, facts),
    returnDays: String(facts.returnDays),
    ...writeRights(locale, facts, now),
    ...writeAuthorities(merchant, locale),
  };
}

/** Who sells. */
function writeCompany(merchant: Merchant, { company }: MarketFacts) {
  const { shopName, foundedYear } = merchant.company ?? {};
  return {
    shopName: shopName ?? '',
    foundedYear: String(foundedYear ?? ''),
    companyName: company.name,
    companyAddress: company.addressLines.join(', '),
    companyRegister: company.registration,
    companyVatId: company.vatId,
    phone: company.phone,
    email: company.email,
    openingHours: company.openingHours,
    supervisoryAuthority: company.supervisoryAuthority,
  };
}

/** What delivery costs, how long it takes, and what may be paid at the door. */
function writeDelivery(locale: LocaleCode, countryCode: CountryCode, facts: MarketFacts) {
  const cash = getCashOnDelivery(countryCode);
  const days = ({ from, to }: MarketFacts['parcelDays']) => `${from}–${to}`;
  return {
    currency: facts.parcel.currencyCode,
    freeShippingFrom: formatMoney(locale, facts.freeAbove),
    parcelFee: formatMoney(locale, facts.parcel),
    freightFee: formatMoney(locale, facts.freight),
    parcelDays: days(facts.parcelDays),
    freightDays: days(facts.freightDays),
    codFee: facts.codFee === undefined ? '' : formatMoney(locale, facts.codFee),
    codLimit: cash.isAllowed ? formatMoney(locale, cash.limit) : '',
  };
}

/** What the law of the country gives those who buy, and what it takes. */
function writeRights(locale: LocaleCode, { guaranteeYears }: MarketFacts, now: Date) {
  const { countryCode } = getLocale(locale);
  const years = getNumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  return {
    vatRate: formatPercent(locale, vatRate(countryCode, 'standard', now)),
    guaranteePeriod: years.format(guaranteeYears),
  };
}

/** Whom to turn to: the country's bodies, and the people whom the merchant has named for it. */
function writeAuthorities(merchant: Merchant, locale: LocaleCode) {
  const legal = legalFactsOf(merchant, getLocale(locale).countryCode);
  const personFor = (role: ResponsiblePerson['role']) => writeResponsiblePerson(legal, role, locale) ?? '';
  return {
    disputeBody: legal.disputeBody ?? '',
    dataAuthority: legal.dataAuthority ?? '',
    contentPerson: personFor('content'),
    dataProtectionPerson: personFor('dataProtection'),
    productSafetyPerson: personFor('productSafety'),
  };
}
