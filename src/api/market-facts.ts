import { type ContentCondition, contentConditions } from '../content/blocks.ts';
import type { Reading } from '../content/show-blocks.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import { type CurrencyCode, money } from '../kernel/money.ts';
import { getCashOnDelivery, isBankTransferAllowed } from '../markets/cash-and-bank.ts';
import { getMarket, type Market } from '../markets/countries.ts';
import { findDeliveryDays } from '../markets/delivery-days.ts';
import { getLocale } from '../markets/locales.ts';
import { findPartnerMethods } from '../markets/payment-methods.ts';
import { shippingRates } from '../markets/shipping-rates.ts';
import { findLegalTerms } from '../merchant/legal-terms.ts';
import {
  addressLinesOf,
  findActiveCampaigns,
  findBankAccount,
  isFlagOn,
  legalFactsOf,
} from '../merchant/merchant.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import { writeOpeningHours } from '../merchant/opening-hours.ts';
import type { MarketFacts } from './contract/content.ts';
import { writePlaceholderTexts } from './placeholder-texts.ts';

/** What pages say of the shop itself, whatever the market. */
export interface ContentContext {
  readonly merchant: () => Merchant;
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
  readonly validatesVat: (market: Market) => boolean;
  readonly takesCards: boolean;
  readonly takesExpress: boolean;
}

function findCompanyFacts(merchant: Merchant, locale: LocaleCode): MarketFacts['company'] {
  const { company = {} } = merchant;
  const { supervisoryAuthority = '' } = legalFactsOf(merchant, getLocale(locale).countryCode);
  return {
    name: company.name ?? '',
    addressLines: addressLinesOf(merchant, locale),
    registration: company.register ?? '',
    vatId: company.vatId ?? '',
    email: company.email ?? '',
    phone: company.phone ?? '',
    openingHours: company.openingHours === undefined ? '' : writeOpeningHours(company.openingHours, locale),
    supervisoryAuthority,
  };
}

export function findMarketFacts(locale: LocaleCode, now: Date, context: ContentContext): MarketFacts {
  const market = getMarket(getLocale(locale).countryCode);
  const { countryCode } = market;
  const currencyCode = context.currencyOf(market, now);
  const rates = shippingRates(countryCode, currencyCode, now);
  if (rates === undefined) throw new Error(`nothing is delivered to ${countryCode}`);
  const merchant = context.merchant();
  const terms = findLegalTerms(merchant, locale, now);
  const bankAccount = isBankTransferAllowed(countryCode)
    ? findBankAccount(merchant, currencyCode)
    : undefined;
  const codFee = getCashOnDelivery(countryCode).fee;
  const situation = { countryCode, currencyCode, clientType: 'PRIVATE' } as const;
  return {
    company: findCompanyFacts(merchant, locale),
    paymentMethods: context.takesCards ? findPartnerMethods({ ...situation, context: 'checkout' }) : [],
    expressWallets: context.takesExpress ? findPartnerMethods({ ...situation, context: 'wallets' }) : [],
    ...(bankAccount === undefined ? {} : { bankAccount }),
    takesBankTransfer: bankAccount !== undefined,
    ...(codFee === undefined ? {} : { codFee }),
    parcel: money(currencyCode, rates.parcel),
    freight: money(currencyCode, rates.freight),
    freeAbove: money(currencyCode, rates.freeAbove),
    parcelDays: findDeliveryDays(countryCode, 'parcel'),
    freightDays: findDeliveryDays(countryCode, 'freight'),
    returnDays: terms.withdrawalDays,
    hasFreeReturns: terms.freeReturns === true,
    guaranteeYears: terms.guaranteeYears,
    legalWords: terms.words,
  };
}

/** Which conditions of blocks hold in the market. */
function findConditions(
  market: Market,
  facts: MarketFacts,
  { merchant, validatesVat }: ContentContext,
): ReadonlySet<ContentCondition> {
  const takesCash = facts.codFee !== undefined;
  const holds: Readonly<Record<ContentCondition, boolean>> = {
    cashOnDelivery: takesCash,
    noCashOnDelivery: !takesCash,
    bankTransfer: facts.takesBankTransfer,
    noBankTransfer: !facts.takesBankTransfer,
    inEu: market.isInEu,
    notInEu: !market.isInEu,
    vatValidation: validatesVat(market),
    extraGuarantee: isFlagOn(merchant(), 'extraGuarantee', market.countryCode),
  };
  return new Set(contentConditions.filter((condition) => holds[condition]));
}

/** What a page's texts and conditions are filled from, in the market of the locale. */
export function findReading(
  locale: LocaleCode,
  now: Date,
  facts: MarketFacts,
  context: ContentContext,
  pictureStem: Reading['pictureStem'],
): Reading {
  const { countryCode } = getLocale(locale);
  const merchant = context.merchant();
  return {
    pictureStem,
    country: countryCode,
    now,
    conditions: findConditions(getMarket(countryCode), facts, context),
    campaigns: new Set(
      findActiveCampaigns(merchant, countryCode, now).map(({ campaignName }) => campaignName),
    ),
    texts: writePlaceholderTexts(locale, now, merchant, facts),
  };
}
