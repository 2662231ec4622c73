import { deliveryTimes } from '../commerce/rules/shipping/delivery-time.ts';
import type { ContentCondition } from '../content/blocks.ts';
import type { PlaceholderTexts } from '../content/placeholders.ts';
import type { Reading } from '../content/show-blocks.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import { type CurrencyCode, money } from '../kernel/money.ts';
import { getCashOnDelivery, isBankTransferAllowed } from '../markets/cash-and-bank.ts';
import { consumerLaw } from '../markets/consumer-law.ts';
import { getMarket, type Market } from '../markets/countries.ts';
import { getLocale } from '../markets/locales.ts';
import { formatMoney, formatPercent } from '../markets/money-format.ts';
import { findPartnerMethods } from '../markets/payment-methods.ts';
import { shippingRates } from '../markets/shipping-rates.ts';
import { WITHDRAWAL_DAYS } from '../markets/shop-constants.ts';
import { vatRate } from '../markets/vat-rates.ts';
import {
  addressLinesOf,
  findActiveCampaigns,
  findBankAccount,
  isFlagOn,
  legalFactsOf,
  writeResponsiblePerson,
} from '../merchant/merchant.ts';
import type { Merchant, ResponsiblePerson } from '../merchant/merchant-schema.ts';
import { writeOpeningHours } from '../merchant/opening-hours.ts';
import type { MarketFacts } from './contract/content.ts';

/** What pages say of the shop itself, whatever the market. */
export interface ContentTerms {
  readonly merchant: () => Merchant;
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
  readonly validatesVat: (market: Market) => boolean;
  readonly takesCards: boolean;
}

function findCompanyFacts(merchant: Merchant, locale: LocaleCode): MarketFacts['company'] {
  const { company = {} } = merchant;
  const { supervisoryAuthority = '' } = legalFactsOf(merchant, getLocale(locale).countryCode);
  return {
    name: company.name ?? '',
    addressLines: addressLinesOf(merchant),
    registration: company.register ?? '',
    vatId: company.vatId ?? '',
    email: company.email ?? '',
    phone: company.phone ?? '',
    openingHours: company.openingHours === undefined ? '' : writeOpeningHours(company.openingHours, locale),
    supervisoryAuthority,
  };
}

export function findMarketFacts(locale: LocaleCode, now: Date, terms: ContentTerms): MarketFacts {
  const market = getMarket(getLocale(locale).countryCode);
  const { countryCode } = market;
  const currencyCode = terms.currencyOf(market, now);
  const rates = shippingRates(countryCode, currencyCode, now);
  if (rates === undefined) throw new Error(`nothing is delivered to ${countryCode}`);
  const merchant = terms.merchant();
  const bankAccount = isBankTransferAllowed(countryCode)
    ? findBankAccount(merchant, currencyCode)
    : undefined;
  const codFee = getCashOnDelivery(countryCode).fee;
  return {
    company: findCompanyFacts(merchant, locale),
    paymentMethods: terms.takesCards
      ? findPartnerMethods({ countryCode, currencyCode, clientType: 'PRIVATE', context: 'checkout' })
      : [],
    ...(bankAccount === undefined ? {} : { bankAccount }),
    takesBankTransfer: bankAccount !== undefined,
    ...(codFee === undefined ? {} : { codFee }),
    parcel: money(currencyCode, rates.parcel),
    freight: money(currencyCode, rates.freight),
    freeAbove: money(currencyCode, rates.freeAbove),
    parcelDays: deliveryTimes.parcel,
    freightDays: deliveryTimes.freight,
  };
}

const days = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}–${to}`;

/** What a page's texts and conditions are filled from, in the market of the locale. */
export function findReading(
  locale: LocaleCode,
  now: Date,
  terms: ContentTerms,
  pictureStem: Reading['pictureStem'],
): Reading {
  const { countryName, countryCode } = getLocale(locale);
  const market = getMarket(countryCode);
  const facts = findMarketFacts(locale, now, terms);
  const merchant = terms.merchant();
  const cash = getCashOnDelivery(countryCode);
  const { company } = facts;
  const legal = legalFactsOf(merchant, countryCode);
  const personFor = (role: ResponsiblePerson['role']) => writeResponsiblePerson(legal, role) ?? '';
  const texts: PlaceholderTexts = {
    shopName: merchant.company?.shopName ?? '',
    companyName: company.name,
    companyAddress: company.addressLines.join(', '),
    companyRegister: company.registration,
    companyVatId: company.vatId,
    phone: company.phone,
    email: company.email,
    domain: market.prodDomain,
    country: countryName,
    currency: facts.parcel.currencyCode,
    foundedYear: String(merchant.company?.foundedYear ?? ''),
    year: String(now.getUTCFullYear()),
    returnDays: String(WITHDRAWAL_DAYS),
    freeShippingFrom: formatMoney(locale, facts.freeAbove),
    parcelFee: formatMoney(locale, facts.parcel),
    freightFee: formatMoney(locale, facts.freight),
    parcelDays: days(facts.parcelDays),
    freightDays: days(facts.freightDays),
    codFee: facts.codFee === undefined ? '' : formatMoney(locale, facts.codFee),
    codLimit: cash.isAllowed ? formatMoney(locale, cash.limit) : '',
    vatRate: formatPercent(locale, vatRate(countryCode, 'standard', now)),
    guaranteePeriod: new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'year',
      unitDisplay: 'long',
    }).format(consumerLaw[countryCode].guaranteeYears),
    openingHours: company.openingHours,
    disputeBody: legal.disputeBody ?? '',
    dataAuthority: legal.dataAuthority ?? '',
    supervisoryAuthority: company.supervisoryAuthority,
    contentPerson: personFor('content'),
    dataProtectionPerson: personFor('dataProtection'),
    productSafetyPerson: personFor('productSafety'),
  };
  const holds: Readonly<Record<ContentCondition, boolean>> = {
    cashOnDelivery: facts.codFee !== undefined,
    noCashOnDelivery: facts.codFee === undefined,
    bankTransfer: facts.takesBankTransfer,
    noBankTransfer: !facts.takesBankTransfer,
    inEu: market.isInEu,
    notInEu: !market.isInEu,
    vatValidation: terms.validatesVat(market),
    extraGuarantee: isFlagOn(merchant, 'extraGuarantee', countryCode),
  };
  const conditions = Object.entries(holds).filter(([, isTrue]) => isTrue);
  return {
    pictureStem,
    country: countryCode,
    now,
    conditions: new Set(conditions.map(([name]) => name as ContentCondition)),
    campaigns: new Set(
      findActiveCampaigns(merchant, countryCode, now).map(({ campaignName }) => campaignName),
    ),
    texts,
  };
}
